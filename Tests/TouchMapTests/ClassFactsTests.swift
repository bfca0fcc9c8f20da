#if canImport(AllocationCounter)
  import AllocationCounter
  import Testing
  @_spi(Command) import TouchMap

  /// A pattern is compared with a name in arrays, so that allocations tell how often a class was looked
  /// up.
  @Suite struct `What is known of a class` {
    private let classNames = (0..<12).map { "App.View\($0)" }

    private func screen() throws -> Screen {
      var builder = ScreenBuilder()
      for line in 1...60 {
        let node = Node(
          kind: line == 1 ? .window : .view, className: classNames[line % classNames.count],
          line: line, geometry: .init(frame: .init(x: 0, y: 0, width: 200, height: 200)))
        try builder.add(node, depth: line == 1 ? 0 : 1 + (line - 2) % 3)
      }
      return builder.finish()
    }

    /// How many patterns names are compared with in some work. Tables that hash by chance allocate a
    /// little more or less from one time to the next, so many patterns are added.
    private func comparisons(_ work: (LintConfiguration) -> Void) -> Int {
      func allocations(_ patternCount: Int) -> Int {
        var configuration = LintConfiguration()
        configuration.passThrough = Array(repeating: "another class", count: patternCount)
        work(configuration)
        allocation_counter_start()
        work(configuration)
        return allocation_counter_stop()
      }
      let added = 100
      return Int((Double(allocations(20 + added) - allocations(20)) / Double(added)).rounded())
    }

    /// As many as there are if each class is looked up once.
    private var once: Int {
      comparisons { configuration in
        let rules = configuration.classRules
        for name in classNames { _ = rules.behavior(of: name) }
      }
    }

    @Test func `is looked up once a screen and not once a point`() throws {
      let screen = try screen()
      let asked = comparisons { configuration in
        let asker = TouchAsker(screen, rules: configuration.classRules)
        for x in 0..<50 {
          _ = asker.touch(at: .init(x: Double(x), y: 5), limits: .init(misses: 0, candidates: 0))
        }
      }
      #expect(asked == once && once > classNames.count)
    }

    @Test func `is looked up once for all answers about a screen`() throws {
      let screen = try screen()
      #expect(comparisons { _ = Lint(screen, configuration: $0) } == once)
    }
  }
#endif
