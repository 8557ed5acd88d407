import Foundation
import TestSupport
import Testing

/// The recipes of `Documentation/Continuous-integration.md`, taken from the page and run as they stand there.
@Suite(.serialized, .timeLimit(.minutes(4))) struct `The recipes for pipelines are true` {
  /// Commands that run one after the other, as the service that the block is for would run them.
  struct Recipe: Sendable, CustomTestStringConvertible {
    let heading: String
    let script: String
    var testDescription: String { "\(heading): \(script.split(separator: "\n").first ?? "")" }
    var waits: Bool { script.contains("--wait-for \"$VERSION\"") }
    var announces: Bool { script.contains("./announce.sh") }
  }

  static let recipes: [Recipe] = {
    let page = try? String(
      contentsOf: Fixtures.repository.appendingPathComponent("Documentation/Continuous-integration.md"), encoding: .utf8
    )
    var recipes: [Recipe] = []
    var heading = ""
    var language: String?
    var block: [Substring] = []
    for line in (page ?? "").split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```"), let ended = language {
        recipes.append(Recipe(heading: heading, script: script(block, ended)))
        language = nil
      } else if line.hasPrefix("```") {
        (language, block) = (String(line.dropFirst(3)), [])
      } else if language != nil {
        block.append(line)
      } else if line.hasPrefix("#") {
        heading = line.drop { $0 == "#" || $0 == " " }.description
      }
    }
    return recipes
  }()

  /// What a block has the shell do.
  private static func script(_ block: [Substring], _ language: String) -> String {
    let lines = block.map { $0.trimmingCharacters(in: .whitespaces) }
    switch language {
    case "yaml":
      // GitHub's steps say "run:"; GitLab's list stands under "script:". Each ends the job when it fails.
      let isList = lines.contains("script:")
      let commands = lines.compactMap { line -> String? in
        for mark in isList ? ["- "] : ["- run: ", "run: "] where line.hasPrefix(mark) {
          return String(line.dropFirst(mark.count))
        }
        return nil
      }
      return (["set -e"] + commands).joined(separator: "\n")
    case "ruby":
      let commands = lines.filter { $0.hasPrefix("sh(") }.map { line in
        line.dropFirst(3).dropLast().replacing("\"", with: "").replacing("options[:version]", with: "\"$VERSION\"")
          .replacing(", ", with: " ")
      }
      return (["set -e"] + commands.map(String.init)).joined(separator: "\n")
    default: return block.joined(separator: "\n")
    }
  }

  /// Runs a recipe where it finds what it needs: the command, an archive of version 2.2.0, a script to announce with, and
  /// a `swift` that asks the store that it is given.
  private func run(
    _ recipe: Recipe, store: String, installed: String = "2.2.0", timeout: String? = nil
  ) async throws -> (run: ProgramRun, files: [String], folder: URL) {
    let files = FileManager.default
    let folder = files.temporaryDirectory.appendingPathComponent("ilink-recipe-\(UUID().uuidString)")
    let app = folder.appendingPathComponent("build/MyApp.xcarchive")
    let programs = folder.appendingPathComponent("bin")
    for place in [app, programs] { try files.createDirectory(at: place, withIntermediateDirectories: true) }
    let facts: [String: Any] = [
      "ApplicationProperties": [
        "CFBundleIdentifier": "com.example.app", "CFBundleShortVersionString": installed,
        "ApplicationPath": "Applications/MyApp.app",
      ]
    ]
    try PropertyListSerialization.data(fromPropertyList: facts, format: .xml, options: 0)
      .write(to: app.appendingPathComponent("Info.plist"))
    try files.createSymbolicLink(
      at: programs.appendingPathComponent("ilink"), withDestinationURL: BuiltPrograms.url("ilink"))
    try program("ilink check com.example.app --installed 2.2.0 > tested", at: programs.appendingPathComponent("swift"))
    try program("echo \"${1:-}\" > announced", at: folder.appendingPathComponent("announce.sh"))
    var script = recipe.script
    if let timeout { script = script.replacing("--timeout 2h", with: "--timeout \(timeout)") }
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let run = try await ProgramRun.ilink(
      environment: [
        "PATH": "\(programs.path):\(path)", "ILINK_STORE_URL": store, "VERSION": "2.3.0",
        "GITHUB_STEP_SUMMARY": "summary.md", "CI_ARCHIVE_PATH": "build/MyApp.xcarchive",
      ], shell: "cd '\(folder.path)' || exit 99\n\(script)")
    return (run, try files.contentsOfDirectory(atPath: folder.path), folder)
  }

  private func program(_ line: String, at url: URL) throws {
    try Data("#!/bin/sh\n\(line)\n".utf8).write(to: url)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: url.path)
  }

  @Test func `there are recipes for each of the services`() {
    let headings = Set(Self.recipes.map(\.heading))
    #expect(headings.isSuperset(of: ["GitHub Actions", "GitLab", "fastlane", "Xcode Cloud"]))
    #expect(Self.recipes.count == 10 && Self.recipes.allSatisfy { $0.script.contains("ilink ") })
    #expect(Self.recipes.filter(\.waits).count == 5 && Self.recipes.filter(\.announces).count == 5)
  }

  /// Those that simulate hours are run by hand, and by the benchmark.
  private static let quick = recipes.filter { !$0.script.contains("--speed 60") }

  @Test(arguments: quick)
  func `where all is well it goes on`(recipe: Recipe) async throws {
    let shop = try await SimulatedShop()
    let isUpload = recipe.script.contains("store_behind")
    let (run, files, folder) = try await run(recipe, store: shop.address, installed: isUpload ? "2.4.0" : "2.2.0")
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(run.status == (recipe.script.contains("-- swift test") ? 10 : 0), "\(run.output)\(run.errors)")
    #expect(files.contains("announced") == recipe.announces)
    #expect(files.contains("tested") == recipe.script.contains("swift test"))
    if recipe.script.contains("SUMMARY") {
      let summary = try String(contentsOf: folder.appendingPathComponent("summary.md"), encoding: .utf8)
      #expect(summary.hasPrefix("Example: 2.3.0 is live in ") && summary.contains("\n\n| VERSION |"), "\(summary)")
    }
    if recipe.script.contains("links") {
      let link = try String(contentsOf: folder.appendingPathComponent("announced"), encoding: .utf8)
      #expect(link == "https://apps.apple.com/app/id123456789\n")
    }
    await shop.close()
  }

  @Test(arguments: quick.filter(\.waits))
  func `where the version is not there yet the gate stays closed, and nobody is told`(recipe: Recipe) async throws {
    let shop = try await SimulatedShop("--version 2.2.0")
    let (run, files, folder) = try await run(recipe, store: shop.address, timeout: "1s")
    defer { try? FileManager.default.removeItem(at: folder) }
    let isHandled = recipe.script.contains("case $status")
    #expect(run.status == (isHandled ? 0 : 7), "\(run.errors)")
    #expect(!files.contains("announced") && run.errors.contains("ilink: 2.3.0 was not live"))
    if isHandled { #expect(run.output == "not everywhere yet; the next run looks again\n") }
    if recipe.script.contains("SUMMARY") {
      let summary = try String(contentsOf: folder.appendingPathComponent("summary.md"), encoding: .utf8)
      #expect(summary.contains("| 2.2.0 |"), "\(summary)")
    }
    await shop.close()
  }

  @Test(arguments: quick.filter { $0.script.contains("check") })
  func `where nothing is known an upload is stopped`(recipe: Recipe) async throws {
    let shop = try await SimulatedShop("--fault html")
    let (run, _, folder) = try await run(recipe, store: shop.address)
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(run.status == 1 && run.errors.contains("the answer is not a lookup result"), "\(run.errors)")
    await shop.close()
  }

  @Test(arguments: quick.filter { $0.script.contains("store_behind") })
  func `what the store has already is not uploaded`(recipe: Recipe) async throws {
    let shop = try await SimulatedShop()
    for installed in ["2.3.0", "2.2.0"] {
      let (run, _, folder) = try await run(recipe, store: shop.address, installed: installed)
      try? FileManager.default.removeItem(at: folder)
      #expect(run.status == 1 && run.errors.isEmpty, "\(installed): \(run.errors)")
    }
    await shop.close()
  }
}
