import Foundation
import iLinkKit

/// How to get and set one setting, whatever its type in iLink.
@MainActor struct Setting<Value> {
  let get: (iLink) -> Value
  let set: (iLink, Value) -> Void
}

extension Setting<Bool> {
  static func flag(_ path: ReferenceWritableKeyPath<iLink, Bool>) -> Self {
    Self(get: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 })
  }
}

extension Setting<Double> {
  static func days(_ path: ReferenceWritableKeyPath<iLink, Float>) -> Self {
    Self(get: { Double($0[keyPath: path]) }, set: { $0[keyPath: path] = Float($1) })
  }

  static func count(_ path: ReferenceWritableKeyPath<iLink, UInt>) -> Self {
    Self(get: { Double($0[keyPath: path]) }, set: { $0[keyPath: path] = UInt($1) })
  }
}

/// What is typed. iLink's getters give the value in effect; nothing typed goes back to finding out.
extension Setting<String> {
  static func words(_ path: ReferenceWritableKeyPath<iLink, String?>) -> Self {
    Self(get: { $0[keyPath: path] ?? "" }, set: { $0[keyPath: path] = $1.isEmpty ? nil : $1 })
  }

  static func url(_ path: ReferenceWritableKeyPath<iLink, URL?>) -> Self {
    Self(get: { $0[keyPath: path]?.absoluteString ?? "" }, set: { $0[keyPath: path] = URL(string: $1) })
  }

  static func identifier(_ path: ReferenceWritableKeyPath<iLink, UInt>) -> Self {
    Self(get: { String($0[keyPath: path]) }, set: { $0[keyPath: path] = UInt($1) ?? 0 })
  }

  static var minimumVersion: Self {
    Self(
      get: { $0.minimumSupportedVersion?.description ?? "" },
      set: { link, text in link.minimumSupportedVersion = AppVersion(text) })
  }

  static var fallbacks: Self {
    Self(
      get: { $0.storefrontFallbacks.map(\.code).joined(separator: " ") },
      set: { link, text in link.storefrontFallbacks = text.split(separator: " ").compactMap { Storefront($0) } })
  }
}
