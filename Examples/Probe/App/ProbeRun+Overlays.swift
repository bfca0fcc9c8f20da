#if canImport(SwiftUI) && canImport(UIKit) && canImport(Darwin)
  import Fallthrough
  import SwiftUI
  import UIKit

  // The steps of the library's half that is SwiftUI, a row or a few each.
  extension ProbeRun {
    func lookAtOverlays() async {
      await lookAtContentEnvironment()
      for way in AskingScreen.Way.allCases { await dismiss(from: way) }
      await followChanges()
      await align()
      await enlarge()
      await lookAtUpdates()
      await changeWhileIdle()
      await lookAtTransition()
      await changeWishes()
      await focus()
      await hover()
    }

    private func writtenDown(_ events: [String]) -> String {
      events.isEmpty ? "nothing" : events.joined(separator: ", ")
    }

    /// Shows a view in a window above the app for as long as some work takes.
    private func showing(
      _ view: some View, _ work: (ProbeWindow, UIViewController) async -> Void
    ) async {
      let host = UIHostingController(rootView: view)
      let window = await show(host, in: ProbeWindow(windowScene: stage.scene))
      await stage.settle()
      await work(window, host)
      await remove(window)
      await stage.settle()
    }

    /// The windows that overlays have.
    private var overlays: [UIWindow] {
      stage.scene.windows.filter { $0 is PassThroughWindow && !($0 is ProbeWindow) && !$0.isHidden }
    }

    // MARK: Environment

    /// What content has of a view that is disabled, edited and refreshed.
    private func lookAtContentEnvironment() async {
      stage.begin("environment.content")
      let wish = OverlayWish()
      await showing(
        WishingView(wish: wish).disabled(true).refreshable {}
          .environment(\.editMode, .constant(.active))
      ) { _, _ in tell("environment.content", writtenDown(wish.values)) }
    }

    /// What `dismiss` does that the content calls, by the way in which its view was shown.
    private func dismiss(from way: AskingScreen.Way) async {
      stage.begin("dismiss.\(way.rawValue)")
      let wish = OverlayWish()
      let screen = AskingScreen(way: way, showing: WishingView(wish: wish), over: app)
      await stage.settle()
      await stage.settle()
      wish.dismiss?()
      for _ in 0..<3 { await stage.settle() }
      tell("dismiss.\(way.rawValue).binding", wish.isShown ? "not set" : "set to false")
      tell("dismiss.\(way.rawValue).overlay", overlays.isEmpty ? "has gone" : "stays")
      tell("dismiss.\(way.rawValue).screen", screen.isThere ? "stays" : "has gone")
      tell("dismiss.\(way.rawValue).events", writtenDown(wish.events))
      screen.takeAway()
      for _ in 0..<3 { await stage.settle() }
    }

    /// Whether content follows its view: at once, and while another screen covers that.
    private func followChanges() async {
      let wish = OverlayWish()
      let screen = AskingScreen(way: .pushed, showing: WishingView(wish: wish), over: app)
      for _ in 0..<3 { await stage.settle() }
      for place in ["in-front", "behind-a-pushed-screen"] {
        stage.begin("follow.\(place)")
        if place != "in-front" { screen.cover() }
        for _ in 0..<2 { await stage.settle() }
        let before = wish.values
        wish.isOther.toggle()
        for _ in 0..<2 { await stage.settle() }
        let after = wish.values
        tell("follow.\(place)", after == before ? "nothing follows" : writtenDown(after))
        tell("follow.\(place).overlay", overlays.isEmpty ? "has gone" : "is there")
      }
      screen.takeAway()
      for _ in 0..<3 { await stage.settle() }
    }

    // MARK: Places

    /// Where small content is, and where the window answers.
    private func align() async {
      stage.begin("alignment")
      for (name, alignment) in [("center", Alignment.center), ("top", .top), ("bottom", .bottom)] {
        let wish = OverlayWish()
        wish.alignment = alignment
        await showing(WishingView(wish: wish)) { _, _ in tell("alignment.\(name)", wish.place) }
      }
    }

    /// Whether a larger hit area takes points beside a view: 8 and 14 points, where it has 10.
    private func enlarge() async {
      stage.begin("hit-area")
      let frame = ProbeContent.frame(in: app.bounds)
      var taps = 0
      let view = Text("Text").frame(width: frame.width, height: frame.height)
        .onTapGesture { taps += 1 }.hitAreaPadding(10)
        .position(x: frame.midX, y: frame.midY).ignoresSafeArea()
      await showing(view) { window, _ in
        for distance in [8.0, 14] as [CGFloat] {
          let answer = window.hitTest(CGPoint(x: frame.midX, y: frame.maxY + distance), with: nil)
          tell("hit-area.\(Int(distance))-points", answer == nil ? "falls through" : "claimed")
        }
      }
    }

    // MARK: Time

    /// Whether what waits for the end of an update runs within one.
    private func lookAtUpdates() async {
      stage.begin("update")
      let wish = OverlayWish()
      let log = UpdateLog()
      let host = UpdatedController(rootView: UpdatingView(wish: wish, log: log))
      host.log = log
      let window = await show(host, in: ProbeWindow(windowScene: stage.scene))
      for _ in 0..<5 {
        wish.isOther.toggle()
        await stage.settle()
      }
      await remove(window)
      await stage.settle()
      tell("update.later", "\(log.runs) runs, \(log.runsInside) within an update")
    }

    /// How long work waits that follows an update, where nothing else happens: the change comes from
    /// the background, and no timer is due before the next look, three seconds later.
    private func changeWhileIdle() async {
      stage.begin("idle")
      let wish = OverlayWish()
      await showing(WishingView(wish: wish)) { _, _ in
        await Task.detached { await wish.leave() }.value
        try? await Task.sleep(nanoseconds: 3_000_000_000)
        let seconds = wish.secondsToLeave
        tell("idle.dismissal", seconds.map { "after \(Int($0 * 1000)) ms" } ?? "not in 3 s")
      }
    }

    /// In which order a view in content leaves its window and is dismantled, and the transition ends.
    private func lookAtTransition() async {
      stage.begin("transition")
      let wish = OverlayWish()
      wish.isAnimated = true
      await showing(WishingView(wish: wish)) { _, _ in
        wish.events = []
        withAnimation(.default) { wish.isShown = false }
        for _ in 0..<4 { await stage.settle() }
        tell("transition.end", writtenDown(wish.events))
      }
    }

    /// Wishes that change within an update, and content that takes itself away when it appears. Access
    /// that conflicts ends the process here, and the name of the step stays.
    private func changeWishes() async {
      stage.begin("wishes")
      let wish = OverlayWish()
      await showing(WishingView(wish: wish)) { _, _ in
        wish.isShown = false
        wish.isShown = true
        for _ in 0..<2 { await stage.settle() }
        tell("wishes.false-and-true", overlays.isEmpty ? "no overlay" : "an overlay")
        wish.events = []
        wish.leavesAtOnce = true
        wish.isShown = false
        for _ in 0..<2 { await stage.settle() }
        wish.isShown = true
        for _ in 0..<3 { await stage.settle() }
        tell("wishes.leaves-at-once", overlays.isEmpty ? "no overlay" : "an overlay")
        tell("wishes.events", writtenDown(wish.events))
      }
    }

    // MARK: Input

    /// Whether the keyboard comes for what SwiftUI edits text with, and gives key back.
    private func focus() async {
      #if !os(tvOS) && !os(visionOS)
        for kind in FocusedView.Kind.allCases {
          stage.begin("focus.\(kind.rawValue)")
          await showing(FocusedView(kind: kind)) { window, _ in
            for _ in 0..<4 { await stage.settle() }
            tell("focus.\(kind.rawValue).key-asks", window.log.takeKeyAsks())
            tell(
              "focus.\(kind.rawValue).key", window.isKeyWindow ? "the overlay" : "another window")
            window.endEditing(true)
            for _ in 0..<3 { await stage.settle() }
            tell(
              "focus.\(kind.rawValue).key-afterwards",
              stage.scene.keyWindow === app ? "the app's" : "another window")
          }
        }
      #endif
      stage.begin("focus.accessibility")
      await showing(WishingView(wish: OverlayWish())) { _, _ in
        let focused = UIAccessibility.focusedElement(using: nil)
        tell(
          "focus.accessibility",
          UIAccessibility.isVoiceOverRunning
            ? focused.map { "\(type(of: $0))" } ?? "nothing" : "VoiceOver does not run")
      }
    }

    /// By which recognizers SwiftUI learns of a pointer.
    private func hover() async {
      stage.begin("hover")
      #if !os(tvOS)
        let frame = ProbeContent.frame(in: app.bounds)
        await showing(
          Text("Text").frame(width: frame.width, height: frame.height)
            .onHover { _ in }.hoverEffect().interactiveInOverlay()
        ) { window, host in
          @MainActor func kinds(_ view: UIView) -> [String] {
            (view.gestureRecognizers ?? []).map { ProbeTree.name(of: type(of: $0)) }
              + view.subviews.flatMap(kinds)
          }
          tell("hover.kinds", writtenDown(kinds(host.view)))
          let answer = window.hitTest(CGPoint(x: frame.midX, y: window.bounds.midY), with: nil)
          tell("hover.answer", answer == nil ? "falls through" : "claimed")
        }
      #endif
    }
  }
#endif
