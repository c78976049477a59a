import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// An element of a page, read by a parser that forgives nothing.
public final class PageElement {
  public let name: String
  public let attributes: [String: String]
  public private(set) var children: [PageElement] = []
  /// The words in it and below it, in order.
  public private(set) var text = ""

  init(name: String, attributes: [String: String]) {
    self.name = name
    self.attributes = attributes
  }

  /// The element and everything below it, in the order of the page.
  public var all: [PageElement] { [self] + children.flatMap(\.all) }

  /// Those of them that have the name.
  public func all(_ name: String) -> [PageElement] { all.filter { $0.name == name } }

  /// What is read aloud of it: its label, else its words; nil when there is nothing to read.
  public var spokenName: String? {
    let name = attributes["aria-label"] ?? text
    return name.contains { !$0.isWhitespace } ? name : nil
  }

  fileprivate func add(_ child: PageElement) { children.append(child) }
  fileprivate func add(_ words: String) { text += words }
}

/// Reads a page as XML.
final class PageReader: NSObject, XMLParserDelegate {
  /// The page is not well-formed.
  struct Malformed: Error {
    let line: Int
  }

  private var root: PageElement?
  private var open: [PageElement] = []
  /// Where the first error is; `parse()` forgives some.
  private var errorLine: Int?

  /// - Throws: ``Malformed``.
  static func read(_ text: String) throws(Malformed) -> PageElement {
    let reader = PageReader()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = reader
    let isRead = parser.parse()
    guard isRead, reader.errorLine == nil, let root = reader.root else {
      throw Malformed(line: reader.errorLine ?? parser.lineNumber)
    }
    return root
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    let element = PageElement(name: name, attributes: attributes)
    if let parent = open.last { parent.add(element) } else { root = element }
    open.append(element)
  }

  func parser(_ parser: XMLParser, foundCharacters words: String) {
    open.forEach { $0.add(words) }
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    open.removeLast()
  }

  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    errorLine = errorLine ?? parser.lineNumber
  }
}
