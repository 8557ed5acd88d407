import Foundation
import Testing

@Suite struct `Config files on a disk` {
  private func run(_ line: String, in folder: Folder, _ place: String = ".") async throws -> ProgramRun {
    try await ProgramRun.ilink(
      environment: ["HOME": folder.path + "/me"], shell: "cd '\(folder.path)/\(place)' && \"$ilink\" \(line)")
  }

  @Test func `C44: the project's file is found from a folder below it, the user's in ~/.config, and both are listed`()
    async throws
  {
    let folder = try Folder()
    defer { folder.remove() }
    try folder.write("", to: "project/.git/HEAD")
    try folder.write(#"{"country": "de", "links": {"only": "page"}}"#, to: "project/.ilink.json")
    try folder.write(#"{"country": "fr", "app": "id7"}"#, to: "me/.config/ilink/config.json")
    try folder.write("", to: "project/deep/er/file")
    #expect(try await run("links", in: folder, "project/deep/er").output == "https://apps.apple.com/de/app/id7\n")
    let version = try await run("version --verbose", in: folder, "project").output
    #expect(version.contains("configFiles: .ilink.json, ") && version.contains("/me/.config/ilink/config.json\n"))
    #expect(try await run("links --only page", in: folder, "me").output == "https://apps.apple.com/fr/app/id7\n")
    #expect(
      try await run("links 8 --only page --no-config", in: folder, "project").output
        == "https://apps.apple.com/app/id8\n")
  }

  @Test func `C44, C47: a broken file stops what reads it with its line, and nothing that does not`() async throws {
    let folder = try Folder()
    defer { folder.remove() }
    try folder.write("{\n  \"country\" \"de\"\n}\n", to: ".ilink.json")
    let broken = try await run("links 7", in: folder)
    #expect(broken.status == 2 && broken.output.isEmpty)
    #expect(
      broken.errors
        == "ilink: .ilink.json line 2 is not JSON: a colon behind the key is missing there. Mend it, or try --no-config.\n"
    )
    for line in ["--version", "--help", "completion bash", "help check"] {
      let run = try await run(line, in: folder)
      #expect(run.status == 0 && run.errors.isEmpty, "\(line)")
    }
  }

  @Test func `C44: a folder in the place of a file is named`() async throws {
    let folder = try Folder()
    defer { folder.remove() }
    try folder.write("", to: ".ilink.json/inside")
    let run = try await run("links 7", in: folder)
    #expect(run.status == 1 && run.errors.contains("the config file '.ilink.json' cannot be read"))
  }
}
