import Fallthrough
import UIKit

/// Names a plan in failures, one view a line.
extension OverlayPlan: CustomStringConvertible {
  var description: String {
    let head =
      "\(system.testDescription) \(mode)\(usesPresenter ? " presenter" : "")"
      + "\(container.map { " in \($0)" } ?? "")\(hasEffectRoot ? " effect" : "")"
      + "\(isPlainWindow ? " plain window" : "")\(wrapsRoot ? " wraps" : "")\(rootTakesTouches ? " rootTakesTouches" : "")"
    let declared = areas.isEmpty ? [] : ["areas \(areas.map(\.text))"]
    let shown = [root.text(indent: 1)] + (sheet.map { ["sheet", $0.text(indent: 1)] } ?? [])
    let late = self.late.flatMap { ["late", $0.text(indent: 1)] }
    return ([head] + declared + shown + late).joined(separator: "\n")
  }
}

extension PlannedView {
  fileprivate func text(indent: Int) -> String {
    let states = [
      isHidden ? "hidden" : nil, isDisabled ? "disabled" : nil,
      isTransparent ? "transparent" : nil, clips ? "clips" : nil, isOpaque ? "opaque" : nil,
      isPassThrough ? "passThrough" : nil, rotation != 0 ? "rotated \(rotation)" : nil,
      scale.width != 1 ? "scaled \(scale)" : nil, scroll != .zero ? "scrolled \(scroll)" : nil,
      "area \(hitArea)", overflows ? "overflows" : nil, hasSubviews ? nil : "no subviews",
      areas.isEmpty ? nil : "areas \(areas.map(\.text))",
      layers.isEmpty ? nil : "layers \(layers.map { "\($0.kind) \($0.frame)" })",
      drawings.isEmpty ? nil : "draws \(drawings.map { "\($0.kind) \($0.frame)" })",
    ]
    let own = "\(kind) \(frame) " + states.compactMap { $0 }.joined(separator: " ")
    return
      ([String(repeating: "  ", count: indent) + own]
      + children.map { $0.text(indent: indent + 1) }).joined(separator: "\n")
  }
}

extension PlannedArea {
  fileprivate var text: String {
    "\(role)\(isEllipse ? " ellipse" : "")\(isEnabled ? "" : " off") "
      + (anchor.map { "of \($0.kind) \($0.frame)" } ?? "\(frame)") + (hole?.text ?? "")
  }
}

extension PlannedHole {
  fileprivate var text: String {
    let place =
      switch target {
      case .view(let view): "\(view.kind) \(view.frame)"
      case .elsewhere(let frame): "elsewhere \(frame)"
      case .gone: "nothing"
      }
    return " with\(isEllipse ? " round" : "") hole \(outset) around \(place)"
  }
}
