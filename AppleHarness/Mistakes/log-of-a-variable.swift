// lane: compile
// on: macos
// says: cannot convert value of type 'String' to expected argument type 'OSLogMessage'
import os

func write(_ text: String, to log: Logger) {
  log.notice("\(text, privacy: .public)")
  log.notice(text)  // mistake
}
