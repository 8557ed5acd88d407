import Foundation
import TestSupport
import Testing

@Suite struct `Lists against the simulated store` {
  private struct Journal: Decodable {
    struct Entry: Decodable { let target: String }
    let requests: [Entry]
  }

  /// What the store was asked.
  private func journal(_ server: ServeProcess) throws -> [String] {
    let client = try RawClient(port: server.port)
    client.get("/_ilink/requests")
    let journal = try JSONDecoder().decode(Journal.self, from: Data(try client.answer().body))
    return journal.requests.map(\.target).filter { $0.hasPrefix("/lookup") }
  }

  @Test(arguments: ["lookup", "check", "links"])
  func `C17, C29: 1000 apps are five requests by the store's own journal, each with its country`(command: String)
    async throws
  {
    let apps = (1...1000).flatMap { ["--app", "com.example.app\($0):\(1000 + $0)"] }
    let server = try await ServeProcess(apps)
    let words = ["check": ["--installed", "1.0"], "links": ["--lookup"]][command] ?? []
    let list = (1...1000).shuffled().map { "id\(1000 + $0)  # number \($0)\n" }.joined()
      .replacing("  #", with: command == "check" ? " 2.3.0 #" : " #")
    let run = try await ProgramRun.ilink(
      [command, "-", "--plain"] + words, environment: ["ILINK_STORE_URL": server.address], input: Data(list.utf8))
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors.prefix(500))")
    #expect(run.output.split(separator: "\n").count == (command == "links" ? 7000 : 1000))
    let requests = try journal(server)
    #expect(requests.count == 5)
    #expect(requests.allSatisfy { $0.contains("&country=us&") })
    #expect(await server.stop() == 0)
  }
}
