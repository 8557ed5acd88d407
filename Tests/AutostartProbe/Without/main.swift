import AutostartWatch
import iLinkKit

// iLinkKit is linked and named, and not used.
print(iLink.self)
Watch.firstUse(seconds: 1)
