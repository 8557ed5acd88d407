// lane: compile
// on: catalyst
// says: 'NSAlert' is unavailable in Mac Catalyst
#if canImport(AppKit)
import AppKit

#if !targetEnvironment(macCatalyst)
@MainActor func right() { NSAlert().runModal() }
#endif
@MainActor func wrong() { NSAlert().runModal() }  // mistake
#endif
