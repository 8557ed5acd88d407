import UIKit

/// A row of the demo's tables.
@MainActor struct TableRow {
  var title: String
  var detail = ""
  var control: UIView?
  var select: (() -> Void)?
}

/// Rows under a title.
@MainActor struct TableSection {
  var title: String
  var rows: [TableRow]
}
