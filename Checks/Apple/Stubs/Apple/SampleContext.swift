// What the documentation's samples take for granted: the app that they stand in.
import Fallthrough
import SwiftUI
import TouchInspector
import UIKit

@MainActor var scene: UIWindowScene { fatalError() }
@MainActor var window: PassThroughWindow { fatalError() }
@MainActor var overlay: OverlayPresenter { fatalError() }
@MainActor var stackView: UIStackView { fatalError() }
@MainActor var closeButton: UIButton { fatalError() }
@MainActor var card: UIView { fatalError() }
@MainActor var cover: UIView { fatalError() }
@MainActor var saveButton: UIButton { fatalError() }
@MainActor var toast: Toast { fatalError() }

final class Toast: UIView {}

struct ToastView: View {
  var body: some View { EmptyView() }
}

struct ContentView: View {
  var body: some View { EmptyView() }
}
