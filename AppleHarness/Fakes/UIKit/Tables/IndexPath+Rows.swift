@available(iOS 8.0, tvOS 9.0, visionOS 1.0, *)
extension IndexPath {
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  public var section: Int { self[0] }
  public var row: Int { self[1] }
}
