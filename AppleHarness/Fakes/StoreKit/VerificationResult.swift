@available(iOS 15.0, macOS 12.0, tvOS 15.0, *)
public enum VerificationResult<SignedType> {
  public enum VerificationError: Error { case invalidSignature }

  case unverified(SignedType, VerificationError)
  case verified(SignedType)

  public var unsafePayloadValue: SignedType {
    switch self {
    case .verified(let value), .unverified(let value, _): value
    }
  }

  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .verified(let value): return value
      case .unverified(_, let error): throw error
      }
    }
  }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, *)
extension VerificationResult: Sendable where SignedType: Sendable {}
