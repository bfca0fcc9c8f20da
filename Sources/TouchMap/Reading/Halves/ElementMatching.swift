/// Finds for each accessibility element the view that it represents, or the view that draws it.
///
/// An accessibility tree has no addresses. So the place decides, and where several views lie at one
/// place, names and classes. If two are still possible, or if hosting views of different windows
/// may draw an element, there is no match: a missing answer is better than a wrong one.
struct ElementMatching {
  /// Frames of accessibility trees are rounded to whole points.
  static let rounding = 1.01

  private let views: Screen
  private let elements: Screen
  private let frames: [Screen.Rect?]
  private let drawings: DrawingViews
  private let windows: ElementWindows
  private let likeness: ElementLikeness
  /// The views at each rounded top left corner.
  private var atCorner: [Corner: [Node.ID]] = [:]
  private var claimed: Set<Node.ID> = []

  private struct Corner: Hashable {
    var x, y: Int
  }

  init(views: Screen, elements: Screen) {
    self.views = views
    self.elements = elements
    frames = ScreenOutlines(of: views).frames
    drawings = DrawingViews(of: views, frames: frames)
    windows = ElementWindows(views: views, elements: elements)
    likeness = ElementLikeness(views: views, elements: elements)
    for (index, frame) in zip(views.nodeIDs, frames) {
      guard let frame, frame.size.area > 0, drawings.isShown(index), !drawings.isDrawing(index),
        views.nodes[index].kind == .view, let corner = Self.corner(of: frame)
      else { continue }
      atCorner[corner, default: []].append(index)
    }
  }

  /// Returns the match of every node of the elements.
  mutating func run() -> [JoinedHalves.Match] {
    let named = elements.nodeIDs.map(stands)
    var found = [JoinedHalves.Match](repeating: .none, count: elements.nodes.count)
    for element in elements.nodeIDs where named[element] {
      found[element] = match(element)
      if case .view(let view) = found[element] { claimed.insert(view) }
    }
    // A view that two elements seem to represent gets neither.
    var counts: [Node.ID: Int] = [:]
    for case .view(let view) in found { counts[view, default: 0] += 1 }
    for (element, match) in zip(elements.nodeIDs, found) {
      if case .view(let view) = match, counts[view] != 1 { found[element] = .unsure }
    }
    return found
  }

  /// Whether an element represents a view or drawn content. An element without a name that does
  /// nothing only groups others.
  private func stands(_ element: Node.ID) -> Bool {
    let node = elements.nodes[element]
    guard node.kind == .element, !node.isWindowElement, node.role != "Application",
      !node.unknown.contains(.geometry), node.frame.size.area > 0
    else { return false }
    return elements.acts(element) || node.label != nil || node.identifier != nil
  }

  private func match(_ element: Node.ID) -> JoinedHalves.Match {
    let frame = elements.nodes[element].frame
    let near = viewsNear(frame).filter { mayBe($0, element) }
    let scored = near.compactMap { view in
      likeness.score(of: view, as: element).map { (view: view, score: $0) }
    }
    if let best = scored.map(\.score).max(), best >= 0 {
      let likely = scored.filter { $0.score == best }
      if likely.count == 1, best > 0 || scored.count == 1 { return .view(likely[0].view) }
      if best > 0 || drawer(of: element) == nil { return .unsure }
    }
    return drawer(of: element).map { .drawn(by: $0) } ?? .unsure
  }

  private func mayBe(_ view: Node.ID, _ element: Node.ID) -> Bool {
    windows.mayHold(element, inWindow: views.window(of: view))
  }

  private func viewsNear(_ frame: Screen.Rect) -> [Node.ID] {
    guard let corner = Self.corner(of: frame) else { return [] }
    var near: [Node.ID] = []
    for y in -2...2 {
      for x in -2...2 {
        near += atCorner[Corner(x: corner.x + x, y: corner.y + y)] ?? []
      }
    }
    return near.filter { frames[$0]?.isNear(frame, within: Self.rounding) == true }
  }

  /// Returns the view that draws an element without a view of its own; `nil` if there is none, or
  /// if several hosting views may draw it and none of them lies in another.
  private func drawer(of element: Node.ID) -> Node.ID? {
    let frame = elements.nodes[element].frame
    let hosts = drawings.hosts.filter { host in
      frames[host]?.holds(frame, within: Self.rounding) == true && mayBe(host, element)
    }
    guard let inmost = hosts.last, hosts.allSatisfy({ views.subtree(of: $0).contains(inmost) })
    else { return nil }
    return drawings.deepest(in: inmost, holding: frame)
  }

  private static func corner(of frame: Screen.Rect) -> Corner? {
    guard abs(frame.origin.x) < 1e9, abs(frame.origin.y) < 1e9 else { return nil }
    return Corner(x: Int(frame.origin.x.rounded()), y: Int(frame.origin.y.rounded()))
  }
}
