#if os(Linux)
import Foundation
import Testing

@Suite struct `open hands the link to the system` {
  private func open(_ words: String, opener: String?, more: String = "") async throws -> (run: ProgramRun, got: String?)
  {
    let folder = try Folder()
    defer { folder.remove() }
    if let opener { try folder.write("#!/bin/sh\n\(opener)\n", to: "bin/xdg-open", isProgram: true) }
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("bin"), withIntermediateDirectories: true)
    let run = try await ProgramRun.ilink(
      shell: "\(more)PATH='\(folder.path)/bin' GOT='\(folder.path)/got' \"$ilink\" open \(words)")
    return (run, folder.read("got"))
  }

  @Test func `E9: a scripted opener gets the whole link as one word, and its output is no data of ours`() async throws {
    let (run, got) = try await open(
      "284910350 --page review", opener: #"printf '%s|' "$@" >"$GOT"; echo chatter; echo complaint >&2"#)
    #expect(got == "https://apps.apple.com/app/id284910350?action=write-review|")
    #expect(run.status == 0 && run.output.isEmpty)
    #expect(run.errors == "chatter\ncomplaint\nOpened https://apps.apple.com/app/id284910350?action=write-review\n")
  }

  @Test func `an opener that fails is named, and the link is printed`() async throws {
    let (run, _) = try await open("284910350", opener: "exit 4")
    #expect(run.status == 1 && run.output == "https://apps.apple.com/app/id284910350\n")
    #expect(
      run.errors == "ilink: xdg-open did not open the link (it ended with status 4). The link is printed above.\n")
  }

  @Test func `E9: without an opener the link is printed, and the status is 1`() async throws {
    let (run, _) = try await open("284910350", opener: nil)
    #expect(run.status == 1 && run.output == "https://apps.apple.com/app/id284910350\n")
    #expect(
      run.errors
        == "ilink: no program to open links was found (looked for xdg-open). The link is printed above.\n")
  }

  @Test func `--print starts nothing`() async throws {
    let (run, got) = try await open("284910350 --print", opener: #": >"$GOT""#)
    #expect(run.status == 0 && run.output == "https://apps.apple.com/app/id284910350\n" && got == nil)
  }
}
#endif
