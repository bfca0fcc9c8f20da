/// What put a view there that UIKit creates, and that an app therefore does not change itself.
enum Creator: Hashable {
  /// A sheet, an alert, a menu: its container, or its part that is nearest to the window.
  case presentation(Node.ID)
  /// A presentation that is over.
  case leftover(Node.ID)
  case bar(Node.ID)
  case cell(Node.ID)
  case control(Node.ID)
  /// Nothing that the dump shows.
  case system
}

extension ScreenSurvey {
  /// Returns what put a view there that UIKit creates: one of a private class, or a part of a bar,
  /// a cell, a control or a presentation. `nil` for a view that the app creates.
  func creator(of node: Node.ID) -> Creator? {
    guard screen.nodes[node].kind == .view || screen.nodes[node].kind == .layer else { return nil }
    if screen.isContentView(node), let cell = screen.nodes[node].parent { return .cell(cell) }
    let isPrivate = isPrivate(node)
    var (next, found): (Node.ID?, Creator?) = (node, nil)
    while let index = next, found == nil, screen.nodes[index].kind == .view {
      let isOwn = origin(of: index) == .own
      // Between an app's view and what is around it nothing is UIKit's, and a presented view is the
      // app's.
      if index != node, isOwn || !isPrivate && origin(of: index) == .published && !isBar(index) {
        break
      }
      if !isOwn { found = container(at: index, of: node) }
      next = screen.nodes[index].parent
    }
    guard isPrivate else {
      if case .bar = found { return found }
      return screen.isOne(node, of: SystemClasses.modalViews) ? found : nil
    }
    return found ?? .system
  }

  private func container(at index: Node.ID, of node: Node.ID) -> Creator? {
    if isBar(index) { return .bar(index) }
    if asker.classFacts[index].behavior == .leftover { return .leftover(index) }
    if isPresented(index) { return .presentation(outermostPart(of: index)) }
    guard index != node else { return nil }
    if screen.isOne(index, of: SystemClasses.cells) { return .cell(index) }
    return targets[index] == .control ? .control(index) : nil
  }

  /// Whether the class of a view is a private one of Apple's.
  func isPrivate(_ node: Node.ID) -> Bool {
    origin(of: node) == .seen || origin(of: node) == .unseen
  }

  /// Whether the class of a view is the app's own.
  func isOwn(_ node: Node.ID) -> Bool { origin(of: node) == .own }

  private func origin(of node: Node.ID) -> ClassOrigin {
    DumpedClassName(screen.nodes[node].className).origin
  }

  private func isBar(_ node: Node.ID) -> Bool { screen.isOne(node, of: SystemClasses.bars) }

  /// Whether UIKit makes such a view for a presentation alone: a container beside the first one in
  /// its window, or a part of a sheet, a popover, an alert or a menu.
  private func isPresented(_ node: Node.ID) -> Bool {
    if screen.isOne(node, of: SystemClasses.modalViews.union(SystemClasses.dimmings)) {
      return true
    }
    guard screen.nodes[node].className == "UITransitionView", let parent = screen.nodes[node].parent
    else { return false }
    return screen.nodes[parent].parent == nil && node != parent.next
  }

  /// Returns the presentation that holds a view; `nil` if none does.
  func presentation(holding node: Node.ID) -> Node.ID? {
    if let tiers = asker.elements?.tiers { return tiers.presentation(holding: node) }
    let outermost = outermostPart(of: node)
    return isPresented(outermost) ? outermost : nil
  }

  private func outermostPart(of node: Node.ID) -> Node.ID {
    var outermost = node
    var next = screen.nodes[node].parent
    while let index = next {
      if isPresented(index) { outermost = index }
      next = screen.nodes[index].parent
    }
    return outermost
  }

  /// The word for a presentation.
  func kind(ofPresentation node: Node.ID) -> String {
    if let kind = asker.elements?.tiers.kindOfPresentation(holding: node) { return kind }
    let names = screen.nodes[screen.subtree(of: node)].prefix(Self.mostAsked).map {
      DumpedClassName($0.className)
    }.filter(\.isApples).map(\.bare)
    let kinds = [
      ("Popover", "popover"), ("Alert", "alert"), ("ContextMenu", "menu"),
      ("DropShadow", "sheet"),
    ]
    return kinds.first { part, _ in names.contains { $0.contains(part) } }?.1 ?? "presentation"
  }

  /// How many views of a presentation are asked for its kind. A choice.
  private static let mostAsked = 16
}
