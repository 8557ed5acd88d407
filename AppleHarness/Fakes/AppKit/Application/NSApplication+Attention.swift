@available(macCatalyst, unavailable)
extension NSApplication {
  /// Bounces in the Dock, once or until the app is active. Nothing happens while it is active.
  @discardableResult public func requestUserAttention(_ type: RequestUserAttentionType) -> Int {
    Stage.bounce(type)
  }

  public func cancelUserAttentionRequest(_ request: Int) { Stage.stopBouncing(request) }
}
