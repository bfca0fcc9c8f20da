/// Finds the parts of the screen that two elements cover of which either may get the touches: one
/// acts, and the other may lie in front of it and keep touches from it.
///
/// Only parts in sight are found. A sweep finds which element is the frontmost at each place. Those
/// behind it are asked from the front, until its rivals among them cover the place.
struct ElementRivals {
  /// The undecided parts, each with its sort key.
  private(set) var parts: [ElementOrder.Ranked] = []

  /// Frames are rounded to whole points, so that neighbours overlap by that much.
  private static let rounding = 2.0
  /// No real screen has more elements at one place. Of more, the frontmost are asked. A choice.
  private static let mostAsked = 256

  private let screen: Screen
  private let tiers: ElementTiers
  /// Whether the source is a list, so that what lies in another element may be a part of it.
  private let isList: Bool

  /// The places of two elements in the source, the later one first.
  private struct Pair: Hashable {
    var later: Int
    var earlier: Int
  }
  /// The elements that may cover others, the frontmost first.
  private var covers: [ElementOrder.Ranked] = []

  /// - Complexity: O((*n* + *k*) log *n*), where *n* is the number of elements and *k* that of
  ///   corners of what is in sight, and the time to ask the elements behind each piece of it.
  init(_ screen: Screen, _ tiers: ElementTiers, _ ranked: [ElementOrder.Ranked]) {
    self.screen = screen
    self.tiers = tiers
    isList = screen.isFlatList
    let frontToBack = ranked.filter { $0.entry.frame.isFinite }.sorted(by: >)
    var boxes: ContiguousArray<Box> = []
    // For each element, how many of those in front of it may cover others.
    var places: [Int] = []
    for element in frontToBack {
      boxes.append(Box(element.entry.frame))
      places.append(covers.count)
      if element.entry.node.map(tiers.mayCover) == true { covers.append(element) }
    }
    guard covers.count > 1 else { return }
    let grid = BoxGrid(covers.map { Box($0.entry.frame) })
    var known: Set<Pair> = []
    for piece in ClaimSweep.divide(boxes.reduce(.none) { $0.union($1) }, among: boxes).pieces
    where piece.claim != ClaimedPieces.nobody {
      let front = frontToBack[Int(piece.claim)]
      parts += rivals(on: piece.box, behind: front, from: places[Int(piece.claim)], grid)
        .filter { known.insert(Pair(later: $0.place, earlier: $0.rear)).inserted }
    }
  }

  /// Returns the undecided parts at a place, of the frontmost element and of those beside it in its
  /// layer.
  private func rivals(
    on place: Box, behind front: ElementOrder.Ranked, from first: Int, _ grid: BoxGrid
  ) -> [ElementOrder.Ranked] {
    var found: [ElementOrder.Ranked] = []
    var open = [place]
    var layer: [Int] = []
    var asked = 0
    grid.forEach(near: place, from: first) { rear in
      let element = covers[rear]
      let box = Box(element.entry.frame)
      if layer.first != rear, open.contains(where: box.intersects) {
        for other in element.place > front.place ? layer[...] : layer.prefix(1) {
          guard let part = part(of: other, over: rear), part > front else { continue }
          let common = Box(part.entry.frame)
          guard open.contains(where: common.intersects) else { continue }
          open = open.flatMap { $0.pieces(outside: common) }
          found.append(part)
        }
      }
      if element.layer == front.layer { layer.append(rear) }
      asked += 1
      guard asked < Self.mostAsked, !layer.isEmpty, !open.isEmpty else { return nil }
      return open.reduce(.none) { $0.union($1) }
    }
    return found
  }

  /// Returns the part that two elements that may cover others have in common, if either may get the
  /// touches there.
  private func part(of front: Int, over rear: Int) -> ElementOrder.Ranked? {
    let (front, rear) = (covers[front], covers[rear])
    return front.place < rear.place ? part(of: front, under: rear) : part(of: rear, under: front)
  }

