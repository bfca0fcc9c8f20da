import Fallthrough
import SeededRandomness
import UIKit

extension OverlayPlan {
  static let screen = CGRect(x: 0, y: 0, width: 393, height: 852)

  init(using random: inout SplitMix64) {
    root = PlannedView(random.chance(of: 2) ? .hosting : .plain, Self.screen)
    system = Self.systems.pick(using: &random)
    wrapsRoot = random.chance(of: 4)
    isPlainWindow = root.kind == .plain && random.chance(of: 4)
    hasOverflow = random.chance(of: 3)
    usesPresenter = !isPlainWindow && random.chance(of: 3)
    mode = [.automatic, .automatic, .automatic, .regions, .blockAll].pick(using: &random)
    rootTakesTouches = random.chance(of: 8)
    if random.chance(of: 4), !isPlainWindow { container = Container.allCases.pick(using: &random) }
    hasEffectRoot = root.kind == .plain && random.chance(of: 5)
    if random.chance(of: 5), !usesPresenter, container == nil {
      root.rotation = [.pi / 2, .pi, 0.4].pick(using: &random)
    }
    fill(root, depth: 0, using: &random)
    if random.chance(of: 2), !isPlainWindow { areas = areas(count: 2, using: &random) }
    if random.chance(of: 8) {
      let sheet = PlannedView(.plain, Self.screen)
      fill(sheet, depth: 2, using: &random)
      self.sheet = sheet
    } else if random.chance(of: 4) {
      late = (0..<Int.random(in: 1...2, using: &random)).map { _ in
        let kinds: [PlannedView.Kind] = [.plain, .plain, .button, .surface, .hosting]
        let view = PlannedView(kinds.pick(using: &random), random.frame())
        let isClosed = isPlainWindow && view.kind == .hosting
        if view.kind != .button, !isClosed, random.chance(of: 2) {
          view.add(PlannedView(.button, random.frame()))
        }
        return view
      }
    }
    if random.chance(of: 2) { addSpotlights(using: &random) }
    // Its drawings are views on some systems, so a hosting view clips where views overflow.
    for view in views where hasOverflow && view.kind == .hosting { view.clips = true }
  }

  static let systems = SystemUnderTest.all + [SystemUnderTest(27), SystemUnderTest(28, sdk: 27)]

