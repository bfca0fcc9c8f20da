#if canImport(SwiftUI) && canImport(UIKit) && canImport(Darwin)
  import SwiftUI
  import UIKit

  /// One content of the probe, where the headless UIKit has its stand-in.
  struct ContentView: View {
    let content: ProbeContent
    let frame: CGRect
    let onTap: @MainActor () -> Void

    var body: some View {
      ZStack {
        switch content {
        case .text: place(Text("Text").onTapGesture { onTap() })
        case .symbol: place(Image(systemName: "xmark").resizable().onTapGesture { onTap() })
        case .capsule: place(Capsule().onTapGesture { onTap() })
        case .image: place(Image(uiImage: Self.image).resizable().onTapGesture { onTap() })
        case .glass: glass
        case .representable: place(RepresentedView(onTap: onTap))
        case .field: place(TextField("Field", text: .constant("")))
        case .untouchable: place(Text("Text").allowsHitTesting(false))
        case .nothing: EmptyView()
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .ignoresSafeArea()
    }

    private func place(_ content: some View) -> some View {
      content.frame(width: frame.width, height: frame.height)
        .position(x: frame.midX, y: frame.midY)
    }

    @ViewBuilder private var glass: some View {
      let text = Text("Glass").frame(width: frame.width, height: frame.height)
      #if os(visionOS)
        place(text.background(.thinMaterial).onTapGesture { onTap() })
      #else
        if #available(iOS 26.0, macCatalyst 26.0, *) {
          GlassEffectContainer { place(text.glassEffect().onTapGesture { onTap() }) }
        } else {
          place(text.background(.thinMaterial).onTapGesture { onTap() })
        }
      #endif
    }

    private static let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 8)).image {
      UIColor.black.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 20, height: 8))
    }
  }

  /// A view of the app's own in SwiftUI content.
  struct RepresentedView: UIViewRepresentable {
    let onTap: @MainActor () -> Void

    func makeUIView(context: Context) -> ProbeView {
      let view = ProbeView(frame: .zero)
      view.onTap = onTap
      return view
    }

    func updateUIView(_ view: ProbeView, context: Context) {}
  }
#endif
