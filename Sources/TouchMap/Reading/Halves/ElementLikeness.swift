/// The evidence that an accessibility element represents a view at the same place.
struct ElementLikeness {
  private let views: Screen
  private let elements: Screen

  init(views: Screen, elements: Screen) {
    self.views = views
    self.elements = elements
  }

  /// Returns a number that is larger the more the two have in common; `nil` if they cannot be the
  /// same.
  ///
  /// The weights are a choice: an identifier is made to distinguish things, a label may be shared,
  /// and a role says least.
  func score(of view: Node.ID, as element: Node.ID) -> Int? {
    let (node, other) = (views.nodes[view], elements.nodes[element])
    var score = 0
    if let identifier = node.identifier, let same = other.identifier, identifier == same {
      score += 8
    } else if let identifier = node.identifier, let named = other.identifier,
      identifier != named, named != other.label
    {
      return nil
    }
    if let label = other.label, let shown = shownText(on: view) {
      score += label == shown ? 4 : -1
    }
    switch fits(view, role: other.role ?? "") {
    case true?: score += 2
    case false?: score -= 3
    case nil: break
    }
    return score
  }

  /// Whether a view's class has a role; `nil` if neither says anything.
  private func fits(_ view: Node.ID, role: String) -> Bool? {
    let node = views.nodes[view]
    let names = [node.className, node.baseClassName].compactMap(\.self).map {
      DumpedClassName($0).short
    }
    func isOne(of endings: [String]) -> Bool {
      names.contains { name in endings.contains(where: name.hasSuffix) }
    }
    guard let endings = Self.endings[role] else { return nil }
    if isOne(of: endings) { return true }
    return isOne(of: Self.endings.values.flatMap(\.self)) ? false : nil
  }

  /// The text of a button is the text on it.
  private func shownText(on view: Node.ID) -> String? {
    let node = views.nodes[view]
    guard node.label == nil, views.systemClass(of: view).hasSuffix("Button") else {
      return node.label
    }
    return views.nodes[views.subtree(of: view)].prefix(8).lazy.compactMap(\.label).first
  }

  /// How the classes of each role end.
  private static let endings: [String: [String]] = [
    "Button": ["Button"], "Link": ["Button"],
    "StaticText": ["Label"], "Text": ["Label"], "Image": ["ImageView"],
    "TextField": ["TextField"], "SecureTextField": ["TextField"], "SearchField": ["TextField"],
    "TextView": ["TextView"], "TextArea": ["TextView"],
    "Switch": ["Switch"], "Toggle": ["Switch"], "CheckBox": ["Switch", "Button"],
    "Slider": ["Slider"], "Stepper": ["Stepper"], "SegmentedControl": ["SegmentedControl"],
    "PageIndicator": ["PageControl"], "DatePicker": ["DatePicker"], "Picker": ["PickerView"],
    "Cell": ["Cell"], "Table": ["TableView"], "CollectionView": ["CollectionView"],
    "ScrollView": ["ScrollView"], "NavigationBar": ["NavigationBar"], "TabBar": ["TabBar"],
    "Toolbar": ["Toolbar"],
  ]
}
