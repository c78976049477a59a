/// SwiftPM's answers of earlier runs, kept by content and toolchain in one compact file.
///
/// A manifest that may read more than its own text is never kept.
package struct ManifestCache {
  private let root: String
  private let toolchain: String
  private var entries: [String: (key: String, dump: JSON)] = [:]
  private var used: [String: (key: String, dump: JSON)] = [:]
  private var isChanged = false
  private static let version = "1"

  package init(root: String, toolchain: String) {
    self.root = root
    self.toolchain = toolchain
    // A damaged cache is an empty one: everything in it can be had again.
    guard let bytes = try? FileSystem.read(path), let json = try? JSONParser.parse(bytes),
      json["version"]?.string == Self.version, json["toolchain"]?.string == toolchain
    else { return }
    for member in json["manifests"]?.members ?? [] {
      guard let key = member.value["key"]?.string, let dump = member.value["dump"] else { continue }
      entries[member.key] = (key, dump)
    }
  }

  /// What SwiftPM said of the manifest in a folder, if it would say the same today.
  package mutating func dump(for folder: String) -> JSON? {
    guard let entry = entries[folder], entry.key == key(folder) else { return nil }
    used[folder] = entry
    return entry.dump
  }

  package mutating func store(_ dump: JSON, for folder: String) {
    guard let key = key(folder) else { return }
    used[folder] = (key, dump)
    isChanged = true
  }

  /// Writes what this run used. A cache that cannot be written costs time and nothing else.
  package func save() {
    guard isChanged || used.count != entries.count else { return }
    let manifests = used.sorted { $0.key < $1.key }.map { folder, entry in
      JSON.Member(
        key: folder, value: .dictionary(["key": .string(entry.key), "dump": entry.dump]))
    }
    let json = JSON.dictionary([
      "version": .string(Self.version), "toolchain": .string(toolchain),
      "manifests": .object(manifests),
    ])
    try? FileSystem.makeDirectory(Path.parent(of: path))
    try? FileSystem.write(Array(json.text(pretty: false).utf8), to: path)
  }

  private var path: String { Path.join(root, ".build/modgraph/manifests.json") }

  /// Covers the folder, and every manifest in it.
  private func key(_ folder: String) -> String? {
    let absolute = Path.join(root, folder)
    var hash = ContentHash()
    hash.add(Array(absolute.utf8))
    return hash.addManifests(in: absolute) ? hash.text : nil
  }
}

extension ContentHash {
  /// Adds every manifest in a folder, those for certain tools versions too. False where one cannot
  /// be read, or may read more than its own text.
  package mutating func addManifests(in folder: String) -> Bool {
    guard let entries = try? FileSystem.entries(of: folder) else { return false }
    for entry in entries where entry.name.hasPrefix("Package") && entry.name.hasSuffix(".swift") {
      guard let bytes = try? FileSystem.read(Path.join(folder, entry.name)),
        !readsItsSurroundings(bytes)
      else { return false }
      add(Array(entry.name.utf8))
      add(bytes)
    }
    return true
  }

  private func readsItsSurroundings(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      let words: [StaticString] = ["environment", "gitInformation"]
      return ImportScanner.scan(bytes).contains { $0.module != "PackageDescription" }
        || words.contains { BackwardSearch.last($0, in: bytes, before: bytes.count) != nil }
    }
  }
}

/// FNV-1a in two widths of start: not against an enemy, who could edit the manifest anyway.
package struct ContentHash {
  private var first: UInt64 = 0xcbf2_9ce4_8422_2325
  private var second: UInt64 = 0x6c62_272e_07bb_0142

  package init() {}

  package mutating func add(_ bytes: [UInt8]) {
    for byte in bytes {
      first = (first ^ UInt64(byte)) &* 0x100_0000_01b3
      second = (second ^ UInt64(byte)) &* 0x100_0000_01cf
    }
    // The length keeps neighbours apart.
    first = (first ^ UInt64(bytes.count)) &* 0x100_0000_01b3
  }

  package var text: String { String(first, radix: 16) + String(second, radix: 16) }
}
