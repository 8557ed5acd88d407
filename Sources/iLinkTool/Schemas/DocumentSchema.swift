/// A JSON document that the command prints or keeps, described once: `ilink help json` prints it, and
/// `Documentation/schema` has a copy.
///
/// Within a number of the name, keys are only added; so readers should let keys pass that they do not know.
struct DocumentSchema: Sendable, Hashable {
  /// What it is called on the command line and on disk.
  let name: String
  /// The document's own name and number: `ilink.check/1`.
  let title: String
  let summary: String
  let shape: Shape

  /// The schema itself.
  var json: JSON {
    let head = [
      JSON.Member(key: "$schema", value: .string("https://json-schema.org/draft/2020-12/schema")),
      .init(key: "$id", value: .string("\(HelpCommand.home)/Documentation/schema/\(name).json")),
      .init(key: "title", value: .string(title)), .init(key: "description", value: .string(summary)),
    ]
    return .object(head + shape.members)
  }

  static func named(_ name: String) -> DocumentSchema? { all.first { $0.name == name } }

  /// Every document. A command that prints a new one adds a line here.
  static let all: [DocumentSchema] = [
    .links, .lookup, .lookupList, .check, .checkList, .explain, .rollout, .rolloutEvent, .rolloutState, .preview, .open,
    .serve, .version, .error,
  ]

  /// A document that begins with its own name.
  static func document(_ name: String, _ title: String, _ summary: String, _ fields: [Shape.Field]) -> DocumentSchema {
    DocumentSchema(
      name: name, title: title, summary: summary,
      shape: .object([.init("schema", .constant(title), "The document's name and number.")] + fields))
  }
}

extension Shape.Field {
  static let exitStatus = Shape.Field("exitStatus", .integer, "The status that the command ends with.")
  static let country = Shape.Field("country", .text, "The storefront: two small letters.")
  static let platform = Shape.Field(
    "platform", .words(["ios", "macos", "tvos", "visionos"]), "Whose App Store was asked.")
  static let id = Shape.Field("id", .integer, "The store ID.")
  static let bundleID = Shape.Field("bundleId", .text, "The bundle ID.")
  static let name = Shape.Field("name", .orNull(.text), "The app's name in this storefront.")

  /// The app that a record is about.
  static let app = Shape.Field("app", .object([.id, .bundleID, .name, .platform, .country]), "The app that was found.")

  /// How an answer was had.
  static let source = Shape.Field(
    "source",
    .object([
      .init("url", .orNull(.url), "The address that was asked; null for a saved answer."),
      .init("fetchedAt", .time, "When the answer came."),
      .init("httpStatus", .orNull(.integer), "The HTTP status; null for a saved answer."),
      .init("cacheAge", .orNull(.number), "For how many seconds a cache had kept it, if it said so."),
      .init("attempts", .integer, "How many tries it took."),
    ]), "How the answer was had.")

  /// The field with null as another possible value.
  var orNull: Shape.Field { .init(key, .orNull(shape), note) }
}