  /// Returns the undecided part of an element and one that comes later in the source.
  func part(
    of element: ElementOrder.Ranked, under later: ElementOrder.Ranked
  ) -> ElementOrder.Ranked? {
    guard let node = element.entry.node, let cover = later.entry.node else { return nil }
    let common = element.entry.frame.intersection(later.entry.frame)
    guard min(common.size.width, common.size.height) > Self.rounding,
      !screen.subtree(of: node).contains(cover), !screen.subtree(of: cover).contains(node),
      !screen.areTwins(node, cover)
    else { return nil }
    let (rear, front) = element < later ? (element, later) : (later, element)
    guard isOpen(node, under: cover) || isContradicted(front, over: rear) else { return nil }
    var part = front
    part.place = later.place
    part.rear = element.place
    part.entry = ElementOrder.Entry(node: nil, rivals: nil, frame: common)
    if let winner = reachable(node, cover) {
      part.entry.node = winner
    } else {
      part.entry.rivals = ElementOrder.Rivals(first: cover, second: node)
    }
    return part
  }

  /// Whether neither the windows nor the kinds of two elements say which gets the touches.
  private func isOpen(_ node: Node.ID, under cover: Node.ID) -> Bool {
    let tier = tiers[node]
    let front = tiers[cover]
    guard tier.isActing, tiers.level(of: node) == tiers.level(of: cover) else { return false }
    if tiers.windows[node] != tiers.windows[cover] { return !tier.isKeyboard && !front.isActing }
    guard front.isActing else {
      return isOnPage(node) && (tier == .actions || isBehindBar(tier)) && !isDrawn(cover, on: node)
    }
    // A smaller one that comes later lies in front by both.
    return tier == front ? !holds(node, cover) : isBehindBar(tier) && front == .actions
  }

  /// Whether what comes later than an element of a bar may lie in front of it. The bar comes after
  /// the content beside it, so what comes later is elsewhere, perhaps in a presentation.
  private func isBehindBar(_ tier: ElementTiers.Tier) -> Bool { tier == .barActions && !isList }

  /// Whether an element is on the page or in a card, which the app lays out. The parts of the
  /// others keep clear of one another.
  private func isOnPage(_ node: Node.ID) -> Bool {
    tiers.presentation(of: node)?.kind.holdsOthers != true
  }

  private func holds(_ node: Node.ID, _ other: Node.ID) -> Bool {
    screen.nodes[node].frame.holds(screen.nodes[other].frame, within: Self.rounding / 2)
  }

  /// Whether an element that does not act belongs to one that acts, or lets its touches through: a
  /// text or an image on it, with nothing between the two that could keep touches.
  ///
  /// > Source: UIKit documentation, `isUserInteractionEnabled` of `UILabel` and `UIImageView`.
  private func isDrawn(_ cover: Node.ID, on node: Node.ID) -> Bool {
    guard holds(node, cover) else { return false }
    guard !isList, let parent = screen.nodes[cover].parent else { return true }
    return Self.drawings.contains(screen.nodes[cover].role ?? "")
      && screen.subtree(of: parent).contains(node)
  }

  private static let drawings: Set<String> = ["StaticText", "Image"]

  /// Returns which of two the tool that wrote the dump could reach, if that is one of them. One
  /// that it calls not hittable also loses to one about which it says nothing.
  private func reachable(_ first: Node.ID, _ second: Node.ID) -> Node.ID? {
    let (report, other) = (screen.nodes[first].reportedReach, screen.nodes[second].reportedReach)
    if let report, let other {
      guard report.isReachable != other.isReachable else { return nil }
      return report.isReachable ? first : second
    }
    if report?.isUnhittable == true { return second }
    return other?.isUnhittable == true ? first : nil
  }

  /// Whether the tool that wrote the dump says the contrary of the order of two elements: it calls
  /// the rear one hittable, and not the front one.
  private func isContradicted(_ front: ElementOrder.Ranked, over rear: ElementOrder.Ranked) -> Bool
  {
    guard let front = front.entry.node.flatMap({ screen.nodes[$0].reportedReach }),
      let rear = rear.entry.node.flatMap({ screen.nodes[$0].reportedReach })
    else { return false }
    return front.isUnhittable && rear.isReachable
  }
}

extension Screen {
  /// Returns whether two accessibility elements are one control that a source lists twice: the same
  /// class and name at the same place, apart from rounding to whole points. Two views never are.
  func areTwins(_ first: Node.ID, _ second: Node.ID) -> Bool {
    guard nodes[first].kind == .element else { return false }
    let (node, other) = (nodes[first], nodes[second])
    guard other.kind == .element, node.className == other.className,
      node.frame.isNear(other.frame, within: 1)
    else { return false }
    if let identifier = node.identifier { return identifier == other.identifier }
    return other.identifier == nil && node.label == other.label
  }
}
