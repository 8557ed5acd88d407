/// Where config files are: the project's own, and the user's.
enum ConfigPlaces {
  static let projectFile = ".ilink.json"

  /// The project's file: in this folder or the nearest one above it, up to the top folder of the repository.
  ///
  /// Where there is no repository, only this folder counts: above it are folders of other people's, such as `/tmp`.
  static func project(in world: World) -> String? {
    guard let start = world.currentDirectory(), start.hasPrefix("/") else { return nil }
    var found: String?
    for folder in upwards(from: start) {
      let file = joined(folder, projectFile)
      if found == nil, world.fileExists(file) { found = file }
      if world.fileExists(joined(folder, ".git")) { return found }
    }
    return found == joined(start, projectFile) ? found : nil
  }

  /// The user's file, as the XDG Base Directory Specification says; a relative path there counts as none.
  static func user(in world: World) -> String? {
    let set = world.environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let home = world.environment["HOME"].flatMap { $0.isEmpty ? nil : joined($0, ".config") }
    guard let folder = set ?? home else { return nil }
    let file = joined(folder, "ilink/config.json")
    return world.fileExists(file) ? file : nil
  }

  /// How messages name a file: short where it lies in this folder.
  static func name(of file: String, in world: World) -> String {
    file == world.currentDirectory().map { joined($0, projectFile) } ? projectFile : file
  }

  /// The folder and those above it.
  private static func upwards(from folder: String) -> [String] {
    var folders = [folder]
    while let last = folders.last, let slash = last.lastIndex(of: "/"), last != "/" {
      folders.append(slash == last.startIndex ? "/" : String(last[..<slash]))
    }
    return folders
  }

  private static func joined(_ folder: String, _ name: String) -> String {
    folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }
}
