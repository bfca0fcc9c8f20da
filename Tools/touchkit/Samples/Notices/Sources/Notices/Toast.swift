#if os(iOS)
  import NoticeCore
  import UIKit

  /// A notice with a button, a time to live and a dot that blinks.
  open class Toast: NoticeView {
    /// What happened, in words.
    public private(set) var transcript: [String] = []
    /// A button in it.
    public let button = UIButton(type: .system)
    private var timer: Timer?
    private var link: CADisplayLink?
    /// How many frames it has lived for.
    public private(set) var frames = 0

    /// Creates a toast.
    public override init(frame: CGRect) {
      super.init(frame: frame)
      button.frame = CGRect(x: 10, y: 10, width: 60, height: 40)
      button.addTarget(self, action: #selector(buttonPressed(_:forEvent:)), for: .touchUpInside)
      addSubview(button)
    }

    /// Toasts are not decoded.
    public required init?(coder: NSCoder) { nil }

    /// Closes after some seconds.
    public func live(for seconds: TimeInterval) {
      timer = Timer.scheduledTimer(
        timeInterval: seconds, target: self, selector: #selector(timeIsUp), userInfo: nil,
        repeats: false)
      link = CADisplayLink(target: self, selector: #selector(Toast.step(link:)))
      link?.add(to: .main, forMode: .common)
    }

    @objc fileprivate func timeIsUp() {
      link?.invalidate()
      close(because: "time")
    }

    @objc private func step(link: CADisplayLink) { frames += 1 }

    @objc(pressed:event:)
    func buttonPressed(_ sender: UIButton, forEvent event: UIEvent) {
      note("pressed \(sender === button), \(event.type == .touches)")
    }

    @objc func note(_ text: String) { transcript.append(text) }
  }

  /// Overrides where Swift lets only Objective-C have them.
  extension Toast {
    /// Notes that it is laid out.
    open override func layoutSubviews() {
      super.layoutSubviews()
      note("layout")
    }

    /// As high as the line it stands on.
    override open var intrinsicContentSize: CGSize { CGSize(width: 300, height: #line) }

    /// Takes touches a little beyond its bounds.
    override public func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      bounds.insetBy(dx: -8, dy: -8).contains(point)
    }
  }

  extension Toast {
    /// What it is.
    @objc public func summary() -> String { "toast" }

    /// A key path.
    public static var watched: String { #keyPath(Toast.layer.bounds) }
  }
#endif
