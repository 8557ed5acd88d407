/// The pages on the JSON documents.
enum SchemaPage {
  /// The list of them.
  static var list: String {
    let rows = DocumentSchema.all.map { schema in
      "  " + DisplayWidth.padded(schema.name, to: 15)
        + HelpCommand.wrapped(schema.summary, to: 62).joined(separator: "\n" + String(repeating: " ", count: 17))
    }
    return """
      The JSON documents that ilink prints. 'ilink help json NAME' prints one's schema
      (JSON Schema 2020-12).

      \(rows.joined(separator: "\n"))

      Every key is always there: what is unknown is null. IDs are numbers, storefronts
      two small letters, times RFC 3339 in UTC, lengths of time seconds. Keys may be
      added; the number behind the name changes when one goes or means something else.

      """
  }

  static func schema(named name: String) -> Outcome {
    if let schema = DocumentSchema.named(name) { return Outcome(schema.json.document) }
    var problems = UsageProblems()
    problems.add(
      "there is no JSON document \(Harmless.quoted(name))",
      hint: Suggestion.sentence(for: name, among: DocumentSchema.all.map(\.name)) ?? "See 'ilink help json'.")
    return Outcome(messages: problems.lines, status: .usage)
  }
}
