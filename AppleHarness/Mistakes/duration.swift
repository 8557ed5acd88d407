// lane: compile
// on: macos
// says: 'Duration' is only available in macOS 13.0 or newer
struct Limits {
  var seconds = 30.0
  var duration: Duration?  // mistake
}
