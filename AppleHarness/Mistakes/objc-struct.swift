// lane: objc
// on: ios
// says: cannot be represented in Objective-C
public import Foundation

public struct Version: Sendable { public var text = "" }

@objcMembers public final class Face: NSObject {
  public func name() -> String { "" }
  @objc public func version() -> Version { Version() }  // mistake
}
