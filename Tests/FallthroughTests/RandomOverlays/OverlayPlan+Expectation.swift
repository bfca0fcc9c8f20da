import Fallthrough
import UIKit

/// What a planned overlay must answer, worked out from the plan.
///
/// It follows the written rule surface by surface: what each view and each drawing at a point is, from
/// front to back.
struct OverlayExpectation {
  enum Answer: Equatable {
    /// Nothing of the overlay takes the touch.
    case pass
    /// The planned view gets it; for what SwiftUI draws, its hosting view.
    case claim(ObjectIdentifier)
    /// Somebody gets it: on a region over background, and where all is blocked.
    case claimByAnyone
  }

  let plan: OverlayPlan
  /// Maps a point of the window to the screen.
  var toScreen: (CGPoint) -> CGPoint = { $0 }

  private var drawsLayers: Bool {
    plan.system.version.majorVersion >= 26 && plan.system.sdk.majorVersion >= 26
  }

  /// What is answered.
  ///
  /// - Parameters:
  ///   - point: In points, in the window's coordinate space.
  ///   - isLate: Whether the late views are there.
  func answer(at point: CGPoint, isLate: Bool = false) -> Answer {
    guard OverlayPlan.screen.contains(point) else { return .pass }
    if let sheet = plan.sheet {
      // A sheet that fills the screen takes every touch.
      return uikit(sheet, point, false) ?? .pass
    }
    if plan.isPlainWindow { return plainAnswer(at: point, late: isLate ? plan.late : []) }
    if plan.mode == .regions, region(of: nil, at: point) == nil { return .pass }
    let answer = windowAnswer(at: point, late: isLate ? plan.late : [])
    return answer == .pass && plan.mode == .blockAll ? .claimByAnyone : answer
  }

  private func plainAnswer(at point: CGPoint, late: [PlannedView]) -> Answer {
    for view in late.reversed() + [plan.root] {
      if let answer = uikit(at: view, point, false) { return answer }
    }
    return .claimByAnyone
  }

  private func windowAnswer(at point: CGPoint, late: [PlannedView]) -> Answer {
    for view in late.reversed() where !view.isLeftover {
      if let answer = look(at: view, point, of: nil, false) { return answer }
    }
    if isHittable(plan.root, at: point) {
      if let answer = look(into: plan.root, point, of: nil, false) { return answer }
      if plan.root.kind != .hosting, plan.rootTakesTouches {
        return .claim(ObjectIdentifier(plan.root))
      }
    }
    // The presenter's own view lies behind the content's.
    if plan.usesPresenter, plan.rootTakesTouches { return .claimByAnyone }
    guard let region = region(of: nil, at: point) else { return .pass }
    return receiver(of: region, nil, point, late: late)
  }

  // MARK: What a surface finds

  /// What takes a touch in a view that belongs to the background of a surface, and the view itself if
  /// it is a hosting view. `crosses` says whether the bounds of the view do not matter.
  private func look(
    into view: PlannedView, _ point: CGPoint, of surface: PlannedView?, _ crosses: Bool
  ) -> Answer? {
    for child in view.children.reversed() where view.hasSubviews {
      if let answer = look(at: child, point, of: surface, crosses || view.overflows) {
        return answer
      }
    }
    guard view.kind == .hosting else { return nil }
    let isPutBack = region(of: surface, at: point) != nil
    let areas = surface?.areas ?? plan.areas
    if contains(areas, surface, .background, point), !isPutBack { return nil }
    if draws(view, at: point) { return .claim(ObjectIdentifier(view)) }
    let held = region(of: surface, at: point) { $0 === view || $0.hostingView === view }
    return held.map { receiver(of: $0, surface, point) }
  }

