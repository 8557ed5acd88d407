// swift-format-ignore-file: NoLeadingUnderscores, AvoidRetroactiveConformances

// Foundation for the check of the Objective-C face: its values are the toolchain's own, its classes are those of the
// headers beside this folder or are declared here, and between them stand the bridges that the compiler looks for.
// Nothing of it ever runs.

@_exported import Dispatch
@_exported import Foundation
@_exported import FoundationEssentials
@_exported import Glibc

/// A value of Swift that Objective-C sees as an object.
public protocol Bridged: _ObjectiveCBridgeable {}

extension Bridged {
  public func _bridgeToObjectiveC() -> _ObjectiveCType { fatalError("nothing runs here") }
  public static func _forceBridgeFromObjectiveC(_ source: _ObjectiveCType, result: inout Self?) {}
  public static func _conditionallyBridgeFromObjectiveC(_ source: _ObjectiveCType, result: inout Self?) -> Bool {
    false
  }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: _ObjectiveCType?) -> Self {
    fatalError("nothing runs here")
  }
}

// The compiler looks for these names in Foundation itself.
public typealias URL = FoundationEssentials.URL
public typealias Date = FoundationEssentials.Date
public typealias Data = FoundationEssentials.Data
public typealias TimeInterval = Double
public typealias Locale = FoundationEssentials.Locale

extension String: Bridged { public typealias _ObjectiveCType = NSString }
extension FoundationEssentials.URL: Bridged { public typealias _ObjectiveCType = NSURL }
extension FoundationEssentials.Date: Bridged { public typealias _ObjectiveCType = NSDate }
extension FoundationEssentials.Data: Bridged { public typealias _ObjectiveCType = NSData }
extension FoundationEssentials.Locale: Bridged { public typealias _ObjectiveCType = NSLocale }
extension Array: _ObjectiveCBridgeable, Bridged { public typealias _ObjectiveCType = NSArray }
extension Dictionary: _ObjectiveCBridgeable, Bridged { public typealias _ObjectiveCType = NSDictionary }

extension NSObject: @retroactive Equatable, @retroactive Hashable {
  public static func == (left: NSObject, right: NSObject) -> Bool { left === right }
  open func hash(into hasher: inout Hasher) {}
}
