/// nil until `NSApplication.shared` ran: a library says `NSApplication.shared`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(macCatalyst, unavailable)
@MainActor public var NSApp: NSApplication! { Stage.application }
