/// The motion of the content after the finger was lifted. All of it follows the device's clock,
/// frame by frame of a 60th of a second.
extension UIScrollView {
  private static let frame: TimeInterval = 1 / 60

  final func endDrag() {
    refreshControl?.pulled(by: offsetRange.y.lowerBound - contentOffset.y)
    let speed = speedOfContent
    let natural = restingPlace(speed: speed)
    var target = restingPlace(
      instead: natural, velocity: CGPoint(x: speed.dx / 1000, y: speed.dy / 1000))
    delegate?.scrollViewWillEndDragging(
      self, withVelocity: CGPoint(x: speed.dx / 1000, y: speed.dy / 1000),
      targetContentOffset: &target)
    let motions =
      target == natural && !isPagingEnabled ? naturalMotions(speed: speed) : motions(to: target)
    let moves = max(motions.x.duration, motions.y.duration) > 0
    delegate?.scrollViewDidEndDragging(self, willDecelerate: moves)
    guard moves, !isDragging else { return }
    move(along: motions)
  }

  /// The velocity of the content, in points a second. It is zero after a drag that took no time, as
  /// in a test whose clock does not advance, and after a wheel; a choice.
  private var speedOfContent: CGVector {
    let pan = panGestureRecognizer
    let lasted = SimulatedDevice.current.clock.now - dragStart
    guard pan.state == .ended, pan.scrollPoint == nil, lasted >= Self.frame else { return .zero }
    let velocity = pan.velocity(in: self)
    return CGVector(
      dx: scrollsHorizontally ? -velocity.x : 0, dy: scrollsVertically ? -velocity.y : 0)
  }

  // MARK: Where to

  private func restingPlace(speed: CGVector) -> CGPoint {
    if isPagingEnabled { return page(speed: speed) }
    let motions = naturalMotions(speed: speed)
    return CGPoint(x: motions.x.target, y: motions.y.target)
  }

  /// The nearest page, or the next one in the direction of a quick drag.
  private func page(speed: CGVector) -> CGPoint {
    let range = offsetRange
    func place(
      _ offset: CGFloat, _ start: CGFloat, _ speed: CGFloat, _ length: CGFloat,
      _ range: ClosedRange<CGFloat>
    ) -> CGFloat {
      guard length > 0 else { return offset }
      var page = (offset / length).rounded()
      // The speed from which on a drag turns the page: a choice.
      if abs(speed) > 300, page == (start / length).rounded() { page += speed > 0 ? 1 : -1 }
      return (page * length).clamped(to: range)
    }
    return CGPoint(
      x: place(contentOffset.x, offsetBeforeDrag.x, speed.dx, bounds.width, range.x),
      y: place(contentOffset.y, offsetBeforeDrag.y, speed.dy, bounds.height, range.y))
  }

  // MARK: How

  typealias Motions = (x: ScrollMotion, y: ScrollMotion)

  private func naturalMotions(speed: CGVector) -> Motions {
    let (offset, range) = (contentOffset, offsetRange)
    let rate = decelerationRate.rawValue
    // Content that does not scroll stays where code has put it.
    let across = scrollsHorizontally ? range.x : offset.x...offset.x
    let down = scrollsVertically ? range.y : offset.y...offset.y
    return (
      ScrollMotion(from: offset.x, speed: speed.dx, in: across, rate: rate, bounces: bounces),
      ScrollMotion(from: offset.y, speed: speed.dy, in: down, rate: rate, bounces: bounces)
    )
  }

  private func motions(to target: CGPoint) -> Motions {
    let (offset, rate) = (contentOffset, DecelerationRate.fast.rawValue)
    return (
      ScrollMotion(from: offset.x, to: target.x, rate: rate),
      ScrollMotion(from: offset.y, to: target.y, rate: rate)
    )
  }

  private func move(along motions: Motions) {
    delegate?.scrollViewWillBeginDecelerating(self)
    motion = motions
    motionStart = SimulatedDevice.current.clock.now
    scheduleFrame()
  }

  private func scheduleFrame() {
    motionTimer = SimulatedDevice.current.clock.schedule(after: Self.frame) { [weak self] in
      self?.showFrame()
    }
  }

  private func showFrame() {
    guard let motion else { return }
    let time = SimulatedDevice.current.clock.now - motionStart
    let offset = CGPoint(x: motion.x.value(after: time), y: motion.y.value(after: time))
    if offset != contentOffset { bounds.origin = offset }
    // The delegate may have stopped it.
    guard self.motion != nil else { return }
    if time < max(motion.x.duration, motion.y.duration) { return scheduleFrame() }
    stopMotion()
  }

  /// Stops the content where it is, and always calls the delegate, which is a choice.
  final func stopMotion() {
    guard motion != nil else { return }
    motion = nil
    motionTimer?.cancel()
    delegate?.scrollViewDidEndDecelerating(self)
  }

  /// A finger stops content that moves. (FS-227)
  final func stopMotion(by touches: Set<UITouch>) {
    guard motion != nil else { return }
    stoppingTouch = touches.first
    stopMotion()
  }
}
