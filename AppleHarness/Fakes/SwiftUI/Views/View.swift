@_exported import Combine
@_exported import Foundation
@_exported import FoundationStandIns

#if canImport(UIKit)
@_exported import UIKit
#else
@_exported import AppKit
#endif

/// A type that conforms is bound to the main actor as a whole.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, *)
@preconcurrency @MainActor
public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

/// A view that the stage draws by itself.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, *)
@preconcurrency @MainActor
protocol Primitive: View where Body == Never {
  func draw(in node: Node, onto drawing: Drawing)
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, *)
extension Primitive {
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, *)
extension Never: View {
  public var body: Never { preconditionFailure("there is no such view") }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, *)
extension Optional: View where Wrapped: View {
  public var body: Never { preconditionFailure("an optional view has no body") }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, *)
extension Optional: Primitive where Wrapped: View {
  func draw(in node: Node, onto drawing: Drawing) {
    if let self { node.child("some").draw(self, onto: drawing) }
  }
}
