extension Node: Codable {
  private enum Key: String, CodingKey {
    case kind, baseClass, address, identifier, label, line, depth
    case className = "class"
    case frame, bounds, anchorPoint, position, transform, alpha, flags, recognizers, unknown
    case reportedReach, content
  }

  /// Reads a node.
  ///
  /// Its place in the tree is its ``depth``; the screen links it.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    self.init(
      kind: try values.decodeIfPresent(Kind.self, forKey: .kind) ?? .view,
      className: try values.decode(String.self, forKey: .className),
      line: try values.decodeIfPresent(Int.self, forKey: .line) ?? 0)
    depth = try values.decode(Int.self, forKey: .depth)
    baseClassName = try values.decodeIfPresent(String.self, forKey: .baseClass)
    address = try values.decodeIfPresent(String.self, forKey: .address)
    identifier = try values.decodeIfPresent(String.self, forKey: .identifier)
    label = try values.decodeIfPresent(String.self, forKey: .label)
    alpha = try values.decodeIfPresent(Double.self, forKey: .alpha) ?? 1
    flags = Flags(names: try values.decodeIfPresent([String].self, forKey: .flags) ?? [])
    recognizers = try values.decodeIfPresent([Recognizer].self, forKey: .recognizers) ?? []
    unknown = Unknown(names: try values.decodeIfPresent([String].self, forKey: .unknown) ?? [])
    reportedReach = try values.decodeIfPresent(ReportedReach.self, forKey: .reportedReach)
    if let content = try values.decodeIfPresent(ScrolledContent.self, forKey: .content) {
      scrolledContent = content
    }
    try readGeometry(from: values)
  }

  private mutating func readGeometry(from values: KeyedDecodingContainer<Key>) throws {
    guard let frame = try values.decodeIfPresent(Screen.Rect.self, forKey: .frame) else {
      unknown.insert(.geometry)
      return
    }
    let anchor =
      try values.decodeIfPresent(Screen.Point.self, forKey: .anchorPoint)
      ?? Geometry.defaultAnchorPoint
    let bounds = try values.decodeIfPresent(Screen.Rect.self, forKey: .bounds)
    let position = try values.decodeIfPresent(Screen.Point.self, forKey: .position)
    geometry = Geometry(
      frame: frame, bounds: bounds ?? Screen.Rect(origin: .zero, size: frame.size),
      anchorPoint: anchor, position: position ?? frame.place(of: anchor),
      transform: try values.decodeIfPresent(Screen.Transform.self, forKey: .transform))
  }

  /// Writes a node; UIKit's default values are left out.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    if kind != .view { try values.encode(kind, forKey: .kind) }
    try values.encode(className, forKey: .className)
    try values.encode(line, forKey: .line)
    try values.encode(depth, forKey: .depth)
    try values.encodeIfPresent(baseClassName, forKey: .baseClass)
    try values.encodeIfPresent(address, forKey: .address)
    try values.encodeIfPresent(identifier, forKey: .identifier)
    try values.encodeIfPresent(label, forKey: .label)
    if alpha != 1 { try values.encode(alpha, forKey: .alpha) }
    if !flags.isEmpty { try values.encode(flags.names, forKey: .flags) }
    if !recognizers.isEmpty { try values.encode(recognizers, forKey: .recognizers) }
    if !unknown.isEmpty { try values.encode(unknown.names, forKey: .unknown) }
    try values.encodeIfPresent(reportedReach, forKey: .reportedReach)
    try values.encodeIfPresent(scrolledContent, forKey: .content)
    if !unknown.contains(.geometry) { try writeGeometry(to: &values) }
  }

  private func writeGeometry(to values: inout KeyedEncodingContainer<Key>) throws {
    let plain = Geometry(frame: frame)
    try values.encode(frame, forKey: .frame)
    if bounds != plain.bounds { try values.encode(bounds, forKey: .bounds) }
    if geometry.anchorPoint != plain.anchorPoint {
      try values.encode(geometry.anchorPoint, forKey: .anchorPoint)
    }
    let position = frame.place(of: geometry.anchorPoint)
    if geometry.position != position { try values.encode(geometry.position, forKey: .position) }
    try values.encodeIfPresent(geometry.transform, forKey: .transform)
  }
}
