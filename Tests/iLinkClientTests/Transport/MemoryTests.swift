import Foundation
import TestSupport
import Testing

#if os(Linux)
/// Whether these tests, and so the probe too, were built with a sanitizer.
private let isSanitized = dlsym(nil, "__tsan_init") != nil || dlsym(nil, "__asan_init") != nil

/// Measured in a process of its own, so that the memory of the tests does not count: the whole process, by the system's
/// own peak (`VmHWM`). Each lookup is made three times, because a session goes on with a reply that was refused.
@Suite("Memory", .timeLimit(.minutes(3)), .disabled(if: isSanitized, "a sanitizer takes memory of its own"))
struct MemoryTests {
  private static let limitInKilobytes = 96 * 1024

  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let actions: [LoopbackAction]
    let outcome: String
    var apps = 1
    var timeLimit = 60.0
  }

  static let rows = [
    Row(
      testDescription: "a gzip bomb of 300 MB",
      actions: .reply(Gzip.bomb(bytes: 300_000_000), headers: ["Content-Encoding": "gzip"]), outcome: "larger than"),
    Row(
      testDescription: "a gzip bomb of 300 MB for a list",
      actions: .reply(Gzip.bomb(bytes: 300_000_000), headers: ["Content-Encoding": "gzip"]), outcome: "larger than",
      apps: 200),
    Row(
      testDescription: "an endless body",
      actions: [.send(.head()), .sendForEver(Data(repeating: 32, count: 1_000_000))],
      outcome: "larger than"),
    Row(
      testDescription: "an endless body for a list",
      actions: [.send(.head()), .sendForEver(Data(repeating: 32, count: 1_000_000))], outcome: "larger than", apps: 200),
    Row(
      testDescription: "10 MB", actions: .reply(Data(repeating: 32, count: 10_000_000)), outcome: "larger than"),
    Row(
      testDescription: "the largest list allowed, of blanks", actions: .reply(Data(repeating: 32, count: 12_800_000)),
      outcome: "not a lookup result", apps: 200),
    Row(
      testDescription: "200 apps with the largest recorded rows", actions: .reply(LargeAnswer.body),
      outcome: "200 listings", apps: 200),
    Row(
      testDescription: "endless headers",
      actions: [
        .send(Data("HTTP/1.1 200 OK\r\n".utf8)),
        .sendForEver(Data("X-Header: \(String(repeating: "x", count: 1000))\r\n".utf8)),
      ],
      outcome: "could not reach"),
    Row(
      testDescription: "a redirect with an endless body",
      actions: [.send(.head(302, headers: ["Location": "/"])), .sendForEver(Data(repeating: 32, count: 1_000_000))],
      outcome: "timed out", timeLimit: 0.5),
    Row(testDescription: "no answer", actions: [.hold], outcome: "timed out", timeLimit: 0.5),
  ]

  @Test(arguments: rows)
  func `a whole process stays below 96 MB`(_ row: Row) async throws {
    let server = try LoopbackServer { _ in row.actions }
    defer { server.stop() }
    let outcome = try await Program.probe(["lookup", server.base, "\(row.timeLimit)", "\(row.apps)", "3"])
    let lines = outcome.output.split(separator: "\n")
    #expect(outcome.status == 0)
    #expect(lines.filter { $0.contains(row.outcome) }.count == 3, "\(outcome.output)")
    // … <milliseconds> ms; <kilobytes> KB
    let first = try #require(lines.dropFirst().first?.split(separator: " ").suffix(4).first.flatMap { Int($0) })
    #expect(first < 10_000, "in time: \(outcome.output)")
    let peak = try #require(lines.last?.split(separator: " ").suffix(2).first.flatMap { Int($0) })
    #expect(peak < Self.limitInKilobytes, "\(outcome.output)")
    #expect(peak > 1000, "measured at all")
  }
}
#endif
