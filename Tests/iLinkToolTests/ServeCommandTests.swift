import Foundation
import Testing
import iLinkClient
import iLinkCore

@testable import iLinkTool

/// A call of `serve` while it runs: what it has said so far, and the signals that it gets.
// The texts are only touched between lock() and unlock(), so sharing the run is safe; the rest never changes.
private final class ServeRun: @unchecked Sendable {
  private let lock = NSLock()
  private var texts: [World.Stream: String] = [:]
  private var files: [String: String] = [:]
  private let said = AsyncStream<Void>.makeStream()
  private let signals = AsyncStream<Int32>.makeStream()

  func text(_ stream: World.Stream) -> String { lock.withLock { texts[stream] ?? "" } }
  func file(_ path: String) -> String? { lock.withLock { files[path] } }
  func send(_ signal: Int32) { signals.continuation.yield(signal) }

  /// Waits until the address was said, and gives it back.
  func address() async -> String {
    for await _ in said.stream {
      let all = text(.output) + text(.error)
      if let start = all.range(of: "http://") {
        return String(all[start.lowerBound...].prefix { !" \n\"".contains($0) })
      }
    }
    return ""
  }

  func world(files contents: [String: Data] = [:], input: String = "") -> World {
    var world = iLinkToolTests.world(input: input, files: contents)
    let signals = signals.stream
    world.signals = { signals }
    world.write = { [self] text, stream in
      lock.withLock { texts[stream, default: ""] += text }
      said.continuation.yield()
    }
    world.writeFile = { [self] path, data in
      guard !path.hasPrefix("/nowhere") else { throw CocoaError(.fileWriteNoPermission) }
      lock.withLock { files[path] = String(decoding: data, as: UTF8.self) }
    }
    world.removeFile = { [self] path in lock.withLock { files[path] = nil } }
    world.transport = { .urlSession(for: $0, timeLimit: $1) }
    return world
  }
}

