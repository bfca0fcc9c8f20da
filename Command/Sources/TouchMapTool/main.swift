import TouchMapCommand

Terminal.widenHelp()
Touchmap.main()
