#if canImport(AllocationCounter)
  import AllocationCounter
  import Testing
  @_spi(Command) import TouchMap

  @Suite struct `A survey of a screen` {
    private func allocations(_ work: () -> Void) -> Int {
      allocation_counter_start()
      work()
      return allocation_counter_stop()
    }

    @Test func `works a part out when it is asked for, and once`() throws {
      var source = RandomScreen(seed: 3)
      let screen = try source.screen(count: 70...70)
      let survey = ScreenSurvey(screen)
      #expect(allocations { _ = survey.outlines } > 0)
      #expect(allocations { _ = survey.outlines } == 0)
      let first = allocations { _ = survey.reach(of: 5) }
      #expect(allocations { _ = survey.reach(of: 5) } < first / 2)
    }

    @Test func `does not cut the screen up to tell where views lie`() throws {
      var source = RandomScreen(seed: 3)
      let screen = try source.screen(count: 70...70)
      let cutting = allocations { _ = screen.partition() }
      let asker = allocations { _ = TouchAsker(screen) }
      #expect(allocations { _ = ScreenSurvey(screen).outlines } < asker + cutting / 2)
    }
  }
#endif
