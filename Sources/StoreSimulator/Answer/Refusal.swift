/// The ways in which the service says no.
enum Refusal: Hashable, Sendable {
  /// A country without a store.
  case country
  /// An entity that there is not.
  case entity
  /// An ID that is no number; the service calls the key by its inner name.
  case id
  /// More than 200 IDs.
  case tooManyIDs
  /// One request too many, with the status that the scenario says.
  case throttled(status: Int, retryAfter: Int)
  /// Another path.
  case notFound

  var answer: StoreAnswer {
    switch self {
    case .country: Self.invalid("country")
    case .entity: Self.invalid("resultEntity")
    case .id: StoreAnswer(400, StoreAnswer.lookupHeaders, AnswerBody(Self.invalidID))
    case .tooManyIDs: Self.page(502, "Bad Gateway")
    case .throttled(429, let seconds):
      StoreAnswer(
        429, [.init("Content-Type", "text/html"), .init("Retry-After", "\(seconds)")],
        AnswerBody("Rate limit has been exceeded for: itunes-apple-com|general|203.0.113.10\n"))
    case .throttled:
      // The status with an empty body is all that this form of refusal consists of.
      StoreAnswer(403, [.init("Cache-Control", "max-age=0,no-cache,no-store")], AnswerBody())
    case .notFound: Self.page(404, "Not Found")
    }
  }

  /// A page as servers in front of a service give it.
  static func page(_ status: Int, _ words: String) -> StoreAnswer {
    StoreAnswer(
      status, StoreAnswer.htmlHeaders,
      AnswerBody(
        """
        <html>
        <head><title>\(status) \(words)</title></head>
        <body><center><h1>\(status) \(words)</h1></center></body>
        </html>

        """))
  }

  /// The text of `error-400-invalid-country.json` and `error-400-invalid-entity.json`, which differ in the key.
  private static func invalid(_ key: String) -> StoreAnswer {
    StoreAnswer(
      400, StoreAnswer.lookupHeaders,
      AnswerBody(
        """
        {
          "errorMessage": "Invalid value(s) for key(s): [\(key)]",
          "queryParameters": {
            "output": "json",
            "callback": "A javascript function to handle your search results",
            "country": "ISO-2A country code",
            "limit": "The number of search results to return",
            "term": "A search string",
            "lang": "ISO-2A language code"
          }
        }

        """))
  }

  /// The text of `error-invalid-id.json`, byte for byte.
  private static let invalidID = """
    {
     "errorMessage":"Invalid value(s) for key(s): [itunesId]",
     "queryParameters":{"output":"json", "callback":"A javascript function to handle your search results", \
    "country":"ISO-2A country code", "limit":"The number of search results to return", "term":"A search string", \
    "lang":"ISO-2A language code"}
    }
    """
}
