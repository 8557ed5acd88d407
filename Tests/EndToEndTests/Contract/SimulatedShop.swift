import Foundation
import TestSupport
import Testing

/// A running `ilink serve` for a test of another command: what is asked of it, and what it was asked.
final class SimulatedShop {
  /// A line of the journal.
  struct Request {
    let target: String
    let country: String?
    let connection: Int
    let status: Int
    let version: String?
    let userAgent: String?
    let acceptEncoding: String?
    /// In seconds since the store opened.
    let at: TimeInterval
  }

  private let serve: ServeProcess

  /// Opens a store with a line of options of `serve`.
  init(_ options: String = "") async throws {
    serve = try await ServeProcess(options.split(separator: " ").map(String.init))
    try #require(serve.port > 0, "\(serve.firstLine)")
  }

  var address: String { serve.address }

  /// Runs `ilink` with a line of words against the store.
  func run(_ line: String, environment: [String: String] = [:]) async throws -> ProgramRun {
    try await run(line.split(separator: " ").map(String.init), environment: environment)
  }

  func run(_ words: [String], environment: [String: String] = [:], input: String = "") async throws -> ProgramRun {
    try await ProgramRun.ilink(
      words, environment: environment.merging(["ILINK_STORE_URL": address]) { own, _ in own }, input: Data(input.utf8))
  }

  /// Runs a shell line, with the program as `$ilink`.
  func shell(_ line: String, environment: [String: String] = [:]) async throws -> ProgramRun {
    try await ProgramRun.ilink(
      environment: environment.merging(["ILINK_STORE_URL": address]) { own, _ in own }, shell: line)
  }

  /// What was asked so far; what was no request is not in it, but closes with 400 and counts in ``health()``.
  func journal() throws -> [Request] {
    let object = try control("/_ilink/requests")
    let requests = try #require(object["requests"] as? [[String: Any]])
    return try requests.map {
      Request(
        target: try #require($0["target"] as? String), country: $0["country"] as? String,
        connection: $0["connection"] as? Int ?? 0, status: $0["status"] as? Int ?? 0,
        version: $0["version"] as? String,
        userAgent: $0["userAgent"] as? String, acceptEncoding: $0["acceptEncoding"] as? String,
        at: $0["at"] as? TimeInterval ?? 0)
    }
  }

  private func control(_ target: String) throws -> [String: Any] {
    let client = try RawClient(port: serve.port)
    client.get(target)
    return try #require(JSONSerialization.jsonObject(with: Data(client.answer().body)) as? [String: Any])
  }

  /// Closes the store.
  func close() async { #expect(await serve.stop() == 0) }
}

extension ProgramRun {
  /// Standard output as one JSON document, which it must be.
  var document: [String: Any] {
    get throws { try #require(JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any], "\(output)") }
  }

  /// The lines of standard output.
  var lines: [String] { output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init) }
}
