import iLinkKit

iLink.shared.aggressiveUpdatePrompt = true
