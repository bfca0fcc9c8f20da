/// How a pass-through window finds out whether SwiftUI draws something at a point.
///
/// A hosting view answers alike for drawn content and for empty space, so the hit test alone does
/// not show which one it is. Every strategy except ``automatic`` can be chosen by the app; a chosen
/// strategy also applies to a root view that is not a hosting view.
public enum ContentDetection: String, Sendable, Hashable, Codable, CaseIterable {
  /// The strategy that fits how the hosting view shows its content.
  case automatic
  /// Content is where the ordinary walk over the subviews finds a view. Fits iOS 15 to 18.
  case viewTree
  /// Content is where a layer below the root view's own layer paints. Fits iOS 26.
  case layerTree
}

extension ContentDetection {
  /// The test that fits how a hosting view shows its content, if its subviews did not take the
  /// touch.
  ///
  /// What can be observed counts first. From iOS 26 on a hosting view may draw with layers beside
  /// views and below them, so its layers are examined wherever the views give no result.
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
