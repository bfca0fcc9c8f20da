import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `Lines about the device` {
  let stage = LineStage()

  @Test func `L122 a view registers for a trait`() {
    let (view, counter) = (stage.add(UIView()), Counter())
    view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (_: UIView, _: UITraitCollection) in counter.count += 1
    }
    stage.app.overrideUserInterfaceStyle = .dark
    stage.app.layoutIfNeeded()
    #expect(counter.count == 1)
  }

  @Test func `L125 a row runs from right to left`() {
    let view = stage.add(UIStackView(), CGRect(x: 0, y: 0, width: 100, height: 40))
    view.semanticContentAttribute = .forceRightToLeft
    let first = UIView()
    first.translatesAutoresizingMaskIntoConstraints = false
    first.widthAnchor.constraint(equalToConstant: 30).isActive = true
    view.addArrangedSubview(first)
    view.addArrangedSubview(UIView())
    stage.app.layoutIfNeeded()
    #expect(first.frame.minX == 70)
  }
}
