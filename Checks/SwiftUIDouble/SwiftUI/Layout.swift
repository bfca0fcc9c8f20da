import UIKit

/// swiftui/horizontalalignment
public enum HorizontalAlignment: CGFloat, Sendable { case leading = 0, center = 0.5, trailing = 1 }
/// swiftui/verticalalignment
public enum VerticalAlignment: CGFloat, Sendable { case top = 0, center = 0.5, bottom = 1 }

/// swiftui/alignment
public struct Alignment: Equatable, Sendable {
  /// swiftui/alignment/horizontal
  public var horizontal: HorizontalAlignment
  /// swiftui/alignment/vertical
  public var vertical: VerticalAlignment

  /// swiftui/alignment/init(horizontal:vertical:)
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// swiftui/alignment/center
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// swiftui/alignment/top
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// swiftui/alignment/bottom
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// swiftui/alignment/bottomtrailing
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)

  func place(_ size: CGSize, in frame: CGRect) -> CGRect {
    CGRect(
      x: frame.minX + (frame.width - size.width) * horizontal.rawValue,
      y: frame.minY + (frame.height - size.height) * vertical.rawValue,
      width: size.width, height: size.height)
  }
}

/// swiftui/zstack
public struct ZStack<Content: View>: View, Primitive {
  /// swiftui/view/body-swift.associatedtype
  public typealias Body = Never
  private let alignment: Alignment
  private let content: Content

  /// swiftui/zstack/init(alignment:content:)
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  var parts: [any View] {
    // Each view of several is aligned by itself.
    let several = (content as? any SeveralViews)?.views
    return (several ?? [content]).map { $0.frame(in: alignment) }
  }
}

/// Several views of a view builder.
protocol SeveralViews {
  @MainActor var views: [any View] { get }
}

extension TupleView: SeveralViews {
  var views: [any View] { parts }
}

extension View {
  /// A view that fills what its container gives it, with this view aligned in it.
  fileprivate func frame(in alignment: Alignment) -> any View {
    Framed(content: self, alignment: alignment)
  }
}

/// A view whose size may be another one than that of its content, which is aligned in it.
private struct Framed<Content: View>: View, Primitive {
  typealias Body = Never
  let content: Content
  let alignment: Alignment
  /// Its own size for a proposed one and that of its content; else that of its content.
  var ownSize: (_ proposal: CGSize, _ content: CGSize) -> CGSize = { $1 }
  /// The size that is proposed to the content.
  var innerProposal: (_ proposal: CGSize) -> CGSize = { $0 }

  var parts: [any View] { [content] }

  func size(in proposal: CGSize, of parts: [Node]) -> CGSize {
    let inner = parts.first?.size(in: innerProposal(proposal)) ?? .zero
    return ownSize(proposal, inner)
  }

  func place(_ parts: [Node], in frame: CGRect) {
    for part in parts {
      part.place(in: alignment.place(part.size(in: innerProposal(frame.size)), in: frame))
    }
  }
}

/// A view with another one behind it, which is as large as it.
private struct Backed<Content: View, Background: View>: View, Primitive {
  typealias Body = Never
  let content: Content
  let background: Background
  let alignment: Alignment

  var parts: [any View] { [background, content] }

  func size(in proposal: CGSize, of parts: [Node]) -> CGSize { parts[1].size(in: proposal) }

  func place(_ parts: [Node], in frame: CGRect) {
    parts[0].place(in: alignment.place(parts[0].size(in: frame.size), in: frame))
    parts[1].place(in: frame)
  }
}

extension View {
  /// swiftui/view/background(alignment:content:)
  public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    Backed(content: self, background: content(), alignment: alignment)
  }

  /// swiftui/view/frame(width:height:alignment:)
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    func fixed(_ size: CGSize) -> CGSize {
      CGSize(width: width ?? size.width, height: height ?? size.height)
    }
    return Framed(content: self, alignment: alignment, ownSize: { fixed($1) }, innerProposal: fixed)
  }

  /// swiftui/view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:);
  /// only greatest sizes count here.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    Framed(content: self, alignment: alignment) { proposal, content in
      CGSize(
        width: maxWidth.map { min($0, proposal.width) } ?? content.width,
        height: maxHeight.map { min($0, proposal.height) } ?? content.height)
    }
  }
}

/// swiftui/edge
public enum Edge: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing

  /// swiftui/edge/set
  public struct Set: OptionSet, Sendable {
    /// One bit for each edge.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// swiftui/edge/set/top
    public static let top = Set(rawValue: 1)
    /// swiftui/edge/set/leading
    public static let leading = Set(rawValue: 2)
    /// swiftui/edge/set/bottom
    public static let bottom = Set(rawValue: 4)
    /// swiftui/edge/set/trailing
    public static let trailing = Set(rawValue: 8)
  }
}
