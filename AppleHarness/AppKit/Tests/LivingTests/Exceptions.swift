import Foundation
import Testing

/// Checks that a process ended as it would for an Objective-C exception with this text.
func expectException(
  _ result: ExitTest.Result?, _ text: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  #expect(said.contains("uncaught exception") && said.contains(text), sourceLocation: sourceLocation)
}
