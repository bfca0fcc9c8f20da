/// How a pass-through window finds out whether SwiftUI draws something at a point.
///
/// A hosting view answers for drawn content and for empty space alike, so the hit test alone does
/// not tell. Every strategy but ``automatic`` can be pinned; a pinned strategy is also applied to a
/// root view that is not a hosting view.
public enum ContentDetection: String, Sendable, Hashable, Codable, CaseIterable {
  /// The strategy that fits what the hosting view shows of its content.
  case automatic
  /// Content is where the ordinary walk over the subviews finds one. Fits iOS 15 to 18.
  case viewTree
  /// Content is where a layer below the root view's own paints something. Fits iOS 26.
  case layerTree
}

extension ContentDetection {
  /// The test that fits what a hosting view shows of its content, once the views in it let the
  /// touch go on.
  ///
  /// What can be observed counts first. From iOS 26 on a hosting view may draw with layers beside
  /// views and below them, so its layers are looked at wherever the views say nothing.
  ///
  /// - Parameters:
  ///   - hasSubviews: The hosting view shows content as views, as it does up to iOS 18.
  ///   - hasBareLayers: It shows content as layers that belong to no view, as it does from iOS 26.
  ///   - systemMajorVersion: The running system, such as 26; asked only where it counts.
  package static func fitting(
    hasSubviews: Bool, hasBareLayers: Bool, systemMajorVersion: @autoclosure () -> Int
  ) -> ContentDetection {
    if hasBareLayers, !hasSubviews { return .layerTree }
    return systemMajorVersion() >= 26 ? .layerTree : .viewTree
  }
}

/// What a content test found at a point.
package struct ContentFinding: Sendable, Hashable {
  package var isContent: Bool
  /// The test that ran, never ``ContentDetection/automatic``.
  package var strategy: ContentDetection

  package init(isContent: Bool, strategy: ContentDetection) {
    self.isContent = isContent
    self.strategy = strategy
  }
}
