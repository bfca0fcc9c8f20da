/// The phone on which the headless UIKit runs: its screen, its scenes, its clock and the fingers
/// that touch it.
///
/// There is only one, as there is only one `UIApplication`. Tests that use it must not run at the
/// same time: give their suites the trait `.simulatedDevice`, which takes turns and resets the
/// device before each test.
@preconcurrency @MainActor public final class SimulatedDevice {
  /// The one device.
  public static let current = SimulatedDevice()

  static let defaultSystemVersion = OperatingSystemVersion(
    majorVersion: 26, minorVersion: 0, patchVersion: 0)

  /// The iOS whose behaviour is modelled; `UIDevice.current.systemVersion` says the same. Default
  /// 26.0. A hosting view uses the version at which its view is loaded.
  public var systemVersion = defaultSystemVersion

  /// The SDK with which the app is linked: below 18, SwiftUI behaves on iOS 18 as on iOS 17.
  /// Default the same as ``systemVersion``.
  public var linkedSDK: OperatingSystemVersion {
    get { pinnedSDK ?? systemVersion }
    set { pinnedSDK = newValue }
  }
  private var pinnedSDK: OperatingSystemVersion?

  /// Whether the app's property list contains `UIDesignRequiresCompatibility`: on iOS 26 hosting
  /// views then have views for their content, as on iOS 18. Ignored in apps of the SDK of iOS 27 or
  /// later. Default false. (FS-234)
  public var designRequiresCompatibility = false

  /// Whether the app's property list describes its scenes. In an app without scenes, windows made
  /// by their frames are in the system's one scene, and iOS 27 does not launch the app if it has
  /// that SDK. Default true, unless the environment says `FALLTHROUGH_SCENE_MANIFEST=no`. (FS-186,
  /// FS-239)
  public var hasSceneManifest = defaultHasSceneManifest

  /// The device's model. Setting it gives the screen that size, held upright, and its safe areas.
  /// Default ``Model/plain``, whose screen has no safe area: a choice.
  public var model = Model.plain { didSet { become(model) } }
  /// The screen in its current orientation.
  var display = Model.plain.geometry(.portrait)
  /// Whether the safe area was set, so that it does not follow the model.
  var safeAreaIsGiven = false
  /// The device's orientation in the hand, which the interface may not support.
  var heldOrientation = UIInterfaceOrientation.portrait

  /// Whether the device is set to light or dark. Default light. (FS-270)
  public var userInterfaceStyle = UIUserInterfaceStyle.light {
    willSet { traitsBefore = scenes.map(\.inheritedTraits) }
    didSet { tellOfTraits() }
  }

  /// Where lines begin in the language of the app. Default at the left edge. (FS-277)
  public var layoutDirection = UIUserInterfaceLayoutDirection.leftToRight {
    willSet { traitsBefore = scenes.map(\.inheritedTraits) }
    didSet { tellOfTraits() }
  }
  /// The traits of the scenes before the running change.
  var traitsBefore: [TraitValues] = []

  /// Whether a keyboard appears on the screen for a first responder that takes text; otherwise the
  /// device has a hardware keyboard. Default false, a choice. The keyboard is in a window far in
  /// front of all others, appears at once and has no single keys. (FS-077)
  public var showsKeyboard = false { didSet { keyboard.update() } }

  /// How high the keys of the keyboard on the screen are, in points. Until it is set, it is 336, and
  /// 209 on a screen less than 500 points high, as a phone's in landscape. We chose these; Apple
  /// documents no heights.
  public var keyboardHeight: CGFloat {
    get { ownKeyboardHeight ?? (screenBounds.height < 500 ? 209 : 336) }
    set { ownKeyboardHeight = newValue }
  }
  private var ownKeyboardHeight: CGFloat? { didSet { keyboard.update() } }

  /// The device's behaviour where UIKit's behaviour is not certain.
  public var behavior = SimulatedBehavior() {
    didSet { UIView.passesAnimatedTouchesOn = behavior.animatedViewTouches == .passedOn }
  }

  /// The device's time. Every event has a later timestamp than the one before; a tap lasts 50 ms.
  public let clock = SimulatedClock()

  /// The layouts since the last reset that were stopped because views kept requesting another one:
  /// the latest one last, and at most a hundred. They retain their views.
  public private(set) var unsettledLayouts: [UnsettledLayout] = []

  func note(_ layout: UnsettledLayout) {
    if unsettledLayouts.isEmpty { FileHandle.standardError.write(Data("\(layout)\n".utf8)) }
    if unsettledLayouts.count < 100 { unsettledLayouts.append(layout) }
  }

