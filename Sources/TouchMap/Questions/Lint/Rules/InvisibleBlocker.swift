/// ``LintRule/invisibleBlocker``: a view that shows nothing and takes touches of a target behind
/// it, from a tenth of the target on or at its middle.
struct InvisibleBlocker: LintCheck {
  func defects(on linted: LintedScreen) -> [Defect] {
    var victims: [Node.ID: Node.ID] = [:]
    for target in linted.liveTargets {
      guard let by = linted.survey.unseenTaker(of: target.reach), victims[by] == nil else {
        continue
      }
      victims[by] = target.node
    }
    return victims.keys.sorted().compactMap { index in
      guard let why = linted.survey.unseenTakers[index], let victim = victims[index] else {
        return nil
      }
      return Defect(.invisibleBlocker, node: index, .unseen(why, victim: victim))
    }
  }
}
