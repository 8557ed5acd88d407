import iLinkKit

#if DEBUG
iLink.shared.previewMode = true
#endif
