extension CGPath {
  /// The path with each subpath run through from its end to its start.
  package func reversed() -> CGPath {
    let path = CGMutablePath()
    var part: [Step] = []
    func finish() {
      guard part.first?.type == .moveToPoint else { return part = [] }
      let isClosed = part.last?.type == .closeSubpath
      let drawn = isClosed ? part.dropLast() : part[...]
      path.steps.append(Step(type: .moveToPoint, points: [drawn.last?.points.last ?? .zero]))
      for (step, before) in zip(drawn.dropFirst(), drawn).reversed() {
        let points = step.points.dropLast().reversed() + before.points.suffix(1)
        path.steps.append(Step(type: step.type, points: Array(points)))
      }
      if isClosed { path.closeSubpath() }
      part = []
    }
    for step in steps {
      if step.type == .moveToPoint { finish() }
      part.append(step)
    }
    finish()
    return path
  }
}
