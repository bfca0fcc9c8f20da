import Fallthrough
import UIKit

extension Ours where Subject == Embedding {
  /// A pass-through container around the content.
  static var container: Self { Self("", Embedding(in: { PassThroughView() })) }

  /// With the toast declared, for content that is tappable but not drawn.
  static var declaringContainer: Self {
    Self(
      "container.touchRegions.set(.rect(toast), id: \"toast\")",
      Embedding(in: {
        let container = PassThroughView()
        container.touchRegions.set(.rect(Toast.frame), id: "toast")
        return container
      }))
  }

  /// The hosting view alone.
  static var passThroughHost: Self {
    Self(
      "host.view.isPassThrough = true",
      Embedding { content in
        content.isPassThrough = true
        return content
      })
  }

  /// A container that takes no touches at all.
  static var deadContainer: Self {
    Self(
      "container.isUserInteractionEnabled = false",
      Embedding(in: {
        let container = UIView()
        container.isUserInteractionEnabled = false
        return container
      }))
  }

  /// A container that takes its children's touches.
  static var containerAlone: Self {
    Self(
      "container.hitTestBehavior.subviews = .unreachable",
      Embedding(in: {
        let container = PressableView()
        container.hitTestBehavior.subviews = .unreachable
        return container
      }))
  }

  /// A control of a class with a hit test of its own.
  static var pressable: Self {
    Self(
      "control.isPassThrough = true",
      Embedding(in: {
        let control = PressableView()
        control.isPassThrough = true
        return control
      }))
  }

  /// A container whose children reach beyond it.
  static var overflow: Self {
    Self(
      "container.hitTestBehavior.overflow = .reachable",
      Embedding(in: {
        let container = PassThroughView()
        container.hitTestBehavior.overflow = .reachable
        return container
      }))
  }
}
