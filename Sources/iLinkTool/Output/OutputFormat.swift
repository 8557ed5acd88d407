/// How data is written to standard output.
enum OutputFormat: String, Sendable, CaseIterable {
  case table, json, plain, csv, md
}
