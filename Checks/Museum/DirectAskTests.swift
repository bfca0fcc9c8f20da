import Testing
import UIKit

/// The exhibits that need nothing but Apple's API, on whatever UIKit the host has: their windows are
/// asked directly, twice where a finger would ask twice.
@MainActor @Suite struct `An exhibit of UIKit, asked directly` {
  /// The host's scene, if the tests run in an app.
  var scene: UIWindowScene? {
    UIApplication.shared.connectedScenes.lazy.compactMap { $0 as? UIWindowScene }.first
  }

  @Test(arguments: await Exhibit.showingsOfUIKit)
  func `answers what its record says`(showing: Showing) throws {
    let record = try #require(
      try Museum.record(exhibit: showing.exhibit, showing: showing.name),
      "museum.json has no showing \(showing)")
    let major = UIDevice.current.systemVersion.split(separator: ".").first.flatMap { Int($0) } ?? 0
    expectAnswers(
      showing.theirs.answersOfWindows(in: scene), record.seenByAsking(onMajor: major),
      "\(showing): \(showing.touches)")
  }

  @Test(arguments: await Exhibit.showingsOfUIKitWithOurs)
  func `is right once ours stands in its place`(showing: Showing) throws {
    let ours = try #require(showing.ours)
    expectAnswers(
      ours.standing.answersOfWindows(in: scene),
      ShowingRecord.asked(showing.touches, showing.wanted),
      "\(showing), \(ours.setting): \(showing.touches)")
  }

  /// A presentation that a host without an app does not show is reported, and no failure there.
  private func expectAnswers(
    _ seen: [String]?, _ expected: [String]?, _ comment: Comment,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #if canImport(Darwin)
      guard let seen else { return print("not shown on this host: \(comment)") }
    #endif
    #expect(seen == expected, comment, sourceLocation: sourceLocation)
  }
}

@Suite struct `The answers of windows that are asked directly` {
  @Test func `are those to taps and questions without an event`() {
    #expect(
      ShowingRecord.asked(
        ["toast", "click toast", "probe beside", "hover beside", "two fingers toast", "beside"],
        ["toast", "toast", "call+app", "nobody", "toast+toast", "app"])
        == ["toast", "call+app", "app"])
  }
}