  private func look(
    at child: PlannedView, _ point: CGPoint, of surface: PlannedView?, _ crosses: Bool
  ) -> Answer? {
    guard isReached(child, at: point, crosses) else { return nil }
    if child.isSurface { return decide(child, point, crosses) }
    if child.kind == .hosting, !child.isOpaque {
      return look(into: child, point, of: surface, crosses)
    }
    return uikit(child, point, crosses)
  }

  /// What a surface in the overlay answers.
  private func decide(_ surface: PlannedView, _ point: CGPoint, _ crosses: Bool) -> Answer? {
    if let answer = look(into: surface, point, of: surface, crosses) { return answer }
    return region(of: surface, at: point).map { receiver(of: $0, surface, point) }
  }

  private func uikit(at view: PlannedView, _ point: CGPoint, _ crosses: Bool) -> Answer? {
    guard isReached(view, at: point, crosses) else { return nil }
    return view.isSurface ? decide(view, point, crosses) : uikit(view, point, crosses)
  }

  /// Who gets a touch on a view that takes touches itself.
  private func uikit(_ view: PlannedView, _ point: CGPoint, _ crosses: Bool) -> Answer? {
    for child in view.children.reversed() where view.hasSubviews {
      if let answer = uikit(at: child, point, crosses || view.overflows) { return answer }
    }
    return isHittable(view, at: point) ? .claim(ObjectIdentifier(view)) : nil
  }

  /// Who gets a touch that a region claims.
  private func receiver(
    of region: PlannedArea, _ surface: PlannedView?, _ point: CGPoint, late: [PlannedView] = []
  ) -> Answer {
    func isInside(_ view: PlannedView) -> Bool { surface.map(view.isIn) ?? true }
    if let own = region.anchor {
      let isOfTouches =
        !own.isUntouchable && !own.isHidden && !own.isDisabled && !own.isTransparent
        && !own.isSurface && own.kind != .hosting
      if isOfTouches, isInside(own) { return .claim(ObjectIdentifier(own)) }
      if let host = own.kind == .hosting ? own : own.hostingView, isInside(host) {
        return .claim(ObjectIdentifier(host))
      }
    }
    let hosts = (surface.map { [$0] } ?? [plan.root] + late).reversed().lazy
      .compactMap { frontmostHost(in: $0, at: point) }
    return .claim(ObjectIdentifier(hosts.first ?? surface ?? plan.root))
  }

  private func frontmostHost(in view: PlannedView, at point: CGPoint) -> PlannedView? {
    guard isHittable(view, at: point) else { return nil }
    return (view.hasSubviews ? view.children : []).reversed().lazy
      .compactMap { frontmostHost(in: $0, at: point) }.first
      ?? (view.kind == .hosting ? view : nil)
  }

  private func draws(_ view: PlannedView, at point: CGPoint) -> Bool {
    let local = view.local(point)
    if showsBareLayers(view), view.layers.contains(where: { $0.shows(local) }) { return true }
    if view.children.contains(where: { isSeen($0, at: point) }) { return true }
    return view.drawings.contains { drawing in
      guard drawing.frame.contains(local) else { return false }
      switch drawing.kind {
      // Random hosting trees draw shapes and symbols, and hit them by their paths.
      case .drawing, .glass, .material, .text, .image, .gradient, .canvas, .shape, .symbol:
        return true
      case .clearTappable, .container, .glassContainer: return false
      // Nobody can tell layers apart that take touches.
      case .decoration: return drawsLayers
      }
    }
  }

  /// Whether layers without a view are looked at: from iOS 26 on, and where there is nothing else.
  private func showsBareLayers(_ host: PlannedView) -> Bool {
    if plan.system.version.majorVersion >= 26 { return true }
    return host.children.isEmpty && host.drawings.allSatisfy { $0.kind == .clearTappable }
  }

