/// The nodes of one screen as a dump nests them, before they are in the order in which touches
/// reach them.
///
/// A node may begin when only its line is known, as in formats that list the children first.
struct NodeForest {
  /// The nodes in the order in which they began.
  var nodes: [Node] = []
  /// The number of nodes above each.
  private(set) var depths: [Int] = []
  /// Whether nodes keep the order in which they began, even where bars come first. A flat list
  /// needs that: the items of a bar follow it there, as if they were beside it.
  var keepsListedOrder = false
  /// The window that the paste mentions in addition to the elements.
  var statedScreen: Screen.Rect?
  /// The notes of the reading so far.
  var notes = Screen.Notes()
  private var open: [Int] = []
  /// The first node with each address.
  private var addresses: [String: Node] = [:]

  /// Whether there is no node.
  var isEmpty: Bool { nodes.isEmpty }
  /// The number of open nodes.
  var depth: Int { open.count }

  /// Begins a node inside the open nodes.
  mutating func begin(atLine line: Int) throws(DumpError) {
    guard open.count < ScreenBuilder.maximumDepth else {
      throw DumpError(problem: .tooDeep(limit: ScreenBuilder.maximumDepth), line: line)
    }
    guard nodes.count < ScreenBuilder.maximumCount else {
      throw DumpError(problem: .tooManyViews(limit: ScreenBuilder.maximumCount), line: line)
    }
    depths.append(open.count)
    open.append(nodes.count)
    nodes.append(Node(kind: .element, className: "", line: line))
  }

  /// Ends the node that began last, with the facts that followed.
  mutating func end(_ node: Node) {
    guard let index = open.popLast() else { return }
    note(node)
    nodes[index] = node
  }

  /// Removes the node that began last, which must have no children.
  mutating func dropLast() {
    guard let index = open.popLast(), index == nodes.count - 1 else { return }
    nodes.removeLast()
    depths.removeLast()
  }

  /// Adds a whole node at a depth, or at a smaller one that leaves no gap.
  mutating func add(_ node: Node, depth: Int) throws(DumpError) {
    if open.count > depth { open.removeLast(open.count - depth) }
    try begin(atLine: node.line)
    note(node)
    nodes[nodes.count - 1] = node
  }

  /// The addresses of the topmost nodes; `nil` if one of them is no window or has no address.
  var addressesOfWindows: Set<String>? {
    var addresses: Set<String> = []
    for (depth, node) in zip(depths, nodes) where depth == 0 {
      guard node.isWindowElement, let address = node.address else { return nil }
      addresses.insert(address)
    }
    return addresses
  }

  /// Adds the trees of another forest, in front.
  mutating func append(_ other: NodeForest) throws(DumpError) {
    guard nodes.count + other.nodes.count <= ScreenBuilder.maximumCount else {
      let problem = DumpError.Problem.tooManyViews(limit: ScreenBuilder.maximumCount)
      throw DumpError(problem: problem, line: other.nodes.first?.line)
    }
    nodes += other.nodes
    depths += other.depths
    notes.add(other.notes)
  }

  /// Makes all other nodes of a flat list children of its first one, an application.
  mutating func nestInFirst() {
    for index in depths.indices.dropFirst() { depths[index] += 1 }
    keepsListedOrder = true
  }

  /// Puts the nodes of a flat list in the order of their areas, the largest at the back.
  mutating func sortByArea() {
    let order = nodes.indices.sorted {
      (-nodes[$0].frame.size.area, $0) < (-nodes[$1].frame.size.area, $1)
    }
    nodes = order.map { nodes[$0] }
    keepsListedOrder = true
  }

  private mutating func note(_ node: Node) {
    if node.unknown.contains(.geometry) { notes.unreadableValues += 1 }
    guard let address = node.address else { return }
    guard let first = addresses.updateValue(addresses[address] ?? node, forKey: address) else {
      return
    }
    // What cannot be read says nothing else.
    let isOther =
      !first.saysTheSame(as: node)
      && !first.unknown.union(node.unknown).contains(.geometry)
    let kind: Screen.Notes.Remark.Kind = isOther ? .printedOtherwise : .duplicateAddress
    notes.add(kind, line: node.line, detail: address)
  }
}

extension NodeForest {
  /// Returns the screen of elements that a tool lists without nesting and without the screen's
  /// size. The screen is assumed to end where the elements do, and to have them in the order of the
  /// list, back to front.
  ///
  /// Both are guesses, so that no answer is more than assumed.
  ///
  /// - Parameters:
  ///   - name: The name of the application, if the tool prints it.
  ///   - size: The screen's size, if the tool prints it.
  consuming func screenOfListing(
    firstLine: Int, named name: String? = nil, size: Screen.Size? = nil, format: DumpFormat
  ) throws(DumpError) -> Screen {
    guard !isEmpty else { throw DumpError(problem: .noElements(format: format.name)) }
    let size =
      size
      ?? nodes.reduce(into: .zero) { size, element in
        size.width = max(size.width, element.frame.maxX)
        size.height = max(size.height, element.frame.maxY)
      }
    var application = Node(kind: .application, className: "Application", line: firstLine)
    application.label = name
    application.geometry = Node.Geometry(
      frame: Screen.Rect(x: 0, y: 0, width: size.width, height: size.height))
    var forest = NodeForest()
    forest.keepsListedOrder = true
    try forest.add(application, depth: 0)
    for node in nodes { try forest.add(node, depth: 1) }
    forest.notes = notes
    return try forest.screen(evidence: .assumed)
  }
}

extension NodeForest {
  /// Notes that the tree may be cut, if its deepest node is at a depth at which a tool stops by
  /// default.
  ///
  /// - Parameter option: The tool's option for more.
  mutating func noteDefaultDepth(_ depths: ClosedRange<Int>, of option: String) {
    guard let deepest = self.depths.max(), depths.contains(deepest),
      let node = self.depths.firstIndex(of: deepest)
    else { return }
    notes.add(.defaultDepth, line: nodes[node].line, detail: option)
  }

  /// Marks a view that scrolls, from a format that does not say how far.
  mutating func noteScrolling(of node: inout Node) {
    guard node.looksScrollable else { return }
    node.flags.insert(.scrolls)
    node.unknown.insert(.contentOffset)
    notes.add(.unknownScrollOffset, line: node.line)
  }
}

extension Node {
  /// Whether the class name says that the view scrolls its content.
  fileprivate var looksScrollable: Bool {
    Self.scrollingSuffixes.contains(where: className.hasSuffix)
  }

  private static let scrollingSuffixes = ["ScrollView", "TableView", "CollectionView", "TextView"]
}
