/// The mark on a target whose taps do not simply reach it: what becomes of them decides, the same
/// in every picture. Each differs from the others without its colour, by its line and its sign.
package enum TargetMark: String, Sendable, Hashable, CaseIterable {
  /// Another view takes its taps, or nothing does.
  case blocked
  /// Another view takes its taps now, and a finger can scroll it out from there.
  case scrolls
  /// Another view takes its taps now, and a finger may be able to scroll it out from there.
  case covered
  /// The source does not say what happens to its taps.
  case unknown
  /// It is disabled.
  case disabled
  /// It gets its taps and did not before: only on the picture of a change, like the following.
  case won
  /// It was on the screen before the change and is no more.
  case gone
  /// It is on the screen since the change.
  case new
}

extension TargetMark {
  /// Whether a view in front takes the taps at the moment.
  package var isLost: Bool {
    switch self {
    case .blocked, .scrolls, .covered: true
    case .unknown, .disabled, .won, .gone, .new: false
    }
  }

  /// Whether only the picture of a change has it.
  package var isOfChange: Bool { [.won, .gone, .new].contains(self) }
}

extension VerdictDiff {
  /// The targets that the change was about, with the marks for that: first those that lost their
  /// taps, and new ones that do not get theirs. Those that are gone are at their places before it.
  package var marked: [MarkedTarget] {
    lost.map { MarkedTarget(target: $0, mark: .blocked) } + MarkedTarget.of(new) + markedAfter
      + markedBefore
  }

  /// The targets with a mark of the change on the screen before it.
  package var markedBefore: [MarkedTarget] { gone.map { MarkedTarget(target: $0, mark: .gone) } }

  /// Those on the screen after it.
  package var markedAfter: [MarkedTarget] {
    won.map { MarkedTarget(target: $0, mark: .won) }
      + new.map { MarkedTarget(target: $0, mark: .new) }
  }
}

extension ScreenVerdict.Fate {
  /// The mark of a target with this fate; `nil` where its taps go where they should.
  package var mark: TargetMark? {
    switch self {
    case .works, .shadowed, .behindPresentation: nil
    case .blocked: .blocked
    case .coveredNow(let isKnown): isKnown ? .scrolls : .covered
    case .unknown: .unknown
    case .disabled: .disabled
    }
  }
}

/// A target with its mark on a picture.
package struct MarkedTarget: Sendable {
  package let target: ScreenVerdict.Target
  package let mark: TargetMark

  /// The targets whose fate has a mark.
  fileprivate static func of(_ targets: [ScreenVerdict.Target]) -> [MarkedTarget] {
    targets.compactMap { target in
      target.fate.mark.map { MarkedTarget(target: target, mark: $0) }
    }
  }
}

extension TouchPicture {
  /// The targets with marks: those that are blocked first, at the places of ``blocked``, then the
  /// others in the order of the source.
  package var marked: [MarkedTarget] {
    blocked.map { MarkedTarget(target: $0, mark: .blocked) }
      + MarkedTarget.of(verdict.asked).filter { $0.mark != .blocked }
  }

  /// The marks that occur, in the order of ``TargetMark``, and how often.
  package var marks: [(mark: TargetMark, count: Int)] {
    MarkedTarget.of(verdict.asked).counts
  }
}

extension [MarkedTarget] {
  /// The marks that occur, in the order of ``TargetMark``, and how often.
  package var counts: [(mark: TargetMark, count: Int)] {
    let counts = reduce(into: [TargetMark: Int]()) { $0[$1.mark, default: 0] += 1 }
    return TargetMark.allCases.compactMap { mark in counts[mark].map { (mark, $0) } }
  }
}