  /// Whether an image or a label is seen at a point that takes no touches and is not in a surface
  /// or hosting view of its own.
  private func isSeen(_ view: PlannedView, at point: CGPoint) -> Bool {
    guard !view.isHidden, !view.isTransparent, !view.isSurface, view.kind != .hosting else {
      return false
    }
    let isInside = view.bounds.contains(view.local(point))
    if view.kind == .image || view.kind == .label { return isInside }
    guard isInside || !view.clips else { return false }
    return view.children.contains { isSeen($0, at: point) }
  }

  // MARK: Geometry

  private func isHittable(_ view: PlannedView, at point: CGPoint) -> Bool {
    admitsTouches(view) && view.areaContains(view.local(point))
  }

  /// Whether a touch reaches a view or what is in it, where the bounds around it do not matter.
  private func isReached(_ view: PlannedView, at point: CGPoint, _ crosses: Bool) -> Bool {
    let leavesBounds = (crosses || view.overflows) && view.hasSubviews && !view.clips
    return leavesBounds ? admitsTouches(view) : isHittable(view, at: point)
  }

  private func admitsTouches(_ view: PlannedView) -> Bool {
    !view.isUntouchable && !view.isHidden && !view.isDisabled && !view.isTransparent
  }

  private func contains(
    _ areas: [PlannedArea], _ surface: PlannedView?, _ role: PlannedArea.Role, _ point: CGPoint
  ) -> Bool { declared(areas, surface, role).contains { $0.contains(point, on: surface) } }

  /// The first region that contains a touch, of those whose own view is of a kind.
  private func region(
    of surface: PlannedView?, at point: CGPoint, where matches: ((PlannedView) -> Bool)? = nil
  ) -> PlannedArea? {
    declared(surface?.areas ?? plan.areas, surface, .interactive).first { area in
      if let matches, !(area.anchor.map(matches) ?? false) { return false }
      let isOpen = area.hole != nil && isInHole(of: area.anchor, point)
      return area.contains(point, on: surface) && !isOpen
    }
  }

  /// Whether a spotlight of a cover lets a touch through. Each is on the window or around the cover.
  private func isInHole(of cover: PlannedView?, _ point: CGPoint) -> Bool {
    (plan.areas + plan.views.flatMap(\.areas)).contains { area in
      guard let hole = area.hole, area.isEnabled, area.anchor === cover else { return false }
      let (local, bounds): (CGPoint, CGRect)
      switch hole.target {
      case .gone: return false
      case .view(let target): (local, bounds) = (target.local(point), target.bounds)
      case .elsewhere(let frame): (local, bounds) = (toScreen(point), frame)
      }
      let box = bounds.grown(hole.outset, hole.outset)
      guard box.contains(local), hole.isEllipse else { return box.contains(local) }
      let (x, y) = ((local.x - box.midX) / box.width, (local.y - box.midY) / box.height)
      return x * x + y * y <= 0.25
    }
  }

  /// The areas of a surface, those of markers in it included.
  private func declared(
    _ areas: [PlannedArea], _ surface: PlannedView?, _ role: PlannedArea.Role
  ) -> [PlannedArea] {
    let markers = plan.views.filter { $0.isMarker && $0.nearestSurface === surface }
    let marked = markers.map {
      PlannedArea(
        role: $0.kind == .regionMarker ? .interactive : .background, frame: .zero,
        isEllipse: false, isEnabled: true, anchor: $0)
    }
    return (marked + areas).filter { area in
      area.role == role && area.isEnabled && !(role == .background && area.covers(surface))
    }
  }
}

extension PlannedView {
  /// Maps a point of the window to the view.
  fileprivate func local(_ point: CGPoint) -> CGPoint {
    let outer = parent?.local(point) ?? point
    let (x, y) = (outer.x - frame.midX, outer.y - frame.midY)
    let (cosine, sine) = (cos(rotation), sin(rotation))
    return CGPoint(
      x: (x * cosine + y * sine) / scale.width + bounds.midX,
      y: (y * cosine - x * sine) / scale.height + bounds.midY)
  }

