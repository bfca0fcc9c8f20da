/// In which of a few layers each accessibility element lies, as far as a format carries that. Each
/// presentation has all of them, in front of those of the page.
struct ElementTiers {
  /// A layer, the frontmost first.
  enum Tier: Int, Sendable {
    case keys, keyboard
    case barActions, bars
    case actions
    case content, containers
    /// The element of a presentation, and what is not known to get touches behind it.
    case presented, behindPresented
    case windows, statusWindows

    /// Whether the elements in the layer act.
    var isActing: Bool { [.keys, .barActions, .actions].contains(self) }

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
  let keyboardTop: Double
  private var isInStatusBar: [Bool] = []
  private let presentations: ElementPresentations
  private let keyboard: KeyboardElements

  init(_ screen: Screen) {
    self.screen = screen
    windows = screen.windowOfNode
    presentations = ElementPresentations(screen, windows: windows)
    keyboardTop = KeyboardTop.top(of: screen)
    keyboard = KeyboardElements(screen)
    let screenArea = screen.frame.size.area
    for (index, node) in zip(screen.nodeIDs, screen.nodes) {
      let isRoot = presentations[index]?.root == index
      let outer = isRoot ? .actions : node.parent.map { inner[$0] } ?? .actions
      let role = node.role ?? ""
      isInStatusBar.append(role == "StatusBar" || node.parent.map { isInStatusBar[$0] } == true)
      var around = outer
      if SystemClasses.keyboards.contains(role) {
        around = .keys
      } else if outer.rawValue > Tier.barActions.rawValue, node.isBar, role != "StatusBar",
        node.frame.size.area < screenArea / 2
      {
        around = .barActions
      }
      inner.append(around)
      let isContainer = around != outer
      if keyboard.keys.contains(index) {
        tiers.append(.keys)
      } else if isRoot, presentations[index]?.area != nil {
        tiers.append(.presented)
      } else if node.isSheetGrabber {
        // It lies over the bar of the sheet.
        tiers.append(.barActions)
      } else if screen.acts(index), !isContainer {
        let isOnPage = outer == .actions && presentations.levels[index] == 0
        let isKey = isOnPage && node.frame.origin.y >= keyboardTop
        tiers.append(isKey ? .keys : outer)
      } else {
        tiers.append(isContainer ? around.container : idleTier(of: index, in: outer))
      }
    }
  }

  subscript(index: Node.ID) -> Tier { tiers[index] }

  /// The part of the screen on which an element may get touches: its frame, or what a presentation
  /// covers; `nil` if it is invisible or has no place.
  func area(of index: Node.ID) -> Screen.Rect? {
    if let presentation = presentations[index], presentation.root == index,
      let area = presentation.area
    {
      return area
    }
    if let area = keyboard.areas[index] { return area }
    return screen.nodes[index].isPlacedElement ? screen.nodes[index].frame : nil
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
    // An element that is only drawn on a keyboard or in a bar lies behind all of it.
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

extension ElementTiers {
  /// The presentation that an element belongs to; `nil` for the page itself.
  func presentation(of index: Node.ID) -> ElementPresentations.Presentation? {
    presentations[index]
  }

  /// How many presentations an element lies in front of; 0 for the page itself.
  func level(of index: Node.ID) -> Int { presentations.levels[index] }

  /// The element of the presentation in which an element lies.
  func presentation(holding index: Node.ID) -> Node.ID? { presentations[index]?.root }

  /// The word for the presentation in which an element lies.
  func kindOfPresentation(holding index: Node.ID) -> String? {
    switch presentations[index]?.kind {
    case .card: "sheet"
    case .region: "popover"
    case let kind: kind?.rawValue
    }
  }

  /// Whether an element belongs to a presentation that lies in front of another element.
  func isPresented(_ cover: Node.ID, over index: Node.ID) -> Bool {
    let (level, window) = (presentations.levels[cover], windows[cover])
    return level > presentations.levels[index] && window >= windows[index]
  }

  /// Whether it is not known if the element of a presentation keeps touches from an element.
  func mayPass(_ index: Node.ID, through cover: Node.ID) -> Bool {
    doubt(about: index)?.0.root == cover
  }

  /// Returns the rearmost presentation in front of an element of which it is not known whether it
  /// keeps touches from it, with its level.
  func doubt(about index: Node.ID) -> (ElementPresentations.Presentation, level: Int)? {
    guard let found = presentations.first(inFrontOf: index, inWindow: windows[index]) else {
      return nil
    }
    let isInBar = tiers[index] == .barActions || tiers[index] == .bars
    let isOpen =
      switch found.0.doubt {
      case .none: false
      case .all: true
      case .bars: isInBar
      case .siblings: isInBar || isBeside(index, found.0.root)
      }
    return isOpen ? found : nil
  }

  private func isBeside(_ index: Node.ID, _ root: Node.ID) -> Bool {
    screen.nodes[root].parent.map { screen.subtree(of: $0).contains(index) } ?? false
  }
}

extension ElementTiers.Tier {
  /// The layer right behind acting elements.
  fileprivate var container: Self { Self(rawValue: rawValue + 1) ?? .containers }
}

/// Where the system's keyboard begins, in dumps that list its keys as plain buttons. Twenty buttons
/// with names of one character each count as a keyboard, which is a choice. Everything from the
/// first of them down belongs to it, because a keyboard reaches to the bottom of the screen.
enum KeyboardTop {
  private static let fewest = 20

  /// Returns the upper edge, in screen points; infinity if there is no keyboard.
  static func top(of screen: Screen) -> Double {
    keys(of: screen).map(\.frame.origin.y).min() ?? .infinity
  }

  /// Returns whether a screen has such a keyboard, and all its keys with names of one character are
  /// emoji.
  static func isEmoji(on screen: Screen) -> Bool {
    let keys = keys(of: screen)
    return !keys.isEmpty
      && keys.allSatisfy { key in
        // Digits count as emoji, too.
        key.onlyCharacter?.unicodeScalars.contains {
          $0.properties.isEmoji && !$0.isASCII
        } == true
      }
  }

  private static func keys(of screen: Screen) -> [Node] {
    let keys = screen.nodes.filter {
      $0.role == "Button" && $0.onlyCharacter != nil && !$0.unknown.contains(.geometry)
    }
    return keys.count >= fewest ? keys : []
  }
}

extension Node {
  /// The name, if it is one character long.
  fileprivate var onlyCharacter: Character? {
    guard let name = label ?? identifier, name.count == 1 else { return nil }
    return name.first
  }
}
