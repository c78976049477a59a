import CommerceDomain
import Testing

@Suite struct LeftOutTests {
  @Test(
    "a message counts what is missing, and there is none where nothing is",
    arguments: [
      (LeftOut(0), nil), (1, "1 entry could not be read and is not shown."),
      (2, "2 entries could not be read and are not shown."),
    ] as [(LeftOut, String?)])
  func message(leftOut: LeftOut, message: String?) {
    #expect(leftOut.message("entry", plural: "entries") == message)
  }

  @Test("the plural is the noun with an s unless it is given")
  func plural() {
    #expect(LeftOut(3).message("store") == "3 stores could not be read and are not shown.")
  }
}
