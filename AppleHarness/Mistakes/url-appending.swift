// lane: compile
// on: macos
// says: 'appending(path:directoryHint:)' is only available in macOS 13.0 or newer
import Foundation

func right(_ url: URL) -> URL { url.appendingPathComponent("app") }
func wrong(_ url: URL) -> URL { url.appending(path: "app") }  // mistake
