/// Letters from many tasks to the one that decides, which takes all that have come at once.
actor Mailbox<Letter: Sendable> {
  private var letters: [Letter] = []
  private var reader: CheckedContinuation<Void, Never>?

  /// Puts a letter in.
  func post(_ letter: Letter) {
    letters.append(letter)
    reader?.resume()
    reader = nil
  }

  /// Takes out what has come, and waits for the first one when nothing has. For one reader.
  func take() async -> [Letter] {
    if letters.isEmpty { await withCheckedContinuation { reader = $0 } }
    defer { letters = [] }
    return letters
  }
}
