import iLinkTool

await CLI.main()
