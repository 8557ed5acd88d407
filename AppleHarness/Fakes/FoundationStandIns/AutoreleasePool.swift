/// There is nothing to release here; the call is there so that what needs it on Apple's platforms compiles.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
