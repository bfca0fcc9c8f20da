import TouchMap

/// The regions of a screen as characters, with their names, and outlines of targets with marks.
struct TerminalBlock {
  private let picture: TouchPicture
  private let marked: [MarkedTarget]
  private let raster: RegionRaster
  private let ghosts: RegionRaster
  private var canvas: TerminalCanvas
  /// The culprits in whose area there is room for a number alone, in words.
  private(set) var numbers: [String] = []

  init(_ picture: TouchPicture, _ columns: Int, _ rows: Int, _ code: TerminalCode) {
    self.picture = picture
    canvas = TerminalCanvas(columns: columns, rows: rows, code: code)
    let points = rows * canvas.density
    let frame = picture.screen.frame
    raster = RegionRaster(
      picture.regions.map(\.polygons), frame: frame, columns: columns, rows: points)
    // The blocked targets are in front, and a target is in front of the one around it.
    let all = picture.marked
    marked = all.filter { $0.mark != .blocked } + all.filter { $0.mark == .blocked }
    ghosts = RegionRaster(
      marked.map { [$0.target.outline] }, frame: frame, columns: columns, rows: points)
    paintRegions()
    paintGhosts()
    var names = TerminalNames(
      picture, marked: marked, regions: raster, ghosts: ghosts, on: canvas)
    names.write()
    canvas = names.canvas
    numbers = names.numbers
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

  /// Returns the line at a point, as a letter, if there is one: where a region of the same meaning
  /// begins. If there are only letters, targets have lines as well.
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

  /// Only some points of an outline are drawn, so that it looks dashed.
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
}
