@_spi(Command) import TouchMap

/// What is written about a screen: for people, for a program, as a picture and as a page.
///
/// A UI test can attach the picture of a screen on which a tap got lost:
///
/// ```swift
/// let screen = try Dump(reading: XCUIApplication().debugDescription.utf8).screens[0]
/// if let svg = ScreenReport(mapOf: screen).svg {
///   add(XCTAttachment(uniformTypeIdentifier: "public.svg-image", name: "map.svg", payload: Data(svg.utf8)))
/// }
/// ```
public struct ScreenReport: Sendable {
  private enum Subject: Sendable {
    case touch(TouchReport)
    case map(MapReport)
    case lint(LintReport)
    case diff(DiffReport)
  }

  private let subject: Subject

  /// Reports which view gets a touch, and why no other view does.
  ///
  /// - Parameters:
  ///   - point: The place of the touch, in screen points.
  ///   - rules: What classes of the app do with touches.
  public init(
    touchAt point: Screen.Point, on screen: Screen, rules: ClassRules = .standard
  ) {
    subject = .touch(TouchReport(ReportedScreen(screen), at: point, rules: rules))
  }

  /// Reports who gets a touch where, and which targets lose theirs.
  public init(
    mapOf screen: Screen, configuration: LintConfiguration = LintConfiguration()
  ) {
    subject = .map(MapReport(ReportedScreen(screen), configuration: configuration))
  }

  /// Reports targets that no finger can reach, that are too small, or too close together.
  public init(
    lintOf screen: Screen, configuration: LintConfiguration = LintConfiguration()
  ) {
    subject = .lint(LintReport(ReportedScreen(screen), configuration: configuration))
  }

  /// Reports which targets won or lost their taps between two screens, and where the receiver of a
  /// touch changed.
  public init(from before: Screen, to after: Screen, rules: ClassRules = .standard) {
    subject = .diff(
      DiffReport(from: ReportedScreen(before), to: ReportedScreen(after), rules: rules))
  }

  /// The report for people, in lines.
  public var text: String {
    switch subject {
    case .touch(let report): TouchReport.text([report])
    case .map(let report): MapReport.text([report])
    case .lint(let report): LintReport.text([report])
    case .diff(let report): DiffReport.text([report])
    }
  }

  /// The report as one JSON object, by the schemas of the project.
  public var json: String {
    switch subject {
    case .touch(let report): TouchReport.json([report])
    case .map(let report): MapReport.json([report])
    case .lint(let report): LintReport.json([report])
    case .diff(let report): DiffReport.json([report])
    }
  }

  /// The picture of a map or of a change, in SVG, which needs no other files. Other reports have
  /// none.
  public var svg: String? {
    switch subject {
    case .touch, .lint: nil
    case .map(let report): MapReport.svg([report])
    case .diff(let report): DiffReport.picture([report]).svg
    }
  }

  /// The page of a map or of a change, in HTML, which needs no other files. Other reports have none.
  public var html: String? {
    switch subject {
    case .touch, .lint: nil
    case .map(let report): report.html()
    case .diff(let report): report.html
    }
  }
}
