/// What a node does with touches, as far as a dump tells.
enum TouchTarget: Sendable, Hashable {
  /// A control.
  case control
  /// A view with gesture recognizers that an app attached to it.
  case recognizing
}

extension Hierarchy {
  /// Returns what a node does with touches itself, or `nil`.
  ///
  /// What is inside a control is a part of it and no target. A control whose own switches keep all
  /// touches away was turned off on purpose and is none either.
  func target(at index: Int) -> TouchTarget? {
    guard let target = targetByClass(at: index), nodes[index].reasonToIgnoreTouches == nil else {
      return nil
    }
    var current = nodes[index].parent
    while let ancestor = current {
      if targetByClass(at: ancestor) == .control { return nil }
      current = nodes[ancestor].parent
    }
    return target
  }

  private func targetByClass(at index: Int) -> TouchTarget? {
    let node = nodes[index]
    switch node.kind {
    case .layer, .application, .window: return nil
    case .element:
      return node.role.map(SystemClasses.controlRoles.contains) == true ? .control : nil
    case .view:
      if isControl(index) { return .control }
      return isRecognizing(index) ? .recognizing : nil
    }
  }

  private func isControl(_ index: Int) -> Bool {
    if isOne(index, of: SystemClasses.controls) { return true }
    if isOne(index, of: SystemClasses.fixedSizeControls) { return true }
    // Without its base class a custom control is known by its name alone.
    guard nodes[index].baseClassName == nil else { return false }
    let name = ClassName(nodes[index].className).short
    return Self.controlEndings.contains { name.hasSuffix($0) }
  }

  private func isRecognizing(_ index: Int) -> Bool {
    let node = nodes[index]
    guard node.hasActiveRecognizer, !node.flags.contains(.scrolls),
      !isOne(index, of: SystemClasses.recognizing), !isOne(index, of: SystemClasses.bars)
    else { return false }
    let name = ClassName(node.className).short
    return !Self.privatePrefixes.contains { name.hasPrefix($0) } && !name.contains("HostingView")
  }

  private static let controlEndings = ["Button", "Control", "TextField"]
  private static let privatePrefixes = ["_UI", "UIKit.", "SwiftUI.", "WK"]
}
