import Foundation

extension Fault {
  /// The answer in place of a lookup; `nil` when there is a lookup, which is then spoilt.
  func answerInstead(_ draw: Draw) -> StoreAnswer? {
    var answer: StoreAnswer
    switch self {
    case .http500: answer = Refusal.page(500, "Internal Server Error")
    case .http503: answer = Refusal.page(503, "Service Unavailable")
    case .http403: answer = Refusal.throttled(status: 403, retryAfter: 0).answer
    case .empty: answer = StoreAnswer(200, StoreAnswer.lookupHeaders, AnswerBody())
    case .garbage: answer = StoreAnswer(200, StoreAnswer.lookupHeaders, AnswerBody(draw.bytes(512)))
    case .html: answer = StoreAnswer(200, StoreAnswer.htmlHeaders, AnswerBody(Self.signInPage))
    case .reset:
      answer = StoreAnswer(200, [], AnswerBody())
      answer.delivery = .reset
    case .truncated, .huge, .slow, .wrongPlatform, .missingFields: return nil
    }
    answer.background.fault = self
    return answer
  }

  /// Makes a right answer go wrong on its way.
  func spoil(_ answer: inout StoreAnswer) {
    switch self {
    case .truncated: answer.delivery = .cut
    case .slow: answer.delivery = .slow
    case .huge:
      // White space is legal between the values of a document: the answer stays right, and far too long.
      answer.body = AnswerBody(answer.body.parts + [.newlines(Self.hugeCount)])
    default: break
    }
  }

  /// What a huge answer has besides: more than any client should take, for one app or for two hundred.
  static let hugeCount = 20_000_000

  /// The page of a network that wants to be signed in to.
  private static let signInPage = """
    <!DOCTYPE html>
    <html lang="en">
    <head><meta charset="utf-8"><title>Sign in to Example Wi-Fi</title></head>
    <body>
    <h1>Welcome to Example Wi-Fi</h1>
    <p>Please accept the terms of use before you go on. {"resultCount":0}</p>
    </body>
    </html>

    """
}
