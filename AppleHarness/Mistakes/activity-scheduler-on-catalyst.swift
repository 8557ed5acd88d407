// lane: compile
// on: catalyst
// says: 'NSBackgroundActivityScheduler' is unavailable in Mac Catalyst
import Foundation

func isPadAppOnMac() -> Bool { ProcessInfo.processInfo.isiOSAppOnMac }
func scheduler() -> AnyObject { NSBackgroundActivityScheduler(identifier: "check") }  // mistake
