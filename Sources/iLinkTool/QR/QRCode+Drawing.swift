extension QRCode {
  /// Half blocks for a terminal, light on dark; where there are colours they are set, elsewhere the terminal is taken to
  /// be dark. Readers manage a code that is the other way round, too.
  func blocks(_ style: Style) -> String {
    let range = -Self.frame..<size + Self.frame
    return stride(from: range.lowerBound, to: range.upperBound, by: 2).map { row in
      let line = range.map { column in
        switch (isDark(row, column), isDark(row + 1, column)) {
        case (false, false): "█"
        case (false, true): "▀"
        case (true, false): "▄"
        case (true, true): " "
        }
      }.joined()
      return style.isColoured ? "\u{1B}[97;40m\(line)\u{1B}[0m\n" : line + "\n"
    }.joined()
  }

  /// A drawing of its own: black on white, a module is one unit.
  func svg(title: String) -> String {
    let side = size + 2 * Self.frame
    let rows = modules.enumerated().map { row, line in
      line.indices.filter { line[$0] && ($0 == 0 || !line[$0 - 1]) }.map { start in
        let length = line[start...].prefix { $0 }.count
        return "M\(start + Self.frame) \(row + Self.frame)h\(length)v1h-\(length)z"
      }.joined()
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(side) \(side)" shape-rendering="crispEdges">
      <title>\(Markup.escaped(title))</title>
      <path fill="#fff" d="M0 0h\(side)v\(side)h-\(side)z"/>
      <path d="\(rows.joined())"/>
      </svg>

      """
  }
}
