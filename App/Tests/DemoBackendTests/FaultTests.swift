import DemoBackend
import NetworkCore
import Testing

@Suite struct FaultTests {
  private func probe(_ rules: String...) async throws -> BackendProbe {
    try await BackendProbe(
      options: DemoBackendOptions(faults: try rules.map { try #require(FaultRule($0)) }))
  }

  @Test("a status is answered as often as asked for, then the call works")
  func status() async throws {
    let probe = try await probe("GET:/v1/stores=503@2")
    #expect(try await probe.call("GET /v1/stores").status == 503)
    #expect(try await probe.call("GET /v1/stores/thai-garden").status == 200)
    #expect(try await probe.call("GET /v1/stores").status == 503)
    #expect(try await probe.call("GET /v1/stores").status == 200)
  }

  @Test("a star stands for whatever follows; without a count every call is hit")
  func prefix() async throws {
    let probe = try await probe("GET:/v1/stores*=500")
    #expect(try await probe.call("GET /v1/stores").status == 500)
    #expect(try await probe.call("GET /v1/stores/thai-garden").status == 500)
    #expect(try await probe.call("GET /v1/basket").status == 200)
  }

  @Test("a dropped call is not carried out; a lost answer's call is")
  func lost() async throws {
    let call = "POST /v1/payments"
    let payment = #"{"orderId":"1001","amount":{"minorUnits":2450,"currency":"EUR"}}"#
    let list = "GET /v1/payments?orderId=1001"

    let dropping = try await probe("POST:/v1/payments=drop@1")
    await #expect(throws: HTTPError.self) { try await dropping.call(call, payment, key: "a") }
    #expect(try await dropping.call(list).body["payments"].array.isEmpty)

    let losing = try await probe("POST:/v1/payments=lost@1")
    await #expect(throws: HTTPError.self) { try await losing.call(call, payment, key: "a") }
    #expect(try await losing.call(list).body["payments"].array.count == 1)
    #expect(
      try await losing.call(call, payment, key: "a").headers["Idempotency-Replayed"] == "true")
  }

  @Test(
    "what is no rule is refused",
    arguments: [
      "", "GET", "GET:/v1", "GET:/v1=", "FETCH:/v1=503", "GET:v1=503", "GET:/v1=200",
      "GET:/v1=600", "GET:/v1=drop@0", "GET:/v1=drop@-1", "GET:/v1=drop@x", "GET:/v1=drop@1@2",
      "=GET:/v1",
    ])
  func malformed(rule: String) {
    #expect(FaultRule(rule) == nil)
  }
}