  /// The connected scenes, the front one first.
  public internal(set) var scenes: [UIWindowScene] = []

  /// The application that events go to. (FS-068)
  var application = UIApplication()
  private(set) lazy var queue = EventQueue(clock: clock)
  let hitTestContext = HitTestContext()
  private(set) lazy var touches = TouchDispatcher(device: self)
  private(set) lazy var gestures = GestureArena(device: self, delivery: TouchDelivery())
  private(set) lazy var pointer = PointerDispatcher(device: self)
  private(set) lazy var assistance = SimulatedAssistance(clock: clock)
  private(set) lazy var keyboard = SimulatedKeyboard(device: self)
  private(set) lazy var responses = ResponderEventDispatcher(device: self)

  /// The recorder of a transcript, while there is one. Every hit test reads it; `UIView` says why
  /// access is not checked.
  @exclusivity(unchecked) static var recorder: TranscriptRecorder?

  private static let leastEventInterval: TimeInterval = 0.001
  private var lastTimestamp: TimeInterval = 0
  /// The controllers of ``SimulatedBehavior/abandonedPresentationsLeak``, until the next reset.
  var leaked: [UIViewController] = []

  var statusBar = StatusBarState()
  /// Whether a window of a scene was shown since the last reset.
  var hasShownSceneWindow = false
  private var hasHintedAtScenes = false

  private init() {
    MediaTime.source = clock
    clock.start()
    scenes = [UIWindowScene(activationState: .foregroundActive)]
  }

  /// Runs work when the current event has been delivered, before the next one. If no event is being
  /// delivered, the work waits until time passes (`clock.advance(by: 0)` is enough) or the next
  /// event is raised: the app's run loop has to turn.
  ///
  /// ``tap(at:count:)``, ``touchDown(at:)-(CGPoint)`` and the methods of a finger return after
  /// that.
  public func afterEvent(_ work: @escaping @MainActor () -> Void) { queue.afterEvent(work) }

  /// Runs work whenever the app's run loop would wait, until it returns false: after each event, and
  /// before the clock advances to the next thing that is due.
  package func beforeEachWait(_ work: @escaping @MainActor () -> Bool) {
    queue.beforeEachWait(work)
  }

  /// Resets the device for the start of a test: default version, SDK, screen and choices, time
  /// zero, no windows, a plain application, one connected scene in the foreground.
  ///
  /// Windows that tests still retain lose their scene and get no more touches. The new scene
  /// appears without a notification, so that no old observer moves its windows into it.
  public func reset() {
    gestures.reset()
    touches.reset()
    pointer.reset()
    keyboard.reset()
    showsKeyboard = false
    ownKeyboardHeight = nil
    scenes.forEach(disconnect)
    systemVersion = Self.defaultSystemVersion
    pinnedSDK = nil
    designRequiresCompatibility = false
    hasSceneManifest = Self.defaultHasSceneManifest
    model = .plain
    userInterfaceStyle = .light
    layoutDirection = .leftToRight
    behavior = SimulatedBehavior()
    assistance.reset()
    statusBar = StatusBarState()
    hasShownSceneWindow = false
    hasHintedAtScenes = false
    unsettledLayouts = []
    clock.reset()
    queue.removeAll()
    lastTimestamp = 0
    leaked = []
    application = UIApplication()
    scenes = [UIWindowScene(activationState: .foregroundActive)]
  }

  private static let defaultHasSceneManifest =
    ProcessInfo.processInfo.environment["FALLTHROUGH_SCENE_MANIFEST"] != "no"

  /// Says once why a window without a scene does not become key, if the app seems to have no
  /// scenes: no scene has a delegate or has shown a window.
  func hintAtScenes() {
    guard usesScenes, !hasHintedAtScenes, !hasShownSceneWindow,
      scenes.allSatisfy({ $0.delegate == nil })
    else { return }
    hasHintedAtScenes = true
    let text = """
      A window without a scene was made key: it is not shown (FS-240). If the app's property list \
      describes no scenes, set SimulatedDevice.current.hasSceneManifest to false, or \
      FALLTHROUGH_SCENE_MANIFEST=no in the environment.

      """
    FileHandle.standardError.write(Data(text.utf8))
  }

  func send(_ event: UIEvent) {
    Self.recorder?.noteSending(of: event, to: application)
    application.sendEvent(event)
  }

  /// Advances the clock if necessary, so that the next event is later than the last.
  func timestampForNextEvent() -> TimeInterval {
    if clock.now <= lastTimestamp { clock.advance(by: Self.leastEventInterval) }
    lastTimestamp = clock.now
    return lastTimestamp
  }
}