  private func fill(_ parent: PlannedView, depth: Int, using random: inout SplitMix64) {
    if parent.kind == .hosting {
      let kinds: [SimulatedContent] = [
        .drawing, .glass, .material, .clearTappable, .decoration, .container,
      ]
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        parent.drawings.append(
          PlannedDrawing(kind: kinds.pick(using: &random), frame: random.frame()))
      }
      if random.chance(of: 2) {
        let kind = PlannedLayer.Kind.allCases.pick(using: &random)
        parent.layers.append(PlannedLayer(kind: kind, frame: random.frame()))
      }
    }
    guard depth < 5 else { return }
    for _ in 0..<Int.random(in: 0...(depth == 0 ? 4 : 2), using: &random) {
      let child = child(using: &random)
      parent.add(child)
      if parent.kind == .hosting {
        // SwiftUI's view around it is as large as its frame, and cuts what reaches further.
        child.hitArea = .bounds
        child.overflows = false
      }
      // Without a surface around it, SwiftUI alone decides what a touch in a hosting view is on.
      let isClosed =
        isPlainWindow && child.kind == .hosting && !child.isSurface && child.nearestSurface == nil
      if !child.isUntouchable, child.kind != .button, !isClosed {
        fill(child, depth: depth + 1, using: &random)
      }
      if child.isSurface, !hasOverflow, random.chance(of: 2) {
        child.areas = areas(count: 1, using: &random)
      }
    }
  }

  private func child(using random: inout SplitMix64) -> PlannedView {
    var kind = PlannedView.Kind.allCases.pick(using: &random)
    if hasOverflow, kind == .regionMarker || kind == .ignoredMarker { kind = .surface }
    let child = PlannedView(kind, random.frame())
    let fillsScreen = random.chance(of: 3) && !child.isUntouchable
    return fillsScreen
      ? state(PlannedView(kind, Self.screen), using: &random) : state(child, using: &random)
  }

  private func state(_ child: PlannedView, using random: inout SplitMix64) -> PlannedView {
    let kind = child.kind
    child.hasShadow = random.chance(of: 8)
    child.hasBorder = random.chance(of: 8)
    child.clips = random.chance(of: 5) && !child.isMarker
    child.isHidden = random.chance(of: 12)
    child.isDisabled = random.chance(of: 12)
    child.isTransparent = random.chance(of: 12)
    if kind != .passThroughStack {
      if random.chance(of: 6) { child.rotation = 0.4 }
      if random.chance(of: 8) {
        child.scale = CGSize(
          width: [-1, -0.6, 0.5, 1.5].pick(using: &random), height: [1, 0.7].pick(using: &random))
      }
    }
    setBehavior(of: child, using: &random)
    if kind == .hosting {
      child.isOpaque = random.chance(of: 4)
      child.isPassThrough = random.chance(of: 4)
    }
    return child
  }

  private func setBehavior(of child: PlannedView, using random: inout SplitMix64) {
    if child.kind == .plain || child.kind == .surface, random.chance(of: 6) {
      child.scroll = CGPoint(
        x: CGFloat(Int.random(in: -40...40, using: &random)),
        y: CGFloat(Int.random(in: -40...40, using: &random)))
    }
    guard child.isSettable else { return }
    if random.chance(of: 4) {
      let distance = CGFloat(Int.random(in: -30...40, using: &random))
      child.hitArea =
        [.padded(distance), .padded(distance), .atLeast(80), .ellipse].pick(using: &random)
    }
    child.overflows = hasOverflow && random.chance(of: 3)
    child.hasSubviews = !random.chance(of: 10)
  }

  /// Adds spotlights of one cover, each on the window or on a surface around the cover.
  private mutating func addSpotlights(using random: inout SplitMix64) {
    let cover = root.descendants.filter { !$0.isMarker }.pick(using: &random)
    var holders = hasOverflow ? [] : cover.line.filter(\.isSurface).map(Optional.some)
    if !isPlainWindow { holders.append(nil) }
    for _ in 0..<(holders.isEmpty ? 0 : Int.random(in: 1...3, using: &random)) {
      let targets: [PlannedHole.Target] = [
        .view(root.descendants.pick(using: &random)), .elsewhere(random.frame()),
        .elsewhere(random.frame()), random.chance(of: 4) ? .gone : .elsewhere(random.frame()),
      ]
      let isEllipse = random.chance(of: 2)
      let hole = PlannedHole(
        target: targets.pick(using: &random), isEllipse: isEllipse,
        outset: isEllipse ? 0 : CGFloat(Int.random(in: -10...60, using: &random)))
      let area = PlannedArea(
        role: .interactive, frame: .zero, isEllipse: false, isEnabled: !random.chance(of: 5),
        anchor: cover, hole: hole)
      let holder = holders.pick(using: &random)
      if let holder { holder.areas.append(area) } else { areas.append(area) }
    }
  }

  private func areas(count: Int, using random: inout SplitMix64) -> [PlannedArea] {
    let anchors = root.descendants.filter { !$0.isMarker }
    return (0..<Int.random(in: 1...count, using: &random)).map { _ in
      PlannedArea(
        role: PlannedArea.Role.allCases.pick(using: &random), frame: random.frame(),
        isEllipse: random.chance(of: 2), isEnabled: !random.chance(of: 5),
        anchor: random.chance(of: 3) ? anchors.randomElement(using: &random) : nil)
    }
  }
}

extension OverlayPlan {
  /// All views, those of the sheet and the late ones included.
  var views: [PlannedView] {
    root.descendants + (sheet?.descendants ?? []) + late.flatMap(\.descendants)
  }
}

extension PlannedView {
  /// The view and all in it.
  var descendants: [PlannedView] { [self] + children.flatMap(\.descendants) }

  /// The view and all around it.
  var line: [PlannedView] { [self] + (parent?.line ?? []) }
}

extension Array {
  /// One of the elements, of which there must be some.
  func pick(using random: inout SplitMix64) -> Element {
    self[Int.random(in: indices, using: &random)]
  }
}

extension SplitMix64 {
  /// True once in `count` times.
  mutating func chance(of count: Int) -> Bool { Int.random(in: 0..<count, using: &self) == 0 }

  /// A rectangle on and around a phone's screen, smaller than that.
  mutating func frame() -> CGRect {
    CGRect(
      x: CGFloat(Int.random(in: -50...300, using: &self)),
      y: CGFloat(Int.random(in: -50...700, using: &self)),
      width: CGFloat(Int.random(in: 0...300, using: &self)),
      height: CGFloat(Int.random(in: 0...300, using: &self)))
  }

  /// A point on and around a phone's screen, beside whole numbers, where the edges are.
  mutating func point() -> CGPoint {
    CGPoint(
      x: CGFloat(Int.random(in: -10...400, using: &self)) + 0.37,
      y: CGFloat(Int.random(in: -10...860, using: &self)) + 0.41)
  }
}
