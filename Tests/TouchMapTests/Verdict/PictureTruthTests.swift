import Foundation
import SeededRandomness
import Testing
@_spi(Command) import TouchMap
@_spi(Command) import TouchReports

@Suite struct `Every picture and text about a screen` {
  private func requireTruth(about screen: Screen, _ name: String) {
    let truth = ScreenTruth(screen)
    for picture in VerdictPicture.allCases {
      let words = picture.words(about: screen)
      let faults = picture.faults(in: words, against: truth)
      #expect(faults == [], "\(name), \(picture): \(words.prefix(600))")
    }
  }

  /// All at night, and some of each folder on other days.
  private static let fixtures: [URL] = {
    let all = `The verdict about a screen`.fixtures
    let step = max(1, all.count / Exhaustive.count(everyDay: 25, night: all.count))
    return stride(from: 0, to: all.count, by: step).map { all[$0] }
  }()

  @Test(arguments: fixtures)
  func `says of a dump what why says of each target`(file: URL) throws {
    for screen in `The verdict about a screen`.screens(of: file) {
      requireTruth(about: screen, file.lastPathComponent)
    }
  }

  @Test func `says of a random screen what why says of each target`() throws {
    for seed in Exhaustive.seeds(everyDay: 2, night: 10_000) {
      requireTruth(about: try RandomScreen.withTargets(seed: seed), "seed \(seed)")
    }
  }

  @Test func `says of a screen without an area that nothing can be told of its targets`() throws {
    let screen = try onlyScreen(
      """
      <UIWindow: 0x1; frame = (nan 0; 390 844)>
         | <UIButton: 0x2; frame = (0 0; 44 44)>
      """)
    #expect(ScreenTruth(screen).fates == [.unknown: 1])
    requireTruth(about: screen, "no area")
    let page = VerdictPicture.page.words(about: screen)
    #expect(page.contains("Cannot tell of 1 button: no window has a frame"), "\(page)")
  }

  /// Controls of every mark, or free ones in their places.
  private func screen(isClear: Bool) throws -> Screen {
    let text = """
      <UIWindow: 0x1; frame = (0 0; 393 852)>
         | <UIView: 0x2; frame = (0 0; 393 852)>
         |    | <UIButton: 0x3; frame = (16 100; 361 60)>
         |    | <UIButton: 0x4; frame = (16 200; 361 60)>
         |    | <UIButton: 0x5; frame = (16 300; 361 60); enabled = NO>
         |    | <UIScrollView: 0x6; frame = (0 400; 393 300); contentOffset: {0, 0}; contentSize: {393, 900}>
         |    |    | <UIButton: 0x7; frame = (16 220; 361 60)>
         |    | <App.Banner: 0x8; frame = (0 90; 393 80)>
         |    | <App.Footer: 0x9; frame = (0 610; 393 90)>
      """
    guard isClear else { return try onlyScreen(text) }
    return try onlyScreen(
      text.split(separator: "\n").filter { !$0.contains("App.") && !$0.contains("enabled = NO") }
        .joined(separator: "\n"))
  }

  @Test(arguments: VerdictPicture.allCases)
  func `is found out if it says what is not so`(picture: VerdictPicture) throws {
    let (lost, clear) = (try screen(isClear: false), try screen(isClear: true))
    let (truth, free) = (ScreenTruth(lost), ScreenTruth(clear))
    #expect(free.isClear && !truth.isClear)
    #expect(
      Set(truth.fates.keys).isSuperset(of: [.blocked, .coveredNow(isKnown: true), .disabled]),
      "\(truth.fates)")
    #expect(picture.faults(in: picture.words(about: lost), against: truth) == [])
    #expect(picture.faults(in: picture.words(about: clear), against: free) == [])
    // The all-clear of one screen on the other, and the other way around.
    let lie = picture.faults(in: picture.words(about: clear), against: truth)
    #expect(lie.contains { $0.hasPrefix("all-clear") })
    #expect(picture.faults(in: picture.words(about: lost), against: free).contains("no all-clear"))
  }
}
