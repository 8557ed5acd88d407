import AutostartWatch

// Not a word about iLink: what starts it is that iLinkAutostart is linked.
Watch.firstUse(seconds: 60)
