import iLinkTool

CLI.main()
