import Foundation
import TouchMap
import TouchReports

/// Runs the tools that a client calls, in the worker's thread.
struct Tools: Sendable {
  let folder: ServedFolder

  /// Returns the result of a call; an error is a result as well.
  ///
  /// - Throws: ``Job/Cancelled`` if the client has cancelled it.
  func call(_ tool: Tool, _ arguments: JSON, _ job: Job, isStructured: Bool) throws -> JSON {
    do {
      let call = ToolCall(
        folder: folder, arguments: try ToolArguments(arguments, of: tool), job: job)
      return Reply.content(try call.answer(tool), isError: false, isStructured: isStructured)
    } catch let problem as ToolProblem {
      return Reply.content(problem.json, isError: true, isStructured: isStructured)
    }
  }
}

/// One call: its arguments, and the receiver of its progress.
private struct ToolCall {
  let folder: ServedFolder
  let arguments: ToolArguments
  let job: Job

  func answer(_ tool: Tool) throws -> JSON {
    switch tool {
    case .touchAt: return try touch()
    case .touchTarget: return try verdict(on: arguments.text(.name) ?? "", at: nil, oracle())
    case .touchMap:
      let screen = try screen(.only)
      try job.step("asking")
      return Brief.map(MapReport(ReportedScreen(screen)))
    case .touchLint:
      let screen = try screen(.only)
      return Brief.lint(LintReport(ReportedScreen(screen), configuration: .init()))
    case .touchDiff:
      let before = try screen(.before)
      let after = try screen(.after)
      return Brief.diff(DiffReport(from: ReportedScreen(before), to: ReportedScreen(after)))
    }
  }

  private func touch() throws -> JSON {
    let point = Screen.Point(x: try arguments.number(.x), y: try arguments.number(.y))
    guard let name = try arguments.text(.name) else { return Brief.touch(at: point, try oracle()) }
    return try verdict(on: name, at: point, oracle())
  }

  private func verdict(
    on name: String, at point: Screen.Point?, _ oracle: TapOracle
  ) throws -> JSON {
    guard let verdict = Brief.verdict(on: name, at: point, oracle) else {
      throw unknownName(name, on: oracle.screen)
    }
    return verdict
  }

  private func oracle() throws -> TapOracle {
    let oracle = TapOracle(try screen(.only))
    try job.step("asking")
    return oracle
  }

  private func unknownName(_ name: String, on screen: Screen) -> ToolProblem {
    let near = Array(screen.names(near: name).prefix(3))
    var hint =
      near.isEmpty ? "touch_map lists the owners of the screen" : "near names are listed"
    if screen.hostingViewWithoutElements != nil {
      hint +=
        "; SwiftUI draws content that no dump of views names: pass elements, or ask touch_at"
    }
    return ToolProblem(
      "no view has this name; expected a class, #identifier, 0xaddress or text; \(hint)", near: near
    )
  }

  /// Reads the screen of a call, with the suppositions applied.
  private func screen(_ names: ScreenParameters) throws -> Screen {
    let number = try arguments.screenNumber()
    let screens = try dump(names, screen: number).screens
    guard screens.count == 1 || number != nil else {
      throw ToolProblem("the dump holds \(screens.count) screens; pass screen, from 1")
    }
    guard screens.indices.contains((number ?? 1) - 1) else {
      throw ToolProblem("the dump holds \(screens.count) screens; there is no \(number ?? 1)")
    }
    var screen = screens[(number ?? 1) - 1]
    for supposition in try arguments.suppositions() {
      guard let changed = screen.supposing(supposition) else {
        throw unknownName(supposition.name, on: screen)
      }
      screen = changed
    }
    try job.step("looking at the screen")
    return screen
  }

  /// Reads a dump, together with the accessibility tree of the same moment if there is one.
  private func dump(_ names: ScreenParameters, screen number: Int?) throws -> Dump {
    let views = try dump(names.dump, names.path)
    guard try arguments.text(names.elements) != nil || arguments.text(names.elementsPath) != nil
    else { return views }
    let elements = try dump(names.elements, names.elementsPath)
    do {
      return try views.joined(with: elements, screen: number)
    } catch {
      throw ToolProblem("the elements cannot be used: \(error.plainWording)")
    }
  }

  private func dump(_ text: ToolParameter, _ path: ToolParameter) throws -> Dump {
    let source = (text: try arguments.text(text), path: try arguments.text(path))
    try job.step("reading the dump")
    do {
      switch source {
      case (let text?, nil): return try Dump(reading: text.utf8)
      case (nil, let path?):
        let data = try folder.contents(of: path)
        try job.step("parsing the dump")
        return try Dump(reading: data)
      case (nil, nil):
        throw ToolProblem("pass \(text.rawValue) (text) or \(path.rawValue) (a file)")
      case (_?, _?): throw ToolProblem("pass \(text.rawValue) or \(path.rawValue), not both")
      }
    } catch let error as DumpError {
      throw ToolProblem("the dump cannot be used: \(error.plainWording)")
    }
  }
}
