public import Foundation
import iLinkCore

extension LookupTransport {
  /// Answers from recordings.
  public static func recorded(_ catalogue: RecordedCatalogue) -> LookupTransport {
    LookupTransport { request, _ in catalogue.reply(to: request) }
  }
}

extension LookupClient {
  /// Answers from recordings, in all else as ``live(service:freshness:transport:retry:now:)`` does: the same storefronts
  /// in the same order, the same choice of the record, the same errors. The source of an answer has no address.
  public static func recorded(
    _ catalogue: RecordedCatalogue, now: @escaping @Sendable () -> Date = { Date() }
  ) -> LookupClient {
    LookupClient(
      StoreLookup(
        service: .apple, freshness: .off, transport: .recorded(catalogue), now: now, namesSource: false))
  }
}
