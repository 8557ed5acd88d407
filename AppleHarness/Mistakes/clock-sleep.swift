// lane: compile
// on: ios
// says: 'sleep(for:tolerance:clock:)' is only available in iOS 16.0 or newer
func pause() async throws {
  try await Task.sleep(nanoseconds: 1)
  try await Task.sleep(for: .seconds(1))  // mistake
}
