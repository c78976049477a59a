/// An answer that is worth showing where parts of it could not be read.
///
/// The client logs the problems and counts the call as one that could not be decoded.
public protocol PartlyReadable: Decodable {
  /// Each part that was left out, by its coding path.
  var problems: [DecodingProblem] { get }
}
