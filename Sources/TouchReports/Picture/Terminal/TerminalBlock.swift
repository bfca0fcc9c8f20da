import TouchMap

/// The regions of a screen as characters, with their names, and outlines of targets with marks.
struct TerminalBlock {
  private let picture: TouchPicture
  private let marked: [MarkedTarget]
  private let raster: RegionRaster
  private let ghosts: RegionRaster
  private var canvas: TerminalCanvas

  init(_ picture: TouchPicture, _ columns: Int, _ rows: Int, _ code: TerminalCode) {
    self.picture = picture
    canvas = TerminalCanvas(columns: columns, rows: rows, code: code)
    let points = rows * canvas.density
    let frame = picture.screen.frame
    raster = RegionRaster(
      picture.regions.map(\.polygons), frame: frame, columns: columns, rows: points)
    // The blocked lie in front.
    marked = picture.marked.reversed()
    ghosts = RegionRaster(
      marked.map { [$0.target.outline] }, frame: frame, columns: columns, rows: points)
    paintRegions()
    paintGhosts()
    writeNames()
  }

  var lines: [String] { canvas.lines }

  private mutating func paintRegions() {
    for (y, row) in raster.rows.enumerated() {
      for (x, place) in row.enumerated() {
        guard let place else { continue }
        let role = picture.regions[place].role
        let edge = edge(of: place, x, y)
        canvas[x, y] = edge == nil ? ink(of: role, x, y) : .edge(role)
        if canvas.density == 1, let edge {
          canvas.write(edge, column: x, row: y, ink: .text(role))
        }
      }
    }
  }

  /// Returns the line at a point, as a letter, if there is any: before a region of the same meaning,
  /// and where there are letters only around targets as well.
  private func edge(of place: Int, _ x: Int, _ y: Int) -> String? {
    let role = picture.regions[place].role
    let isOutlined = canvas.density == 1 && (role == .target || role == .small)
    func isEdge(_ column: Int, _ row: Int, before: Bool) -> Bool {
      guard let other = raster.cell(column, row) else { return isOutlined }
      guard other != place else { return false }
      return picture.regions[other].role == role ? before : isOutlined
    }
    let isUpright = isEdge(x - 1, y, before: true) || isEdge(x + 1, y, before: false)
    let isLevel = isEdge(x, y - 1, before: true) || isEdge(x, y + 1, before: false)
    return isUpright ? (isLevel ? "+" : "|") : isLevel ? "-" : nil
  }

  private func ink(of role: TouchRole, _ x: Int, _ y: Int) -> TerminalInk {
    let isMarked =
      switch role.mark {
      case .stripes: (x + y) % 6 < 3
      case .dots: x % 3 == 1 && y % 3 == 1
      case .lines: y % 3 == 1
      case .hatch: (x + y) % 4 == 0
      case .lattice: (x + y) % 4 == 0 || (x - y) % 4 == 0
      case .outline, .plain: false
      }
    return isMarked ? .mark(role) : .area(role)
  }

  /// Some points of an outline are painted, so that it looks dashed.
  private mutating func paintGhosts() {
    for (y, row) in ghosts.rows.enumerated() {
      for (x, place) in row.enumerated() {
        guard let place else { continue }
        let isUpright = ghosts.cell(x - 1, y) != place || ghosts.cell(x + 1, y) != place
        let isLevel = ghosts.cell(x, y - 1) != place || ghosts.cell(x, y + 1) != place
        let mark = marked[place].mark
        if canvas.density == 1, mark == .blocked {
          let isGap = isLevel && !isUpright && (x + y) % 2 == 0
          let letter = isGap ? " " : isUpright ? (isLevel ? "+" : ":") : isLevel ? "-" : " "
          canvas.write(letter, column: x, row: y, ink: .ghost(mark))
        } else if isUpright || isLevel {
          let isDrawn = mark.isDrawn(x + y)
          if canvas.density == 1 {
            let letter = isDrawn ? mark.letter : " "
            canvas.write(String(letter), column: x, row: y, ink: .ghost(mark))
          } else if isDrawn {
            canvas[x, y] = .ghost(mark)
          }
        }
      }
    }
  }

