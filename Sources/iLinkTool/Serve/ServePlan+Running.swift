import Foundation
import StoreSimulator

extension ServePlan {
  /// Serves until a signal comes, or the program that is run has ended.
  func run() async throws(CommandFailure) -> Outcome {
    let signals = call.world.signals()
    let server = try start()
    defer {
      server.stop()
      if let readyFile { call.world.removeFile(readyFile) }
    }
    try writeReadyFile(server)
    announce(server)
    guard let program else {
      for await _ in signals { break }
      return Outcome(messages: call.settings.verbosity == .quiet ? "" : "Stopped.\n")
    }
    return try await run(program, server, signals)
  }

  private func start() throws(CommandFailure) -> SimulatorServer {
    let store = SimulatedStore(scenario, openedAt: call.now)
    var onRequest: (@Sendable (JournalEntry) -> Void)?
    if call.settings.verbosity == .verbose {
      let write = call.world.write
      onRequest = { write($0.line, .error) }
    }
    do throws(SimulatorServer.Failure) {
      return try SimulatorServer(store, host: host, port: port, onRequest: onRequest)
    } catch {
      throw failure(error)
    }
  }

  private func failure(_ failure: SimulatorServer.Failure) -> CommandFailure {
    switch failure.reason {
    case .portInUse:
      CommandFailure(.failure, "port \(port) is in use", hint: "Choose another, or --port 0 for any.")
    case .notAllowed:
      CommandFailure(.failure, "port \(port) may not be opened", hint: "Choose one above 1023, or --port 0 for any.")
    case .notHere:
      CommandFailure(
        .failure, "\(Harmless.quoted(host)) is no address of this machine", hint: "Use 127.0.0.1, or 0.0.0.0 for all.")
    case .notAnAddress:
      CommandFailure(
        .usage, "\(Harmless.quoted(host)) is no address for --host", hint: "Use numbers, like 127.0.0.1 or ::1.")
    case .other:
      CommandFailure(
        .failure, "port \(port) cannot be opened: \(failure.text)", hint: "Choose another port or address.")
    }
  }

  /// Says that the port is open, and where. A program that is run has standard output for itself.
  private func announce(_ server: SimulatorServer) {
    let stream: World.Stream = program == nil ? .output : .error
    if call.settings.format == .json {
      call.world.write(document(server).line, stream)
    } else if program == nil || call.settings.verbosity != .quiet {
      call.world.write("Serving \(goods) at \(server.url)\(program == nil ? " (stop with Ctrl-C)" : "")\n", stream)
    }
    if !isLocal, call.settings.verbosity != .quiet {
      call.world.write("Every machine that reaches \(host) can ask this store and change it.\n", .error)
    }
  }

  private func writeReadyFile(_ server: SimulatorServer) throws(CommandFailure) {
    guard let readyFile else { return }
    do {
      try call.world.writeFile(readyFile, Data("\(server.url)\n".utf8))
    } catch {
      throw CommandFailure(
        .failure, "\(Harmless.quoted(readyFile)) cannot be written", hint: "Check the folder and who may write to it.")
    }
  }

  private var isLocal: Bool { host == "localhost" || host == "::1" || host.hasPrefix("127.") }

  /// `com.example.app 2.2.0 → 2.3.0`.
  private var goods: String {
    let apps = scenario.apps.prefix(3).map { app in
      let version = Harmless.line(scenario.version(of: app))
      guard scenario.stage != nil else { return "\(app.bundleID) \(version)" }
      return "\(app.bundleID) \(scenario.previousVersion(of: app).map(Harmless.line) ?? "(not sold)") → \(version)"
    }
    let more = scenario.apps.count - apps.count
    return apps.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
  }

  private func document(_ server: SimulatorServer) -> JSON {
    .object([
      "schema": .string("ilink.serve/1"), "url": .string(server.url), "port": .integer(Int(server.port)),
      "pid": .integer(Int(ProcessInfo.processInfo.processIdentifier)),
    ])
  }

  /// Runs the program against the store, and passes signals on to it; its end is ours.
  private func run(
    _ program: [String], _ server: SimulatorServer, _ signals: AsyncStream<Int32>
  ) async throws(CommandFailure) -> Outcome {
    let running: RunningProgram
    do {
      running = try call.world.startProgram(program, ["ILINK_STORE_URL": server.url])
    } catch {
      let reason = (error as? Programs.Failure).map { ": \($0.text)" } ?? ""
      throw CommandFailure(
        .failure, "\(Harmless.quoted(program[0])) cannot be run\(reason)", hint: "Check the name and PATH.")
    }
    // What Ctrl-C sends goes to the program as well, since it is in the same group; all else is sent to us alone.
    let world = call.world
    let hasTerminal = [world.inputTerminal, world.outputTerminal, world.errorTerminal].contains(where: \.isTerminal)
    let passing = Task {
      for await signal in signals where signal != SIGINT || !hasTerminal { running.send(signal) }
    }
    let status = await running.status()
    passing.cancel()
    var outcome = Outcome()
    outcome.programStatus = status
    return outcome
  }
}

extension JournalEntry {
  /// `GET /lookup?…: 200, 2.3.0, 50 ms`.
  fileprivate var line: String {
    var facts = ["\(status)"]
    if let version = background.version { facts.append(version) }
    if let fault = background.fault { facts.append(fault.rawValue) }
    if background.isThrottled { facts.append("throttled") }
    if let age = background.cacheAge { facts.append("cached for \(age) s") }
    if delay > 0 { facts.append("after \(Int((delay * 1000).rounded())) ms") }
    return Harmless.line("\(method) \(target.prefix(300)): \(facts.joined(separator: ", "))") + "\n"
  }
}
