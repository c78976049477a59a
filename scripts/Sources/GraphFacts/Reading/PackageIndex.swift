/// Finds packages by folder, by reference and by what lies in them.
struct PackageIndex {
  /// Whose a folder is.
  enum Owner: Hashable {
    /// A place in the list of manifests.
    case package(Int)
    /// A package whose manifest could not be read.
    case unread
  }

  private let root: String
  private var owners: [String: Owner] = [:]
  private var identities: [String: Int] = [:]

  /// `unread` are the folders of packages whose manifests could not be read.
  init(root: String, manifests: [LoadedManifest], unread: [String]) {
    self.root = root
    for folder in unread { owners[folder] = .unread }
    for (index, manifest) in manifests.enumerated() {
      owners[manifest.folder] = .package(index)
      let identity = Path.name(of: manifest.folder).lowercased()
      if !identity.isEmpty, identities[identity] == nil { identities[identity] = index }
    }
  }

  /// The innermost package around a folder; nil where there is none.
  func owner(ofFolder folder: String) -> Owner? {
    guard Path.contains("", folder) else { return nil }
    var folder = folder
    while !folder.isEmpty {
      if let owner = owners[folder] { return owner }
      folder = Path.parent(of: folder)
    }
    return owners[""]
  }

  /// The package that a manifest's reference means; nil where it is another repository's.
  func package(_ reference: Manifest.PackageReference) -> Int? {
    guard let path = reference.path else { return identities[reference.identity] }
    guard case .package(let index)? = owner(at: path) ?? owner(at: realPath(path)) else {
      return nil
    }
    return index
  }

  private func owner(at path: String) -> Owner? {
    Path.relative(path, to: root).flatMap { owners[$0] }
  }

  private func realPath(_ path: String) -> String {
    (try? FileSystem.realPath(path)) ?? path
  }
}
