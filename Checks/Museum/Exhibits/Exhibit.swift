import UIKit

/// A published way of letting touches through, rebuilt from its description, on the stages where it
/// shows what it does.
@MainActor
struct Exhibit {
  /// The number in the museum, such as "M01".
  nonisolated let number: String
  let showings: [Showing]
  /// What ends the process.
  let crashes: [Showing]

  init(_ number: String, _ showings: [Showing], crashes: [Showing] = []) {
    func named(_ showing: Showing) -> Showing {
      var showing = showing
      showing.exhibit = number
      return showing
    }
    self.number = number
    self.showings = showings.map(named)
    self.crashes = crashes.map(named)
  }
}

/// One exhibit on one stage, and ours on the same.
@MainActor
struct Showing {
  nonisolated fileprivate(set) var exhibit = ""
  /// What is special about it, such as "glass".
  nonisolated let name: String
  /// The stage's number.
  nonisolated let stage: String
  nonisolated let touches: [String]
  nonisolated let wanted: [String]
  /// The exhibit on the stage.
  let theirs: Standing
  /// Ours, unless this asks for what no window can do.
  let ours: OursHere?

  /// Ours on one stage, and what has to be set.
  struct OursHere {
    let setting: String
    let standing: Standing
  }

  init<Subject>(_ name: String, on stage: Stage<Subject>, _ theirs: Subject, ours: Ours<Subject>?) {
    self.name = name
    self.stage = stage.number
    touches = stage.touches
    wanted = stage.wanted
    self.theirs = Standing(theirs, on: stage)
    self.ours = ours.map {
      OursHere(setting: $0.setting, standing: Standing($0.subject, on: stage))
    }
  }
}

extension Showing: CustomStringConvertible {
  nonisolated var description: String { "\(exhibit), \(name)" }
}
