/// Adds elements that act to the views that draw them, and names to the views that have none.
struct ContentInsertion {
  /// The views with their content.
  private(set) var screen: Screen

  private let elements: Screen
  /// For each view the acting elements that it draws, back to front.
  private var content: [Node.ID: [Node.ID]] = [:]
  /// The number of acting elements without a place.
  private var lost = 0

  init(views: Screen, elements: Screen, matches: [JoinedHalves.Match]) {
    self.elements = elements
    screen = views
    for (element, match) in zip(elements.nodeIDs, matches) {
      switch match {
      case .view(let view): name(view, after: elements.nodes[element])
      case .drawn(let view) where elements.acts(element): content[view, default: []].append(element)
      case .unsure where elements.acts(element): lost += 1
      case .none, .drawn, .unsure: break
      }
    }
    // The smaller element, or the one inside another, lies in front.
    let tiers = ElementTiers(elements)
    let areas = elements.areasOfActing
    for view in content.keys {
      content[view]?.sort {
        (tiers.level(of: $0), tiers[$1].rawValue, areas[$1], $0)
          < (tiers.level(of: $1), tiers[$0].rawValue, areas[$0], $1)
      }
    }
    if !content.isEmpty { insertContent() }
    if lost > 0 { screen.notes.add(.unmatchedElements, detail: "\(lost)") }
  }

  private mutating func name(_ view: Node.ID, after element: Node) {
    if screen.nodes[view].identifier == nil { screen.nodes[view].identifier = element.identifier }
    if screen.nodes[view].label == nil { screen.nodes[view].label = element.label }
  }

  /// Copies the tree, with the content of each view in front of its subviews.
  private mutating func insertContent() {
    var copy = TreeCopy(of: screen)
    let maps = ScreenOutlines(of: screen).toScreen
    var open: [Node.ID] = []
    for (index, node) in zip(screen.nodeIDs, screen.nodes) {
      while open.count > node.depth { close(open.removeLast(), maps, &copy) }
      copy.keep(index)
      open.append(index)
    }
    while let view = open.popLast() { close(view, maps, &copy) }
    screen = copy.finish()
  }

  private mutating func close(
    _ view: Node.ID, _ maps: [Screen.Transform?], _ copy: inout TreeCopy
  ) {
    for element in content[view] ?? [] {
      let node = maps[view].flatMap {
        contentNode(element, of: screen.nodes[view], toScreen: $0)
      }
      if let node, copy.insert(node, into: view) { continue }
      lost += 1
    }
  }

  /// Returns an element as content of a view, or `nil` if its place in the view is unknown.
  ///
  /// Its line is the view's, because the element's own line is in another file.
  ///
  /// - Parameter toScreen: The view's own space to the screen.
  private func contentNode(_ element: Node.ID, of view: Node, toScreen: Screen.Transform) -> Node? {
    let source = elements.nodes[element]
    let frame = source.frame
    guard let corner = toScreen.unapply(to: frame.origin),
      let end = toScreen.unapply(to: Screen.Point(x: frame.maxX, y: frame.maxY))
    else { return nil }
    let role = source.role ?? source.className
    var node = Node(
      kind: .view, className: role, line: view.line,
      geometry: Node.Geometry(
        frame: Screen.Rect(
          standardizing: [corner.x, corner.y, end.x - corner.x, end.y - corner.y])))
    node.baseClassName = Self.controls[role]
    node.identifier = source.identifier
    node.label = source.label
    node.flags = source.flags.union(.content)
    return node
  }

  /// The control of UIKit with the function of an element's role.
  private static let controls = [
    "Button": "UIButton", "Link": "UIButton", "CheckBox": "UIButton", "RadioButton": "UIButton",
    "PopUpButton": "UIButton", "MenuButton": "UIButton", "MenuItem": "UIButton", "Tab": "UIButton",
    "Key": "UIButton", "TextField": "UITextField", "SecureTextField": "UITextField",
    "SearchField": "UITextField", "ComboBox": "UITextField", "TextView": "UITextView",
    "TextArea": "UITextView", "Switch": "UISwitch", "Toggle": "UISwitch", "Slider": "UISlider",
    "Stepper": "UIStepper", "SegmentedControl": "UISegmentedControl",
    "PageIndicator": "UIPageControl", "DatePicker": "UIDatePicker", "ColorWell": "UIColorWell",
  ]
}

/// A copy of a screen's tree to which nodes are added.
private struct TreeCopy {
  private let original: Screen
  private var builder: ScreenBuilder
  private var windows: [Node.ID: Screen.Window] = [:]
  /// The new index of each node.
  private var places: [Node.ID] = []
  private var count = 0

  init(of screen: Screen) {
    original = screen
    builder = ScreenBuilder(title: screen.title, evidence: screen.evidence)
    builder.notes = screen.notes
    for window in screen.windows { windows[window.root] = window }
  }

  /// Copies the next node.
  mutating func keep(_ index: Node.ID) {
    let (node, window) = (original.nodes[index], windows[index])
    do {
      try builder.add(node, depth: node.depth, level: window?.level, isKey: window?.isKey)
    } catch { preconditionFailure("a node of a screen fits where it was: \(error)") }
    places.append(Node.ID(count))
    count += 1
  }

  /// Puts a node in front of all descendants of a view whose subtree was copied.
  ///
  /// - Returns: Whether it fits; the view may be as deep as a tree can be.
  mutating func insert(_ node: Node, into view: Node.ID) -> Bool {
    guard (try? builder.add(node, depth: original.nodes[view].depth + 1)) != nil else {
      return false
    }
    count += 1
    return true
  }

  consuming func finish() -> Screen {
    let (system, witnesses, places) = (original.system, original.witnesses, places)
    var screen = builder.finish()
    screen.system = system
    screen.witnesses = witnesses.map { witness in
      var moved = witness
      if let node = witness.owner.node { moved.owner = .node(places[node]) }
      return moved
    }
    return screen
  }
}

extension Screen {
  /// For each node the area of the smallest element that acts, from the node upwards.
  fileprivate var areasOfActing: [Double] {
    var areas: [Double] = []
    for (index, node) in zip(nodeIDs, nodes) {
      let outer = node.parent.map { areas[$0] } ?? .infinity
      areas.append(acts(index) ? min(node.frame.size.area, outer) : outer)
    }
    return areas
  }
}