/// The version that a store has.
private func version(_ address: String, _ app: String = "com.example.app", in country: Storefront = .us) async throws
  -> String
{
  let service = try #require(LookupService(address))
  let query = LookupQuery(
    .bundle(try #require(BundleID(app))), platform: .iOS, storefronts: StorefrontCandidates(only: country))
  return try await LookupClient.live(service: service, freshness: .off).lookUp(query).listing.versionText
}

@Suite(.timeLimit(.minutes(1))) struct `serve runs a store` {
  /// Runs a call until the body has ended, then stops it.
  private func serving(
    _ line: String, files: [String: Data] = [:], input: String = "",
    _ body: (ServeRun, String) async throws -> Void
  ) async throws -> Outcome {
    let run = ServeRun()
    let world = run.world(files: files, input: input)
    async let outcome = ilink("serve --port 0 " + line, in: world)
    let address = await run.address()
    try await body(run, address)
    run.send(SIGTERM)
    return await outcome
  }

  @Test(
    arguments: [
      ("", "com.example.app 2.3.0"), ("--version 2.5", "com.example.app 2.5"),
      ("--stage 2h", "com.example.app 2.2.0 → 2.3.0"), ("--previous 2.1", "com.example.app 2.1 → 2.3.0"),
      ("--previous none --stage 1h", "com.example.app (not sold) → 2.3.0"),
      ("--app a.b:1 --app a.c:2:macos", "a.b 2.3.0, a.c 2.3.0"),
      ("--app a.b:1 --app a.c:2 --app a.d:3 --app a.e:4", "a.b 2.3.0, a.c 2.3.0, a.d 2.3.0 and 1 more"),
      ("--previous 2.1 --stage instant", "com.example.app 2.3.0"),
    ])
  func `the first line says what is served, and where`(line: String, goods: String) async throws {
    let outcome = try await serving(line) { run, address in
      #expect(run.text(.output) == "Serving \(goods) at \(address) (stop with Ctrl-C)\n")
      #expect(run.text(.error).isEmpty && address.hasPrefix("http://127.0.0.1:"))
    }
    #expect(outcome == Outcome(messages: "Stopped.\n"))
  }

  @Test func `C25: as JSON it is one document on one line`() async throws {
    let outcome = try await serving("--json -q") { run, address in
      let text = run.text(.output)
      let object = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
      #expect(text.hasSuffix("}\n") && text.filter(\.isNewline).count == 1)
      #expect(Set(object.keys) == ["schema", "url", "port", "pid"] && object["schema"] as? String == "ilink.serve/1")
      #expect(object["url"] as? String == address && address.hasSuffix(":\(object["port"] as? Int ?? 0)"))
      #expect(object["pid"] as? Int == Int(ProcessInfo.processInfo.processIdentifier))
    }
    #expect(outcome == Outcome())
  }

  @Test func `the ready file has the address while the port is open`() async throws {
    let run = ServeRun()
    let world = run.world()
    async let outcome = ilink("serve --port 0 --ready-file ready", in: world)
    let address = await run.address()
    run.send(SIGINT)
    #expect(await outcome.status == .ok)
    #expect(run.file("ready") == nil, "\(address)")
    let failed = await ilink("serve --port 0 --ready-file /nowhere/ready", in: ServeRun().world())
    #expect(failed.status == .failure && failed.messages.contains("'/nowhere/ready' cannot be written"))
  }

  @Test func `check asks it like the real one`() async throws {
    _ = try await serving("--version 2.3.1 --absent ru") { run, address in
      let world = run.world()
      let update = await ilink("check com.example.app --installed 2.3.0 --store \(address)", in: world)
      #expect(update.status == .updateAvailable && update.output.hasPrefix("Update available: Example 2.3.0 → 2.3.1"))
      let absent = await ilink("check com.example.app --installed 1 -c ru --store \(address)", in: world)
      #expect(absent.status == .notFound)
      let mac = await ilink("check 123456789 --installed 2.3.1 --platform macos --store \(address)", in: world)
      #expect(mac.status == .ok)
    }
  }

  @Test func `-v tells of every request`() async throws {
    _ = try await serving("-v --fault http_500@kz --latency 1ms --stale 1d") { run, address in
      _ = try await version(address)
      _ = try? await version(address, in: Storefront("kz")!)
      let lines = run.text(.error).split(separator: "\n")
      #expect(lines.count == 2)
      #expect(
        lines[0].hasPrefix("GET /lookup?bundleId=com.example.app&country=us&entity=software: 200, 2.3.0, cached for"))
      #expect(lines[0].hasSuffix(" s, after 1 ms") && lines[1].hasSuffix(": 500, http_500, after 1 ms"))
    }
  }

  private static let scenario = Data(
    #"{"app": "a.b:7", "version": "5.0", "port": 1, "timeline": [{"at": 0, "country": "de", "version": "6.0"}]}"#.utf8)

  @Test func `a scenario file is the same options, and options win over it`() async throws {
    for (line, us) in [("--scenario s.json", "5.0"), ("--scenario - --version 5.5", "5.5")] {
      let input = String(decoding: Self.scenario, as: UTF8.self)
      _ = try await serving(line, files: ["s.json": Self.scenario], input: input) { _, address in
        let versions = [try await version(address, "a.b"), try await version(address, "a.b", in: Storefront("de")!)]
        #expect(versions == [us, "6.0"])
      }
    }
  }

  @Test func `listening for other machines is said`() async throws {
    let outcome = try await serving("--host 0.0.0.0") { run, address in
      #expect(run.text(.error) == "Every machine that reaches 0.0.0.0 can ask this store and change it.\n")
      #expect(address.hasPrefix("http://127.0.0.1:"))
    }
    #expect(outcome.status == .ok)
  }
}

@Suite(.timeLimit(.minutes(1))) struct `serve says what is wrong` {
  @Test(
    arguments: [
      ("--latency fast", "'fast' is no value of --latency. Use a length like 50ms"),
      ("--fault flood", "'flood' is no value of --fault. Use http_500, http_503,"),
      ("--app com.example.app", "'com.example.app' is no value of --app. Write it like"),
      ("--absent xx", "'xx' is no value of --absent."),
      ("--port 70000", "'70000' is no number for --port. Use a whole"),
      ("--throttle 20/h", "'20/h' is no value of --throttle."), ("--format csv", "a server has no format 'csv'."),
      ("--plain", "a server has no format 'plain'."), ("store", "'serve' takes no argument; there is 'store'."),
      ("store -- ls", "'serve' takes no argument; there is 'store'."), ("--", "there is no command behind '--'."),
      ("--scenario no.json", "'no.json' cannot be read."),
      ("--scenario bad.json", "'bad.json' is no scenario. 'x' is no key"),
      ("--interval 5m", "'--interval' is not an option of 'serve'."),
      ("--host example.com", "'example.com' is no address for --host. Use numbers"),
    ])
  func `words without meaning: status 2, and nothing is opened`(line: String, message: String) async {
    let run = ServeRun()
    let outcome = await ilink("serve --port 0 " + line, in: run.world(files: ["bad.json": Data(#"{"x":1}"#.utf8)]))
    #expect(outcome.status == .usage && outcome.output.isEmpty)
    #expect(outcome.messages.hasPrefix("ilink: \(message)"), "\(outcome.messages)")
    #expect(run.text(.output).isEmpty && run.text(.error).isEmpty)
  }

  @Test func `C18: all that is wrong is said in one go`() async {
    let outcome = await ilink("serve --latency fast --seed x --stale old --port z", in: ServeRun().world())
    #expect(outcome.messages.split(separator: "\n").count == 4)
  }

  @Test func `E11: a port is for one`() async throws {
    let run = ServeRun()
    let world = run.world()
    async let first = ilink("serve --port 0", in: world)
    let port = await run.address().split(separator: ":").last ?? ""
    let second = await ilink("serve --port \(port)", in: ServeRun().world())
    #expect(second.status == .failure)
    #expect(second.messages == "ilink: port \(port) is in use. Choose another, or --port 0 for any.\n")
    let asJSON = await ilink("serve --port \(port) --json", in: ServeRun().world())
    #expect(try json(asJSON)["code"] as? String == "failure")
    run.send(SIGTERM)
    #expect(await first.status == .ok)
  }

  @Test func `an address of another machine`() async {
    let outcome = await ilink("serve --port 0 --host 192.0.2.1", in: ServeRun().world())
    #expect(
      outcome.status == .failure && outcome.messages.hasPrefix("ilink: '192.0.2.1' is no address of this machine."))
  }
}

@Suite(.timeLimit(.minutes(1))) struct `serve runs a command` {
  @Test func `it knows the address, its status is ours, and signals go on to it`() async throws {
    let run = ServeRun()
    var world = run.world()
    let started = AsyncStream<([String], [String: String])>.makeStream()
    let ended = AsyncStream<Int32>.makeStream()
    world.startProgram = { words, variables in
      started.continuation.yield((words, variables))
      return RunningProgram {
        for await signal in ended.stream { return 128 + signal }
        return 0
      } send: {
        ended.continuation.yield($0)
      }
    }
    let copy = world
    async let outcome = ilink("serve --port 0 --version 2.4 -- swift test --filter X", in: copy)
    var iterator = started.stream.makeAsyncIterator()
    let (words, variables) = try #require(await iterator.next())
    #expect(words == ["swift", "test", "--filter", "X"] && Array(variables.keys) == ["ILINK_STORE_URL"])
    let address = variables["ILINK_STORE_URL"] ?? ""
    #expect(try await version(address) == "2.4")
    #expect(run.text(.output).isEmpty, "standard output is the command's")
    #expect(run.text(.error) == "Serving com.example.app 2.4 at \(address)\n")
    run.send(SIGTERM)
    let result = await outcome
    #expect(result.programStatus == 143 && result.output.isEmpty && result.messages.isEmpty)
    let gone = try? await version(address)
    #expect(gone == nil)
  }

  @Test(arguments: [Int32(0), 7, 130])
  func `whatever the status is`(status: Int32) async {
    var world = ServeRun().world()
    world.startProgram = { _, _ in
      RunningProgram {
        status
      } send: { _ in
      }
    }
    #expect(await ilink("serve --port 0 -q -- true", in: world).programStatus == status)
  }

  @Test func `a command that cannot be run is named`() async {
    let outcome = await ilink("serve --port 0 -- no-such-program x", in: ServeRun().world())
    #expect(outcome.status == .failure && outcome.programStatus == nil)
    #expect(outcome.messages.hasPrefix("ilink: 'no-such-program' cannot be run"))
  }
}

@Suite struct `The word --version` {
  @Test(arguments: [
    "--version", "serve --version", "serve --version -- ls", "serve --port 0 --version --json", "links --version 5",
    "--version 5 links", "links --version=5", "serve --version 2.3.0 --version",
  ])
  func `alone, and where it takes no value, it asks for ours`(line: String) async {
    #expect(await ilink(line) == Outcome("ilink 2.0.0\n"))
  }

  @Test(arguments: [
    ("serve --version 2.4", "2.4"), ("serve --version=beta", "beta"), ("--version 2.4 serve", "2.4"),
    ("serve --version v2", "v2"), ("serve --version 1 --version 2", "2"),
  ])
  func `with a value it is the store's, where there is one`(line: String, version: String) {
    let parsed = ParsedArguments(line.split(separator: " ").map(String.init))
    #expect(!parsed.asksForVersion && parsed.value(.version) == version && parsed.command == "serve")
    #expect(parsed.operands.isEmpty && parsed.problems.isEmpty)
  }
}
