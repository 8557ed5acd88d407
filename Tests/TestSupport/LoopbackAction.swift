public import Foundation

/// What the server does on a connection, byte for byte; a list of these is done in order.
///
/// After the last one the connection stays open for the client's next request, unless it was closed.
public enum LoopbackAction: Sendable {
  /// Sends these bytes.
  case send(Data)
  /// Sends one byte, waits, sends the next one.
  case drip(Data, every: TimeInterval)
  /// Sends these bytes again and again until the client leaves.
  case sendForEver(Data)
  /// Sends nothing, and keeps the connection open until the client leaves.
  case hold
  /// Closes the connection in order.
  case close
  /// Breaks the connection off.
  case reset
}

extension [LoopbackAction] {
  /// A complete reply.
  public static func reply(_ body: Data, status: Int = 200, headers: [String: String] = [:]) -> [LoopbackAction] {
    [.send(.head(status, headers: headers.merging(["Content-Length": "\(body.count)"]) { own, _ in own }) + body)]
  }

  /// A complete reply with a text.
  public static func reply(_ body: String, status: Int = 200, headers: [String: String] = [:]) -> [LoopbackAction] {
    reply(Data(body.utf8), status: status, headers: headers)
  }

  /// An answer that points elsewhere.
  public static func redirect(to location: String, status: Int = 302) -> [LoopbackAction] {
    reply("moved", status: status, headers: ["Location": location])
  }
}

extension Data {
  /// Status line and headers, up to and with the blank line.
  public static func head(_ status: Int = 200, headers: [String: String] = [:]) -> Data {
    let lines = headers.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)\r\n" }.joined()
    return Data("HTTP/1.1 \(status) Status\r\n\(lines)\r\n".utf8)
  }
}
