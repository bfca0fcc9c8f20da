/// The meaning of a touch on a view in a control, or on the control itself.
enum ControlPart: Sendable, Hashable {
  /// The control gets the touch: the view is the control itself, or one that UIKit builds it from.
  case own
  /// A target in the control gets the touch and acts for itself: the nearest one around the view.
  case target(Node.ID)
  /// A plain view that an app put into the control keeps the touch, and the control does nothing:
  /// the outermost of such views.
  ///
  /// No page of Apple's says so; apps report it. FS-396.
  case view(Node.ID)

  /// The node that gets the touch instead of the control.
  var node: Node.ID? {
    switch self {
    case .own: nil
    case .target(let node), .view(let node): node
    }
  }
}

extension Screen {
  /// Returns what each node means for the control that it is or lies in; `nil` outside of controls,
  /// and where the source does not say which views take touches.
  ///
  /// Cells, text and scroll views, hosting views and views with recognizers are not plain views.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  func controlParts() -> [ControlPart?] {
    guard evidence == .exact else { return Array(repeating: nil, count: nodes.count) }
    var places: [ControlPlace?] = []
    places.reserveCapacity(nodes.count)
    for index in nodeIDs {
      places.append(controlPlace(of: index, in: nodes[index].parent.flatMap { places[$0] }))
    }
    return places.map { $0?.part }
  }

  private func controlPlace(of index: Node.ID, in outer: ControlPlace?) -> ControlPlace? {
    guard nodes[index].kind == .view, outer?.content != .closed else { return outer }
    guard let outer else { return isControl(index) ? controlPlace(.own, of: index) : nil }
    let name = DumpedClassName(nodes[index].className)
    let isPrivate = name.origin == .seen || name.origin == .unseen
    if isPrivate || outer.content == .ofApp && name.isApples {
      // The content view of an effect view that an app put there is the app's as well.
      return ControlPlace(part: outer.part, content: outer.isPlain ? .open : .closed)
    }
    if isControl(index) { return controlPlace(.target(index), of: index) }
    if isRecognizing(index) { return ControlPlace(part: .target(index), content: .closed) }
    if isPlain(index) {
      return ControlPlace(part: outer.isPlain ? outer.part : .view(index), content: .open)
    }
    return ControlPlace(part: outer.isPlain ? .own : outer.part, content: .closed)
  }

  /// A control's recognizer sees the touches of all its subviews, and a text field places its own
  /// parts.
  private func controlPlace(_ part: ControlPart, of control: Node.ID) -> ControlPlace {
    let name = DumpedClassName(nodes[control].className)
    if nodes[control].hasActiveRecognizer || isOne(control, of: SystemClasses.textFields)
      || name.short.hasSuffix("TextField")
    {
      return ControlPlace(part: part, content: .closed)
    }
    let isOpen =
      SystemClasses.openControls.contains(nodes[control].className) || !name.isApples
    let isBuilt = !isOpen || isOne(control, of: SystemClasses.fixedSizeControls)
    return ControlPlace(part: part, content: isBuilt ? .ofApp : .open)
  }

  /// Whether a view only takes touches and does nothing with them, as far as its class shows.
  private func isPlain(_ index: Node.ID) -> Bool {
    let node = nodes[index]
    guard !node.flags.contains(.scrolls) else { return false }
    let name = DumpedClassName(node.className)
    let known = node.baseClassName ?? (name.isApples ? name.bare : nil)
    if let known { return SystemClasses.plainViews.contains(known) }
    return !name.isHostingView && !name.short.hasPrefix("RCT")
      && !Self.actingEndings.contains { name.short.hasSuffix($0) }
  }

  /// A view of an app that does more is recognized by its name if its base class is unknown.
  private static let actingEndings = [
    "Cell", "ScrollView", "TextView", "TableView", "CollectionView", "WebView", "MapView",
    "PickerView",
  ]

  /// Returns whether a view is a container: it does nothing with touches itself.
  func isPlainView(_ index: Node.ID) -> Bool {
    nodes[index].kind == .view && !isControl(index) && !nodes[index].hasActiveRecognizer
      && isPlain(index)
  }
}

/// What a node in a control means, and what the nodes below it may be.
private struct ControlPlace {
  enum Content {
    /// Plain views are an app's.
    case open
    /// Plain views are an app's only if their class is.
    case ofApp
    /// All its descendants are parts of it.
    case closed
  }

  var part: ControlPart
  var content: Content

  var isPlain: Bool {
    if case .view = part { true } else { false }
  }
}
