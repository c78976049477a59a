import Foundation
import ShopLaunch

/// What the scheme's arguments ask for.
enum PhoneOptions {
  /// Why the arguments cannot be applied, in one line for the person.
  struct Refusal: Error, CustomStringConvertible {
    let description: String
  }

  /// The options of this process; what is stored stays in the app's own support folder.
  static func current() throws(Refusal) -> LaunchOptions {
    do throws(LaunchOptions.Request) {
      var options = try LaunchOptions(arguments: own(CommandLine.arguments.dropFirst()))
      if options.dataFolder == nil, options.server == nil {
        options.dataFolder = try folder().path
      }
      return options
    } catch {
      switch error {
      case .help, .version: throw Refusal(description: "the commands print help; see docs/ios.md")
      case .refuse(let reason): throw Refusal(description: reason)
      }
    }
  }

  private static func folder() throws(LaunchOptions.Request) -> URL {
    let folders = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
    guard let support = folders.first else {
      throw .refuse("there is no folder to store things in")
    }
    return support.appending(component: "Shop")
  }

  /// The arguments without the system's own, which are pairs such as `-AppleLanguages (de)`.
  static func own(_ arguments: ArraySlice<String>) -> [String] {
    var (own, rest) = ([String](), arguments)
    while let argument = rest.popFirst() {
      if argument.hasPrefix("-"), !argument.hasPrefix("--") {
        rest = rest.dropFirst()
      } else {
        own.append(argument)
      }
    }
    return own
  }
}
