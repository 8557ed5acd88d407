// swift-format-ignore-file: AlwaysUseLowerCamelCase

// With a number, as NSNumber or Int.
@available(iOS 6.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
public let SKStoreProductParameterITunesItemIdentifier = "id"

@available(iOS 8.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
public let SKStoreProductParameterAffiliateToken = "at"

@available(iOS 8.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
public let SKStoreProductParameterCampaignToken = "ct"

@available(iOS 8.3, macOS 11.0, *)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
public let SKStoreProductParameterProviderToken = "pt"

@available(iOS 15.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
public let SKStoreProductParameterCustomProductPageIdentifier = "ppid"
