import Foundation
import iLinkKit

/// Finding an app's words on disk.
extension AppStrings {
  /// Reads a folder: one with `.lproj` folders in it, a single `.lproj`, a built app, one with a string catalog, or one
  /// with a file `<language>.strings` for each language.
  static func read(_ path: String, in world: World) throws(CommandFailure) -> AppStrings {
    let shown = Harmless.quoted(path)
    let folder = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    guard let names = try? world.folder(folder) else {
      throw CommandFailure(
        .failure, "\(shown) is not a folder that can be read", hint: "Give the folder that holds en.lproj and the like."
      )
    }
    if folder.hasSuffix(".lproj") { return AppStrings(files: try [localized(folder, in: world)].compactMap { $0 }) }
    for place in [folder, folder + "/Contents/Resources", folder + "/Resources"] {
      let inside = place == folder ? names : (try? world.folder(place)) ?? []
      // Beside a catalog, `.lproj` folders hold other things.
      if inside.contains(catalogName) { return try catalog(place + "/" + catalogName, in: world) }
      let found = try files(place, inside.sorted(), in: world)
      if !found.isEmpty { return AppStrings(files: found) }
    }
    throw CommandFailure(
      .usage, "there are no texts of an app in \(shown)", hint: "Give the folder that holds en.lproj and the like.")
  }

  private static let catalogName = "Localizable.xcstrings"

  private static func catalog(_ path: String, in world: World) throws(CommandFailure) -> AppStrings {
    if let catalog = StringCatalog(try data(path, in: world)) {
      return AppStrings(files: catalog.files, fallBack: catalog.sourceLanguage)
    }
    throw CommandFailure(
      .usage, "\(Harmless.quoted(path)) is not a string catalog",
      hint: "Save it again in Xcode, or give .lproj folders.")
  }

  private static func files(
    _ folder: String, _ names: [String], in world: World
  ) throws(CommandFailure) -> [TextFile] {
    var files: [TextFile] = []
    for name in names where name.hasSuffix(".lproj") {
      if let file = try localized(folder + "/" + name, in: world) { files.append(file) }
    }
    guard files.isEmpty else { return files }
    for name in names where name.hasSuffix(".strings") {
      let file = TextFile(
        language: String(name.dropLast(".strings".count)), contents: try contents(folder + "/" + name, in: world))
      // `Localizable.strings` and `InfoPlist.strings` are not named for a language.
      if file.tag != nil || file.entries.contains(where: { $0.key.hasPrefix("iLink") }) { files.append(file) }
    }
    return files
  }

  /// The words in a `.lproj` folder; `nil` for `Base.lproj`, which is no language. Without a `Localizable.strings` there
  /// are none, but the language is one of the app's.
  private static func localized(_ folder: String, in world: World) throws(CommandFailure) -> TextFile? {
    let name = folder.split(separator: "/").last.map { String($0.dropLast(".lproj".count)) } ?? ""
    guard name != "Base" else { return nil }
    let path = folder + "/Localizable.strings"
    return TextFile(language: name, contents: world.fileExists(path) ? try contents(path, in: world) : "")
  }

  private static func contents(_ path: String, in world: World) throws(CommandFailure) -> String {
    text(try data(path, in: world))
  }

  private static func data(_ path: String, in world: World) throws(CommandFailure) -> Data {
    do { return try world.readFile(path) } catch {
      throw CommandFailure(
        .failure, "\(Harmless.quoted(path)) cannot be read", hint: "Check that it is a file and who may read it.")
    }
  }

  /// A file as text: UTF-8, or UTF-16 with its mark; a property list, as built apps have it, is written out.
  static func text(_ data: Data) -> String {
    if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
      return String(data: data, encoding: .utf16) ?? ""
    }
    guard data.starts(with: Data("bplist".utf8)) || data.starts(with: Data("<?xml".utf8)) else {
      return String(decoding: data, as: UTF8.self)
    }
    let list = (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any] ?? [:]
    return TextFile(language: "", texts: list.compactMapValues { $0 as? String }).contents
  }
}
