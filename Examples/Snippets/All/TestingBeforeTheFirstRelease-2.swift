import iLinkKit

iLink.shared.previewPrompt()
