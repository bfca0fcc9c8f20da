import Observation
import UIKit

/// What a node shows in the hosting controller.
@MainActor
protocol Item: AnyObject {
  /// The frame is in points, in the space of the hosting controller's view.
  func place(in frame: CGRect)
  func remove()
}

/// A view at its place in the tree, for as long as a view of this type is there.
///
/// Its view is evaluated again if its value differs from the one before, bit by bit, if state that
/// belongs to it has changed, or if a value of the environment that it has read is another one.
@MainActor
final class Node {
  unowned let tree: ViewTree
  private var view: any View
  /// The view that it takes in the next update, if that is another one.
  var next: (any View)?
  var item: (any Item)?
  private var parts: [Node] = []
  /// Parts that are removed and stay until their animation is over.
  private var leaving: [Node] = []
  private var environment = EnvironmentValues()
  private var reads = ReadLog()
  /// What belongs to the dynamic properties, by the place of each among the stored properties.
  private var stored: [Int: AnyObject] = [:]
  private var isDue = true
  /// The animation of the view, until it is over.
  private var animation: AnimatedView?
  private var animationCount = 0

  init(_ view: any View, in tree: ViewTree) {
    self.view = view
    self.tree = tree
  }

  /// Has the view evaluated in the next update, because its state changes.
  func needUpdate() {
    isDue = true
    tree.needUpdate()
  }

  func update(in outer: EnvironmentValues) {
    next = next.map(animated)
    let isOther = next.map { !isSame(view, $0) } ?? false
    let isStale = isDue || isOther || reads.differ(environment, outer)
    view = next ?? view
    next = nil
    environment = outer
    if isStale { evaluate() }
    let inner = primitive?.environment(in: outer) ?? outer
    parts.forEach { $0.update(in: inner) }
  }

  private func evaluate() {
    isDue = false
    reads = ReadLog()
    let own = environment.logging(in: reads)
    if let primitive {
      reading { primitive.show(in: self, own) }
      take(primitive.parts)
    } else {
      install(in: own)
      take([reading { body(of: view) }])
    }
    reads.isClosed = true
  }

  private func body(of view: some View) -> any View { view.body }

  // MARK: Observation

  /// The node whose view is being evaluated: it depends on the state that is read.
  private(set) static var current: Node?

  /// Evaluates the view, and once more when an observable object changes in what this reads of it.
  private func reading<Result>(_ work: () -> Result) -> Result {
    let outer = Node.current
    Node.current = self
    defer { Node.current = outer }
    return withObservationTracking(work) { [weak self] in
      MainActor.assumeIsolated { self?.needUpdate() }
    }
  }

  // MARK: Animation

  /// The view as an animation shows it that is under way or begins with this update.
  private func animated(_ new: any View) -> any View {
    if let animation, animation.hasEnd(of: new) { return animation.taking(new) }
    animation = nil
    guard let length = tree.transaction.animation?.duration,
      let begun = AnimatedView(from: view, to: new)
    else { return new }
    animation = begun
    animationCount += 1
    SimulatedDevice.current.clock.schedule(after: length) { [weak self, animationCount] in
      guard let self, animation != nil, animationCount == self.animationCount else { return }
      animation = nil
      next = new
      needUpdate()
    }
    return begun.view
  }

  private func take(_ views: [any View]) {
    let old = parts
    parts = views.enumerated().map { index, view in
      let known = index < old.count && type(of: old[index].view) == type(of: view)
      let node = known ? old[index] : Node(view, in: tree)
      node.next = view
      return node
    }
    for node in old where !parts.contains(where: { $0 === node }) { remove(node) }
  }

  /// Removes a part, at once or after the animation of the update.
  private func remove(_ node: Node) {
    guard let animation = tree.transaction.animation else { return node.unmount() }
    leaving.append(node)
    SimulatedDevice.current.clock.schedule(after: animation.duration) { [weak self, weak node] in
      guard let self, let node, leaving.contains(where: { $0 === node }) else { return }
      leaving.removeAll { $0 === node }
      ViewUpdates.run { node.unmount() }
    }
  }

  func unmount() {
    (leaving + parts).forEach { $0.unmount() }
    leaving = []
    parts = []
    item?.remove()
    item = nil
  }

  // MARK: Dynamic properties

  private func install(in environment: EnvironmentValues) {
    for (index, child) in Mirror(reflecting: view).children.enumerated() {
      guard let property = child.value as? any DynamicProperty else { continue }
      stored[index] = property.install(in: self, environment, stored[index])
    }
  }

  // MARK: Layout

  private var primitive: (any Primitive)? {
    func represent(_ view: some UIViewRepresentable) -> any Primitive {
      RepresentedView(representable: view)
    }
    if let view = view as? any UIViewRepresentable { return represent(view) }
    return view as? any Primitive
  }

  func size(in proposal: CGSize) -> CGSize {
    primitive?.size(in: proposal, of: parts) ?? parts.first?.size(in: proposal) ?? .zero
  }

  func place(in frame: CGRect) {
    item?.place(in: frame)
    if let primitive { primitive.place(parts, in: frame) } else { parts.first?.place(in: frame) }
  }
}

/// Whether two values are of one type and equal bit by bit. SwiftUI is reported to compare views in
/// this way; here it only saves updates.
func isSame(_ first: Any, _ second: Any) -> Bool {
  func compare<Value>(_ first: Value) -> Bool {
    guard type(of: first as Any) == type(of: second), let second = second as? Value else {
      return false
    }
    return withUnsafeBytes(of: first) { first in
      withUnsafeBytes(of: second) { first.elementsEqual($0) }
    }
  }
  return _openExistential(first, do: compare)
}
