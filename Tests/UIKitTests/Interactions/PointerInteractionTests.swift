import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `The pointer over a view` {
  /// The left half of the view is a region; the rest has none.
  private final class Halves: NSObject, UIPointerInteractionDelegate {
    let log = Log()

    func pointerInteraction(
      _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
      defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
      log.note("at \(Int(request.location.x)) of \(Int(defaultRegion.rect.width))")
      let half = CGRect(x: 0, y: 0, width: 40, height: 40)
      return half.contains(request.location) ? UIPointerRegion(rect: half, identifier: "l") : nil
    }
    func pointerInteraction(
      _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? {
      log.note("style \(region.identifier.map { "\($0)" } ?? "-")")
      return UIPointerStyle.hidden()
    }
  }

  private final class Whole: NSObject, UIPointerInteractionDelegate {}

  let view = UIView(frame: CGRect(x: 100, y: 100, width: 80, height: 40))
  private let halves = Halves()

  private func hover(_ x: CGFloat) { device.hover(at: CGPoint(x: x, y: 110)) }

  @Test func `has a style for each region that it enters`() {
    let interaction = UIPointerInteraction(delegate: halves)
    view.addInteraction(interaction)
    Stage.show(view)
    hover(110)
    hover(120)
    #expect(halves.log.takeAll() == ["at 10 of 80", "style l", "at 20 of 80"])
    hover(170)
    hover(110)
    #expect(halves.log.takeAll() == ["at 70 of 80", "at 10 of 80", "style l"])
    interaction.invalidate()
    hover(110)
    #expect(halves.log.takeAll() == ["at 10 of 80", "style l"])
    interaction.isEnabled = false
    hover(170)
    #expect(halves.log.lines == [])
  }

  @Test func `is that of its superview where a subview has none`() {
    view.addInteraction(UIPointerInteraction(delegate: halves))
    view.addSubview(UIView(frame: view.bounds))
    let window = Stage.show(view)
    hover(110)
    #expect(halves.log.lines == ["at 10 of 80", "style l"])
    window.isHidden = true
    hover(120)
    #expect(halves.log.lines.count == 2)
  }

  @Test func `has the usual style in the whole view unless a delegate says otherwise`() {
    let whole = Whole()
    let interaction = UIPointerInteraction(delegate: whole)
    view.addInteraction(interaction)
    Stage.show(view)
    hover(170)
    #expect(interaction.view === view)
    let all = UIPointerRegion(rect: view.bounds)
    #expect(whole.pointerInteraction(interaction, styleFor: all) == nil)
    #expect(Set([all, UIPointerRegion(rect: view.bounds)]).count == 1)
    #expect(all != UIPointerRegion(rect: view.bounds, identifier: "own"))
    #expect(all != UIPointerRegion(rect: .zero) && !all.isEqual(nil))
  }

  @Test func `may lift the view, as a preview of it`() {
    let preview = UITargetedPreview(view: view)
    #expect(preview.view === view && preview.parameters.visiblePath == nil)
  }
}
