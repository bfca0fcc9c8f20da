/// The stack of graphics contexts, the current one last; each thread has its own.
enum GraphicsStack {
  final class Entry {
    let context: CGContext
    /// The picture that the context draws: its size in points and its scale; nil for a pushed
    /// context.
    let image: (size: CGSize, scale: CGFloat)?

    init(_ context: CGContext, image: (size: CGSize, scale: CGFloat)? = nil) {
      self.context = context
      self.image = image
    }
  }

  private static let key = "org.fallthrough.graphics"

  static var entries: [Entry] {
    get { Thread.current.threadDictionary[key] as? [Entry] ?? [] }
    set { Thread.current.threadDictionary[key] = newValue }
  }

  /// The scale of a picture, or the screen's if none is given.
  static func scale(_ given: CGFloat) -> CGFloat { given > 0 ? given : ScreenScale.value }

  static func begin(_ size: CGSize, scale given: CGFloat) -> Entry {
    let scale = scale(given)
    let entry = Entry(CGContext(size: size, scale: scale), image: (size, scale))
    entries.append(entry)
    return entry
  }

  static func end() { if !entries.isEmpty { entries.removeLast() } }
}

/// Returns the current graphics context, or nil if there is none.
///
/// > Source: UIKit documentation, `UIGraphicsGetCurrentContext()`. FS-321.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsStack.entries.last?.context }

/// Makes a context the current one until it is popped.
public func UIGraphicsPushContext(_ context: CGContext) {
  GraphicsStack.entries.append(GraphicsStack.Entry(context))
}

/// Removes the context that was pushed last.
public func UIGraphicsPopContext() { GraphicsStack.end() }

/// Starts a picture of a size in points, with one pixel for each point.
public func UIGraphicsBeginImageContext(_ size: CGSize) { _ = GraphicsStack.begin(size, scale: 1) }

/// Starts a picture of a size in points, with `scale` pixels for each point, 0 for the screen's.
/// Nothing is drawn here.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  _ = GraphicsStack.begin(size, scale: scale)
}

/// Returns the last picture that was started; it has a size and no pixels here. Nil if there is
/// none.
///
/// > Source: UIKit documentation, `UIGraphicsGetImageFromCurrentImageContext()`. FS-321.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  GraphicsStack.entries.last?.image.flatMap { UIImage(pixelsFor: $0.size, scale: $0.scale) }
}

/// Ends the picture that was started last.
public func UIGraphicsEndImageContext() { GraphicsStack.end() }

/// Fills a rectangle; nothing is drawn here.
public func UIRectFill(_ rect: CGRect) {}

/// Draws the edge of a rectangle; nothing is drawn here.
public func UIRectFrame(_ rect: CGRect) {}

/// Limits the drawing to a rectangle from now on.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }
