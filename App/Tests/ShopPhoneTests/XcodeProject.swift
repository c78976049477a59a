import Foundation

/// An Xcode project: the objects of its file, and its shared schemes.
struct XcodeProject {
  /// One object: its id, and what it holds.
  struct Object {
    let id: String
    let values: [String: Any]

    var isa: String { text("isa") }
    func text(_ key: String) -> String { values[key] as? String ?? "" }
    func list(_ key: String) -> [String] { values[key] as? [String] ?? [] }
    var settings: [String: String] { values["buildSettings"] as? [String: String] ?? [:] }
  }

  /// What the project file is not.
  struct FormatError: Error {
    let reason: String
  }

  /// The folder that the project's paths start from.
  let folder: URL
  let formatVersion: String
  let rootID: String
  let objects: [String: Object]
  /// The text of each shared scheme, by its name.
  let schemes: [String: String]

  /// - Parameter text: a property list of the old style, as Xcode writes it.
  init(text: String, schemes: [String: String], folder: URL) throws {
    let list = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
    guard let file = list as? [String: Any], let objects = file["objects"] as? [String: Any],
      let rootID = file["rootObject"] as? String
    else { throw FormatError(reason: "not a project file") }
    self.objects = try Dictionary(
      uniqueKeysWithValues: objects.map { id, values in
        guard let values = values as? [String: Any] else {
          throw FormatError(reason: "\(id) is no object")
        }
        return (id, Object(id: id, values: values))
      })
    formatVersion = file["objectVersion"] as? String ?? ""
    self.rootID = rootID
    self.schemes = schemes
    self.folder = folder
  }

  /// The objects of a kind, in the order of their ids.
  func all(_ isa: String) -> [Object] {
    objects.values.filter { $0.isa == isa }.sorted { $0.id < $1.id }
  }
}
