import TouchMapCommand

Touchmap.main()
