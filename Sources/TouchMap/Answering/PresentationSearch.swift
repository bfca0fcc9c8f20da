/// Searches the windows for what is presented, in the order of the source.
struct PresentationSearch {
  typealias Presentation = ElementPresentations.Presentation

  /// For each node the presentation that it belongs to: a place in ``settled()``.
  private(set) var scopes: [Int?]

  private let screen: Screen
  private let windows: [Int]
  private let isList: Bool
  /// The elements that hold the grabber of a sheet, each with the grabber.
  private var grabbers: [Node.ID: Node.ID] = [:]
  private var found: [Presentation] = []
  /// The presentations that hold another element with a place.
  private var holders: Set<Int> = []
  /// The first alert, sheet, popover or menu in each element.
  private var firstIn: [Node.ID: Node.ID] = [:]
  /// The last card or region of the window.
  private var opened: Int?
  /// In a list, the presentation whose parts may follow.
  private var listed: Int?

  init(_ screen: Screen, windows: [Int]) {
    self.screen = screen
    self.windows = windows
    isList = screen.isFlatList
    scopes = Array(repeating: nil, count: screen.nodes.count)
    for (index, node) in zip(screen.nodeIDs, screen.nodes) where node.isSheetGrabber {
      if let parent = node.parent, node.isPlacedElement { grabbers[parent] = index }
    }
  }

  mutating func visit(_ window: Screen.Window) {
    (opened, listed) = (nil, nil)
    var keyboardEnd = window.root
    for index in screen.subtree(of: window.root) {
      let node = screen.nodes[index]
      let scope = outerScope(of: index)
      scopes[index] = scope
      if scope != listed { listed = nil }
      if let scope, node.isPlacedElement { holders.insert(scope) }
      if SystemClasses.keyboards.contains(node.role ?? "") {
        keyboardEnd = max(keyboardEnd, node.subtreeEnd)
      }
      if index >= keyboardEnd, let kind = kind(of: index) { open(kind, at: index) }
    }
  }

  private func outerScope(of index: Node.ID) -> Int? {
    let node = screen.nodes[index]
    guard let parent = node.parent else { return nil }
    if let listed, screen.nodes[found[listed].root].frame.holds(node.frame, within: 1) {
      return listed
    }
    // Behind a card or a region, in an element around it.
    if let opened, parent < found[opened].root, !node.isBar { return opened }
    return scopes[parent]
  }

  private func kind(of index: Node.ID) -> ElementPresentations.Kind? {
    let node = screen.nodes[index]
    if node.isDismissRegion { return .region }
    if let role = node.role, SystemClasses.modals.contains(role) {
      return ElementPresentations.Kind(rawValue: role.lowercased())
    }
    let isPart = !isList && node.parent != nil && !node.isWindowElement
    return isPart && grabbers[index] != nil ? .card : nil
  }

  private mutating func open(_ kind: ElementPresentations.Kind, at index: Node.ID) {
    guard let presentation = presentation(kind, at: index) else { return }
    if let scope = scopes[index], found[scope].kind.holdsOthers {
      // An action sheet may be shown as a popover.
      if kind.coversScreen, found[scope].area != nil { found[scope].cover(screen) }
      return
    }
    scopes[index] = found.count
    found.append(presentation)
    guard kind.holdsOthers else { return opened = isList ? nil : found.count - 1 }
    if isList { listed = found.count - 1 }
    if let parent = screen.nodes[index].parent, firstIn[parent] == nil { firstIn[parent] = index }
  }

  /// Returns the presentation of a node; `nil` if nothing of it is shown.
  private func presentation(
    _ kind: ElementPresentations.Kind, at index: Node.ID
  ) -> Presentation? {
    let node = screen.nodes[index]
    let isShown = node.isPlacedElement && isOnScreen(node)
    var made = Presentation(
      root: index, kind: kind, area: isShown ? node.frame : nil, window: windows[index])
    switch kind {
    case .card:
      if !isCard(index) { made.area = nil }
    case .region:
      let isPlaced = !node.unknown.contains(.geometry)
      guard node.reasonToIgnoreTouches == nil,
        !isPlaced || node.frame.size.area >= screen.frame.size.area / 2
      else { return nil }
      if !isPlaced { made.area = screen.frame }
      made.doubt = .bars
      // It lies behind the popover that is listed before it.
      made.order = .init(
        node: node.parent.flatMap { firstIn[$0] } ?? index, isPresented: false)
    case .alert, .sheet, .popover, .menu, .dialog:
      if isShown || holdsPlacedElements(index) {
        if kind.coversScreen { made.cover(screen) }
      } else if !node.unknown.contains(.geometry), node.frame.size.area == 0 || !isOnScreen(node) {
        // Some trees still hold what is no longer shown, without an area.
        return nil
      }
    }
    return made
  }

  /// Whether the grabber is at the upper edge, so that the element is the card, and not a container
  /// that is as large as the screen.
  private func isCard(_ index: Node.ID) -> Bool {
    guard let grabber = grabbers[index] else { return false }
    let inset = screen.nodes[grabber].frame.origin.y - screen.nodes[index].frame.origin.y
    return (-1...Self.mostInset).contains(inset)
  }

  /// The grabber of a sheet begins at most this far below its edge, in points. A choice.
  private static let mostInset = 24.0

  private func holdsPlacedElements(_ index: Node.ID) -> Bool {
    screen.subtree(of: index).contains {
      let node = screen.nodes[$0]
      return screen.acts($0) && node.isPlacedElement && isOnScreen(node)
    }
  }

  private func isOnScreen(_ node: Node) -> Bool { Box(node.frame).intersects(Box(screen.frame)) }

  /// Returns what was found. What lies beside a popover belongs to the region around it, if there
  /// is one; and if nothing is listed in front of a region, its popover may be listed beside it.
  func settled() -> [Presentation] {
    let withRegion = Set(found.lazy.filter { $0.kind == .region }.map(\.window))
    return found.enumerated().map { place, presentation in
      var settled = presentation
      if settled.kind == .region {
        let isFront = settled.order.node == settled.root && !holders.contains(place)
        if isFront { settled.doubt = .siblings }
      } else if settled.area != nil, settled.doubt == .all, withRegion.contains(settled.window) {
        settled.doubt = .none
      }
      return settled
    }
  }
}

extension ElementPresentations.Presentation {
  /// Lets it take all touches on the screen.
  fileprivate mutating func cover(_ screen: Screen) {
    if screen.frame.size.area > 0 { area = screen.frame }
    doubt = .none
  }
}
