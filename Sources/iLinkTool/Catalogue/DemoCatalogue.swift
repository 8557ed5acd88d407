import iLinkClient

/// The store of the demo: the recorded answers, as a transport.
enum DemoCatalogue {
  /// The recordings. The text is generated, and a test reads it.
  static let recorded = (try? RecordedCatalogue(text: CatalogueRecordings.entries)) ?? RecordedCatalogue([])

  static let transport = LookupTransport.recorded(recorded)
}
