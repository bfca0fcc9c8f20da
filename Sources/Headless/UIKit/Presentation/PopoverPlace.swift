/// The place of a popover beside its source. The order of the sides is a choice.
struct PopoverPlace {
  let frame: CGRect
  let arrowDirection: UIPopoverArrowDirection

  private static let order: [UIPopoverArrowDirection] = [.up, .down, .left, .right]

  /// All in the container's space. The popover is moved into the room. If no permitted side has
  /// enough room, the popover is at the side that has most.
  init(size: CGSize, source: CGRect, room: CGRect, permitted: UIPopoverArrowDirection) {
    let allowed = Self.order.filter(permitted.contains)
    func spare(_ direction: UIPopoverArrowDirection) -> CGFloat {
      switch direction {
      case .up: room.maxY - source.maxY - size.height
      case .down: source.minY - room.minY - size.height
      case .left: room.maxX - source.maxX - size.width
      default: source.minX - room.minX - size.width
      }
    }
    let direction = allowed.first { spare($0) >= 0 } ?? allowed.max { spare($0) < spare($1) } ?? .up
    var origin = CGPoint(x: source.midX - size.width / 2, y: source.midY - size.height / 2)
    switch direction {
    case .up: origin.y = source.maxY
    case .down: origin.y = source.minY - size.height
    case .left: origin.x = source.maxX
    default: origin.x = source.minX - size.width
    }
    origin.x = max(min(origin.x, room.maxX - size.width), room.minX)
    origin.y = max(min(origin.y, room.maxY - size.height), room.minY)
    arrowDirection = direction
    frame = CGRect(origin: origin, size: size)
  }
}
