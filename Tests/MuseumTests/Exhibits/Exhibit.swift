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
  nonisolated let touches: String
  nonisolated let wanted: String
  /// Who got the touches over the exhibit.
  let theirs: @MainActor (System) -> String
  /// Ours, unless this asks for what no window can do.
  let ours: OursHere?

  /// Ours on one stage: what has to be set, and who got the touches.
  struct OursHere {
    let setting: String
    let transcript: @MainActor (System) -> String
  }

  init<Subject>(
    _ name: String, on stage: Stage<Subject>, _ theirs: Subject, ours: Ours<Subject>?
  ) {
    self.name = name
    self.stage = stage.number
    touches = stage.touches
    wanted = stage.wanted
    self.theirs = { stage.transcript(of: theirs, on: $0) }
    self.ours = ours.map { ours in
      OursHere(setting: ours.setting) { stage.transcript(of: ours.subject, on: $0) }
    }
  }
}

extension Showing: CustomStringConvertible {
  nonisolated var description: String { "\(exhibit), \(name)" }
}