  private mutating func writeNames() {
    var free = raster.cells
    for place in ghosts.cells.indices where ghosts.cells[place] != nil { free[place] = nil }
    let ghostStretches = stretches(of: ghosts.cells)
    for (place, marked) in marked.enumerated() {
      write(
        marked.target.name.text, after: "\(marked.mark.letter) ",
        in: widest(of: ghostStretches[place]), ink: .ghost(marked.mark), least: 3)
    }
    let freeStretches = stretches(of: free)
    for (place, region) in picture.regions.enumerated() {
      guard let name = name(of: region) else { continue }
      write(
        name.text, below: name.caption, in: widest(of: freeStretches[place]),
        ink: .text(region.role), least: 4)
    }
  }

  private func name(of region: TouchPicture.Region) -> (text: String, caption: String?)? {
    guard let name = region.name, !picture.isNameless(region) else { return nil }
    let culprit =
      region.role == .swallows
      ? picture.culprits.first { !Set($0.owners).isDisjoint(with: region.owners) } : nil
    guard let culprit else { return (name.text, nil) }
    return (culprit.name.text, culprit.share >= 0.9995 ? "every tap lands here" : nil)
  }

  /// Writes a text into the widest stretch of a region, as near to its middle as that allows.
  private mutating func write(
    _ text: String, after sign: String = "", below caption: String? = nil, in stretch: Stretch?,
    ink: TerminalInk, least: Int
  ) {
    guard let stretch else { return }
    let room = stretch.columns.count - 2
    guard room >= min(least, TextWidth.columns(of: text)), room > 0 else { return }
    func write(_ text: String, row: Int) {
      let short = TextWidth.excerpt(text, columns: room)
      // Where there is room, letters of the mark do not touch the name.
      let spaced = TextWidth.columns(of: short) + 2 <= room ? " \(short) " : short
      let column = stretch.columns.lowerBound + 1 + (room - TextWidth.columns(of: spaced)) / 2
      canvas.write(spaced, column: column, row: row, ink: ink)
    }
    write(TextWidth.columns(of: sign + text) <= room ? sign + text : text, row: stretch.row)
    if let caption, TextWidth.columns(of: caption) <= room, stretch.row + 1 < canvas.rows {
      write(caption, row: stretch.row + 1)
    }
  }

  private typealias Stretch = (columns: Range<Int>, row: Int)

  /// The stretches of lines in which all of a character lies in one region, by regions.
  private func stretches(of cells: [Int?]) -> [Int: [Stretch]] {
    var found: [Int: [Stretch]] = [:]
    for row in 0..<canvas.rows {
      var current: (place: Int, start: Int)?
      for column in 0...canvas.columns {
        let place = column < canvas.columns ? self.place(of: cells, column, row) : nil
        guard place != current?.place else { continue }
        if let current { found[current.place, default: []].append((current.start..<column, row)) }
        current = place.map { ($0, column) }
      }
    }
    return found
  }

  /// The region in which all of a character lies, if it is one.
  private func place(of cells: [Int?], _ column: Int, _ row: Int) -> Int? {
    let first = cells[row * canvas.density * canvas.columns + column]
    let isWhole = (1..<canvas.density).allSatisfy {
      cells[(row * canvas.density + $0) * canvas.columns + column] == first
    }
    return isWhole ? first : nil
  }

  private func widest(of stretches: [Stretch]?) -> Stretch? {
    guard let stretches, let width = stretches.map(\.columns.count).max() else { return nil }
    let widest = stretches.filter { $0.columns.count == width }
    return widest[(widest.count - 1) / 2]
  }
}
