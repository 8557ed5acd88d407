@_spi(Stage) import FoundationStandIns

/// The panel of an alert. It does not hold the alert: its sheet does, or who runs it.
@available(macCatalyst, unavailable)
final class AlertPanel: NSPanel { weak var alert: NSAlert? }
