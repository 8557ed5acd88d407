import Foundation

/// A file named by an option; `-` is standard input.
enum InputFile {
  /// Its content; `nil` when the option is not given.
  static func read(_ option: Option, _ call: Call) throws(CommandFailure) -> Data? {
    guard let path = call.parsed.value(option) else { return nil }
    do {
      return path == "-" ? try call.world.standardInput() : try call.world.readFile(path)
    } catch {
      throw CommandFailure(
        .failure, "\(name(option, call)) cannot be read", hint: "Check that it is a file and who may read it.")
    }
  }

  /// How a message names it.
  static func name(_ option: Option, _ call: Call) -> String {
    let path = call.parsed.value(option) ?? ""
    return path == "-" ? "standard input" : Harmless.quoted(path)
  }
}
