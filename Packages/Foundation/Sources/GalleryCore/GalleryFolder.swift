public import Foundation

/// The folder that a gallery is written to.
public struct GalleryFolder {
  /// Why nothing, or not everything, was written.
  public enum Failure: Error, CustomStringConvertible {
    case cannotMake(String, reason: String)
    /// A file of somebody's own has the name of a page.
    case taken(String)
    case cannotWrite(String, reason: String)

    public var description: String {
      switch self {
      case .cannotMake(let path, let reason): "cannot make the folder \(path): \(reason)"
      case .taken(let path): "\(path) is no page of a gallery; nothing was written"
      case .cannotWrite(let path, let reason): "cannot write \(path): \(reason)"
      }
    }
  }

  let url: URL

  public init(url: URL) {
    self.url = url
  }

  /// Writes the files, each whole or not at all; files of other names stay as they are.
  public func write(_ files: [(name: String, text: String)]) throws(Failure) {
    if let file = fileInTheWay {
      throw .cannotMake(url.path, reason: "\(file) is a file")
    }
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    } catch {
      throw .cannotMake(url.path, reason: error.localizedDescription)
    }
    for file in files where isTaken(file.name) {
      throw .taken(url.appending(component: file.name).path)
    }
    for file in files {
      let target = url.appending(component: file.name)
      do {
        try Data(file.text.utf8).write(to: target, options: .atomic)
      } catch {
        throw .cannotWrite(target.path, reason: error.localizedDescription)
      }
    }
  }

  /// The first part of the path, from its end, that exists, when that is no folder.
  private var fileInTheWay: String? {
    var part = url.standardizedFileURL
    while part.path != "/" {
      var isFolder: ObjCBool = false
      if FileManager.default.fileExists(atPath: part.path, isDirectory: &isFolder) {
        return isFolder.boolValue ? nil : part.path
      }
      part.deleteLastPathComponent()
    }
    return nil
  }

  /// Whether something stands there that is no page of an earlier gallery.
  private func isTaken(_ name: String) -> Bool {
    let path = url.appending(component: name).path
    guard FileManager.default.fileExists(atPath: path) else { return false }
    guard let text = FileManager.default.contents(atPath: path) else { return true }
    return text.prefix(1024).range(of: Data("content=\"\(HTMLDocument.generator)\"".utf8)) == nil
  }
}
