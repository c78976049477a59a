/// What a `#if` condition says about platforms: where it can hold and where it can fail.
///
/// A flag such as `DEBUG` can do both anywhere. `canImport` of a module that stands for no known
/// platform makes the condition opaque: nothing is claimed from it then.
package struct PlatformCondition: Hashable, Sendable {
  package var holds: Platforms
  var fails: Platforms
  package var isOpaque = false
  /// Modules that are there wherever the condition holds.
  package var canImport: Set<String> = []
  /// Modules that are there wherever it fails.
  var canImportElsewhere: Set<String> = []

  package static let always = PlatformCondition(holds: .all, fails: [])
  package static let unknown = PlatformCondition(holds: .all, fails: .all)

  /// Something that nothing is claimed from.
  static let opaque = PlatformCondition(holds: .all, fails: .all, isOpaque: true)

  package static func on(_ platforms: Platforms) -> PlatformCondition {
    PlatformCondition(holds: platforms, fails: Platforms.all.subtracting(platforms))
  }

  static prefix func ! (condition: PlatformCondition) -> PlatformCondition {
    PlatformCondition(
      holds: condition.fails, fails: condition.holds, isOpaque: condition.isOpaque,
      canImport: condition.canImportElsewhere, canImportElsewhere: condition.canImport)
  }

  static func && (left: PlatformCondition, right: PlatformCondition) -> PlatformCondition {
    PlatformCondition(
      holds: left.holds.intersection(right.holds),
      fails: left.fails.union(right.fails),
      isOpaque: left.isOpaque || right.isOpaque,
      canImport: both(left.canImport, right.canImport),
      canImportElsewhere: left.canImportElsewhere.intersection(right.canImportElsewhere))
  }

  static func || (left: PlatformCondition, right: PlatformCondition) -> PlatformCondition {
    PlatformCondition(
      holds: left.holds.union(right.holds),
      fails: left.fails.intersection(right.fails),
      isOpaque: left.isOpaque || right.isOpaque,
      canImport: left.canImport.intersection(right.canImport),
      canImportElsewhere: both(left.canImportElsewhere, right.canImportElsewhere))
  }

  /// Nobody asks for so many; longer lists would only make work.
  private static func both(_ left: Set<String>, _ right: Set<String>) -> Set<String> {
    left.count + right.count > 64 ? left : left.union(right)
  }
}
