/// The motion of content that continues by itself, along one axis: it decelerates, and a spring
/// moves it back from beyond its end.
///
/// > Source: `UIScrollView.DecelerationRate` for the rate by which the speed falls each
/// > millisecond. The spring, the resistance beyond the end and where a glide counts as over are
/// > choices.
struct ScrollMotion {
  /// Points from its end at which a glide or a spring is over.
  private static let rest: CGFloat = 0.5
  /// The stiffness of the spring, in 1/s; it does not overshoot.
  private static let stiffness: CGFloat = 10

  /// Where it ends.
  let target: CGFloat
  /// How long it takes, in seconds.
  let duration: TimeInterval
  private let glide: Glide
  private let glideTime: TimeInterval
  private let spring: Spring?

  /// Creates the motion of content that a finger released at `start`, in points and points a
  /// second, and that may rest in a range. Its speed falls by `rate`, below 1, each millisecond;
  /// content that bounces goes beyond the range and back.
  init(
    from start: CGFloat, speed: CGFloat, in range: ClosedRange<CGFloat>, rate: CGFloat,
    bounces: Bool
  ) {
    let glide = Glide(start: start, speed: speed, decay: -1000 * log(rate))
    let end = start.clamped(to: range)
    if end != start {
      self.init(glide, until: 0, Spring(target: end, from: start, speed: speed), target: end)
    } else if range.contains(glide.end) {
      self.init(glide, until: glide.time(within: Self.rest), nil, target: glide.end)
    } else {
      let edge = glide.end.clamped(to: range)
      let time = glide.time(at: edge)
      let spring = Spring(target: edge, from: edge, speed: glide.speed(after: time))
      self.init(glide, until: time, bounces ? spring : nil, target: edge)
    }
  }

  /// Content that moves to a given place.
  init(from start: CGFloat, to target: CGFloat, rate: CGFloat) {
    let decay = -1000 * log(rate)
    let glide = Glide(start: start, speed: (target - start) * decay, decay: decay)
    self.init(glide, until: glide.time(within: Self.rest), nil, target: target)
  }

  private init(_ glide: Glide, until glideTime: TimeInterval, _ spring: Spring?, target: CGFloat) {
    self.glide = glide
    self.glideTime = glideTime
    self.spring = spring
    self.target = target
    duration = glideTime + (spring?.time(within: Self.rest) ?? 0)
  }

  /// Where the content is after some seconds.
  func value(after time: TimeInterval) -> CGFloat {
    if time >= duration { return target }
    guard time >= glideTime, let spring else { return glide.value(after: time) }
    return spring.value(after: time - glideTime)
  }

  /// How far content visibly moves that is pulled beyond its end by a distance, in a view of a
  /// length.
  static func resisted(_ distance: CGFloat, in length: CGFloat) -> CGFloat {
    guard length > 0 else { return 0 }
    return (1 - 1 / (abs(distance) * 0.55 / length + 1)) * length * (distance < 0 ? -1 : 1)
  }

  /// Speed that falls by the same share in the same time.
  private struct Glide {
    let start, speed, decay: CGFloat

    var end: CGFloat { start + speed / decay }

    func value(after time: TimeInterval) -> CGFloat {
      start + speed / decay * (1 - exp(-decay * time))
    }

    func speed(after time: TimeInterval) -> CGFloat { speed * exp(-decay * time) }

    func time(at place: CGFloat) -> TimeInterval {
      speed == 0 ? 0 : -log(1 - (place - start) * decay / speed) / decay
    }

    func time(within distance: CGFloat) -> TimeInterval {
      let way = abs(speed / decay)
      return way > distance ? log(way / distance) / decay : 0
    }
  }

  /// A mass on a spring that comes back as fast as it can without overshooting.
  private struct Spring {
    let target: CGFloat
    private let offset, slope: CGFloat

    init(target: CGFloat, from start: CGFloat, speed: CGFloat) {
      self.target = target
      offset = start - target
      slope = speed + stiffness * (start - target)
    }

    func value(after time: TimeInterval) -> CGFloat {
      target + (offset + slope * time) * exp(-stiffness * time)
    }

    /// The time after which it stays near its target, to a frame of a 60th of a second.
    func time(within distance: CGFloat) -> TimeInterval {
      // The farthest point of its way; from there on it only comes nearer.
      var frames = slope == 0 ? 0 : max(0, 60 * (1 / stiffness - offset / slope)).rounded(.up)
      while abs(value(after: frames / 60) - target) > distance { frames += 1 }
      return frames / 60
    }
  }
}
