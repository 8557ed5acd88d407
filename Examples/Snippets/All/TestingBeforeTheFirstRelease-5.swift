import iLinkKit

print(iLink.shared.exportState())
iLink.shared.resetHistory()
