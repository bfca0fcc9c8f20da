import Foundation

/// The indexes of one screen under assumptions that contradict the rules.
///
/// A walk takes as long as a screen has views, so where very many questions make the same
/// assumptions, an index answers them.
final class AssumedIndexes: @unchecked Sendable {
  private let lock = NSLock()
  private var questions: [HitTestWalk.Assumed: Int] = [:]
  private var indexes: [HitTestWalk.Assumed: TouchIndex] = [:]
  /// An index takes as long as about this number of walks.
  private static let fewest = 16
  /// The most indexes that are kept. A choice.
  private static let most = 8

  /// Returns who gets a touch, in screen points.
  func receiver(
    ofTouchAt point: Screen.Point, assuming assumed: HitTestWalk.Assumed, _ asker: TouchAsker
  ) -> Node.ID? {
    let index = lock.withLock { () -> TouchIndex? in
      if let known = indexes[assumed] { return known }
      let count = questions[assumed, default: 0] + 1
      questions[assumed] = count
      guard count > Self.fewest, indexes.count < Self.most else { return nil }
      let index = TouchIndex(asker, assuming: assumed)
      indexes[assumed] = index
      return index
    }
    guard let index else { return asker.walk(at: point, assuming: assumed).winner?.node }
    return index.receiver(ofTouchAt: point)
  }
}
