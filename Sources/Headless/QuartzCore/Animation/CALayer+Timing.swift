/// The timing of a layer.
struct LayerTiming {
  var beginTime: CFTimeInterval = 0
  var duration = CFTimeInterval.infinity
  var speed: Float = 1
  var timeOffset: CFTimeInterval = 0
  var repeatCount: Float = 0
  var repeatDuration: CFTimeInterval = 0
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed
}

/// A layer's time depends on that of its superlayer, with a start and a speed of its own. The
/// layer's animations, and those of all its sublayers, use it. Two choices: animations of views use
/// the device's clock in any case, and the duration, the repetitions and the fill mode of a layer
/// have no effect. (FS-389)
///
/// > Source: Core Animation documentation, `CAMediaTiming`; Apple's Technical Q&A QA1673.
extension CALayer: CAMediaTiming {
  private var timing: LayerTiming {
    get { drawing?.values.timing ?? LayerTiming() }
    set {
      if drawing == nil { drawing = LayerDrawingBox() }
      drawing?.values.timing = newValue
      timeDidChange()
    }
  }

  /// When the layer's time starts, in seconds of its superlayer's. Default 0.
  public var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }
  /// How long the layer is shown, in seconds; it changes nothing here. Default without end.
  public var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }
  /// The speed of the layer's time; at 0 its animations stop. Default 1.
  public var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }
  /// The offset that is added to the layer's time, in seconds. Default 0.
  public var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }
  /// How often the layer is shown; it changes nothing here. Default 0.
  public var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }
  /// For how long the layer is shown again; it changes nothing here. Default 0.
  public var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }
  /// Whether the layer's time runs backwards after each run; it changes nothing here. Default
  /// false.
  public var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }
  /// The values that show before and after the layer's time; it changes nothing here. Default none.
  public var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  /// Returns a time of another layer, in seconds, as one of this layer's; nil means
  /// ``CACurrentMediaTime()``. If the other layer's time is stopped, its start is used, a choice.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    ownTime(at: l.map { $0.mediaTime(atOwn: t) ?? $0.beginTime } ?? t)
  }

  /// Returns a time of this layer, in seconds, as one of another layer's; nil means
  /// ``CACurrentMediaTime()``.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let time = mediaTime(atOwn: t) ?? beginTime
    return l?.ownTime(at: time) ?? time
  }

  /// The timing of the layer and of its superlayers, from the inside, as far as it matters.
  private var timings: [LayerTiming] {
    sequence(first: modelLayer ?? self, next: \.superlayer).compactMap { $0.drawing?.values.timing }
  }

  /// The layer's time at a time of the device.
  final func ownTime(at time: CFTimeInterval) -> CFTimeInterval {
    timings.reversed().reduce(time) {
      ($0 - $1.beginTime) * CFTimeInterval($1.speed) + $1.timeOffset
    }
  }

  /// The time of the device at a time of the layer's; nil if that is stopped or runs backwards.
  final func mediaTime(atOwn time: CFTimeInterval) -> CFTimeInterval? {
    timings.reduce(Optional(time)) { time, timing in
      guard let time, timing.speed > 0 else { return nil }
      return (time - timing.timeOffset) / CFTimeInterval(timing.speed) + timing.beginTime
    }
  }
}
