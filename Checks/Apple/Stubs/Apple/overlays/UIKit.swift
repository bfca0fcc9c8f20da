// What Swift's half of UIKit adds to the headers; none of it is ever run.
// Pages below https://developer.apple.com/documentation/uikit/
@_exported import Foundation
@_exported import QuartzCore
@_exported import UIKit

extension UIEdgeInsets: Equatable, @unchecked Sendable {
  public static var zero: UIEdgeInsets { UIEdgeInsets() }
  public static func == (one: UIEdgeInsets, other: UIEdgeInsets) -> Bool { true }
}
extension CGRect {
  public func inset(by insets: UIEdgeInsets) -> CGRect { self }
}
extension UIWindow.Level {
  public static func + (one: UIWindow.Level, other: CGFloat) -> UIWindow.Level { one }
}
extension UIControl.State {
  public static var normal: UIControl.State { [] }
}
public struct UIAccessibility {
  public struct Notification: Sendable {
    public static let screenChanged = Notification()
    public static let layoutChanged = Notification()
    public static let announcement = Notification()
  }
  public static func post(notification: UIAccessibility.Notification, argument: Any?) {}
  @MainActor public static func focusedElement(
    using assistiveTechnologyIdentifier: UIAccessibility.AssistiveTechnologyIdentifier?
  ) -> Any? { nil }
  public struct AssistiveTechnologyIdentifier: Sendable {}
  public static let elementFocusedNotification = NSNotification.Name("")
  @MainActor public static var isVoiceOverRunning: Bool { false }
  @MainActor public static var isReduceMotionEnabled: Bool { false }
}
extension UIAction {
  @available(iOS 13.0, tvOS 14.0, visionOS 1.0, *)
  @MainActor public convenience init(
    title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping (UIAction) -> Void
  ) { fatalError() }
}
extension UIButton {
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *)
  @MainActor public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?)
  { fatalError() }
}
extension UIMenu {
  @available(iOS 13.0, tvOS 14.0, visionOS 1.0, *)
  @MainActor public convenience init(
    title: String = "", image: UIImage? = nil, identifier: UIMenu.Identifier? = nil,
    options: UIMenu.Options = [], children: [UIMenuElement] = []
  ) { fatalError() }
}
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?
@available(iOS 13.0, tvOS 17.0, visionOS 1.0, *)
extension UIContextMenuConfiguration {
  @MainActor public convenience init(
    identifier: (any NSCopying)?,
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) { fatalError() }
}
extension UIApplicationDelegate {
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *)
  @MainActor public static func main() {}
}
extension UIView {
  public static var layoutFittingCompressedSize: CGSize { .zero }
  public static var layoutFittingExpandedSize: CGSize { .zero }
  public static var noIntrinsicMetric: CGFloat { 0 }
}
extension UIStackView.Alignment {
  public static var top: UIStackView.Alignment { .leading }
  public static var bottom: UIStackView.Alignment { .trailing }
}
extension UILayoutPriority {
  public init(_ rawValue: Float) { self.init(rawValue: rawValue) }
  public static func + (one: UILayoutPriority, other: Float) -> UILayoutPriority { one }
  public static func - (one: UILayoutPriority, other: Float) -> UILayoutPriority { one }
}
