/// In which of a few layers each accessibility element lies, as far as a format carries that.
package struct ElementTiers {
  /// A layer, the frontmost first.
  package enum Tier: Int, Sendable {
    case keys, keyboard
    case modalActions, modals
    case barActions, bars
    case actions
    case content, containers, windows, statusWindows

    /// Whether the elements in the layer act.
    var isActing: Bool { [.keys, .modalActions, .barActions, .actions].contains(self) }

    /// Whether the layer is the system's keyboard, which lies in front of all windows.
    var isKeyboard: Bool { self == .keys || self == .keyboard }
  }

  private let screen: Screen
  private var tiers: [Tier] = []
  /// The layer of acting elements inside each node.
  private var inner: [Tier] = []
  /// The place of each element's window, the rearmost first.
  let windows: [Int]
  /// Where the keys of the system's keyboard begin that are listed as plain buttons, in screen points.
  package let keyboardTop: Double
  private var isInStatusBar: [Bool] = []

  package init(_ screen: Screen) {
    self.screen = screen
    windows = screen.windowOfNode
    keyboardTop = KeyboardTop.top(of: screen)
    let screenArea = screen.frame.size.area
    for (index, node) in zip(screen.nodeIDs, screen.nodes) {
      let outer = node.parent.map { inner[$0] } ?? .actions
      let role = node.role ?? ""
      isInStatusBar.append(role == "StatusBar" || node.parent.map { isInStatusBar[$0] } == true)
      var around = outer
      if SystemClasses.keyboards.contains(role) {
        around = .keys
      } else if outer.rawValue > Tier.modalActions.rawValue, SystemClasses.modals.contains(role) {
        around = .modalActions
      } else if outer.rawValue > Tier.barActions.rawValue, node.isBar, role != "StatusBar",
        node.frame.size.area < screenArea / 2
      {
        around = .barActions
      }
      inner.append(around)
      let isContainer = around != outer
      if screen.acts(index), !isContainer {
        let isKey = outer == .actions && node.frame.origin.y >= keyboardTop
        tiers.append(isKey ? .keys : outer)
      } else {
        tiers.append(isContainer ? around.container : idleTier(of: index, in: outer))
      }
    }
  }

  package subscript(index: Node.ID) -> Tier { tiers[index] }

  /// Whether an element may get touches: whether it is visible and has a place.
  func takesTouches(_ index: Node.ID) -> Bool {
    let node = screen.nodes[index]
    return node.kind == .element && !node.unknown.contains(.geometry)
      && node.reasonToIgnoreTouches == nil
  }

  /// Whether an element may keep touches from those that it covers: it acts, or it is drawn or
  /// scrolls and is no mere group. The parts of the status bar and scroll bars let touches through.
  func mayCover(_ index: Node.ID) -> Bool {
    if tiers[index].isActing { return true }
    let node = screen.nodes[index]
    guard tiers[index] == .content || screen.scrolls(index), !isInStatusBar[index],
      !node.isScrollBar
    else { return false }
    return node.label != nil || !Self.groups.contains(node.role ?? "")
  }

  private func idleTier(of index: Node.ID, in outer: Tier) -> Tier {
    // An element that is only drawn on a keyboard, in an alert or in a bar lies behind all of it.
    guard outer == .actions else { return outer.container }
    let node = screen.nodes[index]
    if node.isWindowElement || node.role == "Application" {
      return hasContent(index) ? .windows : .statusWindows
    }
    let isNamed = node.label != nil || node.identifier != nil
    let role = node.role ?? ""
    return isNamed || !Self.groups.contains(role) && !Self.containers.contains(role)
      ? .content : .containers
  }

  private func hasContent(_ window: Node.ID) -> Bool {
    screen.subtree(of: window).dropFirst().contains { index in
      screen.acts(index)
        || idleTier(of: index, in: .actions) == .content
          && screen.nearest(from: index) { screen.nodes[$0].role == "StatusBar" } == nil
    }
  }

  /// Elements that only group others, unless they have a name.
  private static let groups: Set<String> = [
    "Other", "GenericElement", "Group", "Element", "LayoutArea", "LayoutItem", "SplitGroup",
  ]
  /// Those that take touches, but act only through what is in them.
  private static let containers: Set<String> = [
    "ScrollView", "Table", "CollectionView", "StatusBar",
  ]
}

extension ElementTiers.Tier {
  /// The layer right behind acting elements.
  fileprivate var container: Self { Self(rawValue: rawValue + 1) ?? .containers }
}

/// Where the system's keyboard begins, in dumps that list its keys as plain buttons. Twenty buttons
/// with names of one character each count as a keyboard, which is a choice. Everything from the
/// first of them down belongs to it, because a keyboard reaches to the bottom of the screen.
package enum KeyboardTop {
  private static let fewest = 20

  /// Returns the upper edge, in screen points; infinity if there is no keyboard.
  package static func top(of screen: Screen) -> Double {
    let keys = screen.nodes.filter { node in
      node.role == "Button" && (node.label ?? node.identifier)?.count == 1
        && !node.unknown.contains(.geometry)
    }
    guard keys.count >= fewest else { return .infinity }
    return keys.map(\.frame.origin.y).min() ?? .infinity
  }
}
