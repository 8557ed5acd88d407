// lane: compile
// on: tvos
// says: 'replacing(_:with:maxReplacements:)' is only available in tvOS 16.0 or newer
import Foundation

func right(_ text: String) -> String { text.replacingOccurrences(of: "a", with: "b") }
func wrong(_ text: String) -> String { text.replacing("a", with: "b") }  // mistake
