// An app writes `import iLinkKit` and has the values and the client too.
@_exported public import iLinkClient
@_exported public import iLinkCore
