/// A layout that was stopped because views kept asking for another one.
///
/// UIKit would continue for ever and hang the app. It is in ``SimulatedDevice/unsettledLayouts``;
/// the first one of a device is also written to standard error.
@MainActor public struct UnsettledLayout: CustomStringConvertible {
  /// One view that requested a layout in the last pass.
  public struct Request {
    /// The view for which a layout was requested.
    public let view: UIView
    /// The view whose layout requested it, or nil if there was none.
    public let asker: UIView?
  }

  /// The view in whose tree the layout did not settle.
  public let root: UIView
  /// How often the tree was laid out.
  public let passes: Int
  /// The requests of the last pass, in order, each once.
  public let requests: [Request]
  /// A sentence about the layout and a line for each request.
  public nonisolated let description: String

  init(root: UIView, passes: Int, requests: [(view: UIView, asker: UIView?)]) {
    self.root = root
    self.passes = passes
    var known: Set<[ObjectIdentifier?]> = []
    let requests = requests.compactMap { view, asker -> Request? in
      let pair = [ObjectIdentifier(view), asker.map { ObjectIdentifier($0) }]
      return known.insert(pair).inserted ? Request(view: view, asker: asker) : nil
    }
    self.requests = requests
    description = Self.describe(root, passes, requests)
  }

  private static func describe(_ root: UIView, _ passes: Int, _ requests: [Request]) -> String {
    let lines = requests.map { request in
      let asker = request.asker.map { "the layout of \(name(of: $0))" } ?? "code outside a layout"
      return "  \(asker) asks for one of \(name(of: request.view))"
    }
    let head = "The layout of \(name(of: root)) did not settle in \(passes) passes:"
    return ([head] + lines).joined(separator: "\n")
  }

  private static func name(of view: UIView) -> String {
    let controller = view.viewController.map { " of \(type(of: $0))" } ?? ""
    let identifier = view.accessibilityIdentifier.map { " \"\($0)\"" } ?? ""
    return "\(type(of: view))\(identifier)\(controller)"
  }
}
