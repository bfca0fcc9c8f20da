import Testing
@_spi(Command) import TouchMap

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

@Suite struct `The geometry of a transformed view` {
  private func turned(_ degrees: Double) -> Screen.Transform {
    let (s, c) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
    return Screen.Transform(a: c, b: s, c: -s, d: c, tx: 0, ty: 0)
  }

  @Test(arguments: [0.0, 10, 22.5, 44, 60, 90, 135.5, 180, 270, 359])
  func `follows from the box that is printed as its frame`(degrees: Double) {
    let live = Node.Geometry(
      position: .init(x: 100, y: 60), bounds: .init(x: 0, y: 7, width: 80, height: 30),
      anchorPoint: .init(x: 0.25, y: 1), transform: turned(degrees))
    let (geometry, recovery) = Node.Geometry.recover(
      box: live.frame, boundsOrigin: .init(x: 0, y: 7), anchorPoint: .init(x: 0.25, y: 1),
      transform: turned(degrees))
    #expect(recovery == .exact)
    #expect(abs(geometry.bounds.size.width - 80) < 1e-9)
    #expect(abs(geometry.bounds.size.height - 30) < 1e-9)
    #expect(abs(geometry.position.x - 100) < 1e-9)
    #expect(abs(geometry.position.y - 60) < 1e-9)
  }

  @Test(arguments: [(45, 1.0, 1.0), (135, -1, 1), (225, -1, -1), (315, 1, -1)])
  func `is taken as a square at odd multiples of 45 degrees, and the reason names the turn`(
    turn: (degrees: Int, cosine: Double, sine: Double)
  ) throws {
    let (c, s) = (turn.cosine * 0.70710678118654757, turn.sine * 0.70710678118654757)
    let screen = try onlyScreen(
      """
      <UIWindow: 0x1; frame = (0 0; 200 200)>
         | <UIButton: 0x2; frame = (29.2893 29.2893; 141.421 141.421); \
      transform = [\(c), \(s), \(-s), \(c), 0, 0]>
      """)
    #expect(screen.nodes[1].unknown == .size)
    let verdict = TapOracle(screen).verdict(onTapFor: 1)
    #expect(verdict.word == .hits && verdict.evidence == .assumed)
    #expect(verdict.because.map(screen.explanation)?.contains("by \(turn.degrees) deg") == true)
    #expect(ScreenSurvey(screen).assumptions == [Assumption(kind: .square, node: 1)])
    let corner = TapOracle(screen).verdict(onTapFor: 0, at: .init(x: 2, y: 2))
    #expect(corner.word == .hits && corner.evidence == .exact)
    let size = screen.nodes[1].bounds.size
    #expect(abs(size.width - 100) < 0.001 && size.width == size.height)
    let centre = screen.touch(at: .init(x: 100, y: 100))
    #expect(centre.winner?.node == 1)
    #expect(centre.evidence == .assumed)
    #expect(centre.assumptions == [Assumption(kind: .square, node: 1)])
  }

  @Test func `FS-019 A turned view is hit where it is drawn, not in its box`() throws {
    let text = """
      <UIWindow: 0x1; frame = (0 0; 100 100)>
         | <UIView: 0x2; frame = (-15.3281 -15.3281; 130.656 130.656); \
      transform = [0.92387953251128674, 0.38268343236508978, -0.38268343236508978, \
      0.92387953251128674, 0, 0]>
      """
    #expect(try winner(text, at: 50, 50) == "UIView")
    #expect(try winner(text, at: 1, 1) == "UIWindow")
    #expect(try winner(text, at: 99, 15) == "UIWindow")
    #expect(try winner(text, at: 50, 1) == "UIView")
  }

  @Test func `FS-021 A flattened view is never hit`() throws {
    let text = """
      <UIWindow: 0x1; frame = (0 0; 100 100)>
         | <UIView: 0x2; frame = (50 50; 0 0); transform = [0, 0, 0, 0, 0, 0]>
      """
    #expect(
      try transcript(text, at: 50, 50) == """
        UIWindow hit hit
        UIView passedOver not-invertible
        exact
        """)
  }
}
