import TouchScreen

/// Puts elements that act into the views that draw them, and names on the views that have none.
struct ContentInsertion {
  /// The views with their content.
  private(set) var screen: Screen

  private let elements: Screen
  /// For each view the elements that it draws and that act, back to front.
  private var content: [Node.ID: [Node.ID]] = [:]
  /// The new index of each view.
  private var places: [Node.ID] = []

  init(views: Screen, elements: Screen, matches: [JoinedHalves.Match]) {
    self.elements = elements
    screen = views
    var unsure = 0
    for (element, match) in zip(elements.nodeIDs, matches) {
      switch match {
      case .view(let view): name(view, after: elements.nodes[element])
      case .drawn(let view) where elements.acts(element): content[view, default: []].append(element)
      case .unsure where elements.acts(element): unsure += 1
      case .none, .drawn, .unsure: break
      }
    }
    // The smaller element, or the one inside another, lies in front.
    let order = ElementOrder(elements)
    for view in content.keys {
      content[view]?.sort { (order.ranks[$0], $0) < (order.ranks[$1], $1) }
    }
    if unsure > 0 { screen.notes.add(.unmatchedElements, detail: "\(unsure)") }
    rebuild()
  }

  private mutating func name(_ view: Node.ID, after element: Node) {
    if screen.nodes[view].identifier == nil { screen.nodes[view].identifier = element.identifier }
    if screen.nodes[view].label == nil { screen.nodes[view].label = element.label }
  }

  /// Copies the tree, with the content of each view behind its subviews' end: in front of them.
  private mutating func rebuild() {
    guard !content.isEmpty else { return }
    let old = screen
    let maps = ScreenOutlines(of: old).toScreen
    var builder = ScreenBuilder(title: old.title, evidence: old.evidence)
    builder.notes = old.notes
    var windows = [Node.ID: Screen.Window]()
    for window in old.windows { windows[window.root] = window }
    var open: [Node.ID] = []
    var count = 0
    func close(to depth: Int) {
      while open.count > depth {
        let view = open.removeLast()
        for element in content[view] ?? [] {
          guard let map = maps[view],
            let node = contentNode(element, of: old.nodes[view], toScreen: map)
          else { continue }
          if (try? builder.add(node, depth: open.count + 1)) != nil { count += 1 }
        }
      }
    }
    for (index, node) in zip(old.nodeIDs, old.nodes) {
      close(to: node.depth)
      let window = windows[index]
      // The tree was a screen's before, so its nodes fit where they stand.
      try? builder.add(node, depth: node.depth, level: window?.level, isKey: window?.isKey)
      places.append(Node.ID(count))
      count += 1
      open.append(index)
    }
    close(to: 0)
    screen = builder.finish()
    screen.system = old.system
    screen.witnesses = old.witnesses.map { witness in
      var moved = witness
      if let node = witness.owner.node { moved.owner = .node(places[node]) }
      return moved
    }
  }

  /// Returns an element as content of a view, or `nil` if its place in the view cannot be told.
  ///
  /// It stands on the line of the view, since the element's own is one of another file.
  ///
  /// - Parameter toScreen: The view's own space to the screen.
  private func contentNode(
    _ element: Node.ID, of view: Node, toScreen: Screen.Transform
  ) -> Node? {
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
