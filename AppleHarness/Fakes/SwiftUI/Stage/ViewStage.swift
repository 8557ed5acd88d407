@_spi(Stage) import FoundationStandIns

/// Where links of views open.
@_spi(Stage) public enum ViewStage {
  // Set by a test before anything runs.
  nonisolated(unsafe) public static var desk = URLDesk(schemes: ["https", "http", "itms-apps", "macappstore"])
  public static func reset() { desk = URLDesk(schemes: ["https", "http", "itms-apps", "macappstore"]) }
}