  /// Maps a point of the view to the window.
  fileprivate func inWindow(_ point: CGPoint) -> CGPoint {
    let (x, y) = ((point.x - bounds.midX) * scale.width, (point.y - bounds.midY) * scale.height)
    let (cosine, sine) = (cos(rotation), sin(rotation))
    let outer = CGPoint(
      x: x * cosine - y * sine + frame.midX, y: x * sine + y * cosine + frame.midY)
    return parent?.inWindow(outer) ?? outer
  }

  /// Whether a point of the view's space is where it can be hit.
  fileprivate func areaContains(_ point: CGPoint) -> Bool {
    let across = bounds.width
    switch hitArea {
    case .bounds: return bounds.contains(point)
    case .padded(let distance): return bounds.grown(distance, distance).contains(point)
    case .atLeast(let side):
      return bounds.grown(max(0, side - across) / 2, max(0, side - bounds.height) / 2)
        .contains(point)
    case .ellipse:
      let (x, y) = ((point.x - bounds.midX) / across, (point.y - bounds.midY) / bounds.height)
      return x * x + y * y <= 0.25
    }
  }

  /// The nearest surface around the view.
  var nearestSurface: PlannedView? {
    var view = parent
    while let current = view, !current.isSurface { view = current.parent }
    return view
  }

  /// The nearest hosting view around the view.
  fileprivate var hostingView: PlannedView? {
    var view = parent
    while let current = view, current.kind != .hosting { view = current.parent }
    return view
  }

  fileprivate func isIn(_ outer: PlannedView) -> Bool {
    self === outer || (parent?.isIn(outer) ?? false)
  }

  /// Whether a late view shows nothing and takes nothing, as what a presentation leaves behind.
  fileprivate var isLeftover: Bool { kind == .plain && children.isEmpty }

  /// Whether a touch reaches what is in the view, as far as it and all around it say.
  fileprivate func letsIn(_ point: CGPoint, _ role: PlannedArea.Role) -> Bool {
    !isHidden && !isTransparent && (!isDisabled || role == .background)
      && (!clips || bounds.contains(local(point))) && (parent?.letsIn(point, role) ?? true)
  }
}

extension PlannedArea {
  /// Whether a background area covers the whole of a surface, and so counts for nothing.
  fileprivate func covers(_ surface: PlannedView?) -> Bool {
    guard !isEllipse else { return false }
    let whole = surface?.bounds ?? OverlayPlan.screen
    guard let anchor else { return frame.insetBy(dx: -0.5, dy: -0.5).contains(whole) }
    let corners = [
      (whole.minX, whole.minY), (whole.maxX, whole.minY), (whole.minX, whole.maxY),
      (whole.maxX, whole.maxY),
    ].map {
      let corner = CGPoint(x: $0.0, y: $0.1)
      return anchor.local(surface?.inWindow(corner) ?? corner)
    }
    // Half a point may be missing.
    let box = anchor.bounds.insetBy(dx: -0.5, dy: -0.5)
    return corners.allSatisfy(box.contains)
  }

  fileprivate func contains(_ point: CGPoint, on surface: PlannedView?) -> Bool {
    let (local, box): (CGPoint, CGRect)
    if let anchor {
      local = anchor.local(point)
      box = anchor.bounds
      guard !anchor.isHidden, !anchor.isTransparent, anchor.parent?.letsIn(point, role) ?? true
      else { return false }
    } else {
      (local, box) = (surface?.local(point) ?? point, frame)
    }
    guard box.contains(local) else { return false }
    guard isEllipse else { return true }
    let (x, y) = ((local.x - box.midX) / box.width, (local.y - box.midY) / box.height)
    return x * x + y * y <= 0.25
  }
}

extension CGRect {
  /// The rectangle with its edges moved outwards; nothing if they cross.
  fileprivate func grown(_ across: CGFloat, _ down: CGFloat) -> CGRect {
    insetBy(dx: -across, dy: -down)
  }
}
