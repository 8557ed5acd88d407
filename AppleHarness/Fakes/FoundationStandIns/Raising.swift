import Foundation

/// Ends the process, as an Objective-C exception does that nobody catches.
///
/// Every call names what Apple's framework would say, so that a test can look for it.
@_spi(Stage) public func raise(_ reason: String, file: StaticString = #fileID, line: UInt = #line) -> Never {
  FileHandle.standardError.write(Data("*** Terminating app due to uncaught exception, reason: '\(reason)'\n".utf8))
  preconditionFailure(reason, file: file, line: line)
}
