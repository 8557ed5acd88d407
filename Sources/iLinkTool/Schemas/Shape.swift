/// The form of a JSON value that the command prints: what schemas are made of.
indirect enum Shape: Sendable, Hashable {
  case text, integer, number, flag
  /// RFC 3339, in UTC, with seconds.
  case time
  case url
  /// One of these.
  case words([String])
  case constant(String)
  case orNull(Shape)
  case list(Shape)
  case object([Field])
  /// An object whose keys are names of facts.
  case facts
  /// One of several forms.
  case either([Shape])

  /// A key of an object.
  struct Field: Sendable, Hashable {
    let key: String
    let shape: Shape
    /// What it says, and in which unit.
    let note: String
    /// Only files of our own leave keys out; documents for others never do.
    let isRequired: Bool

    init(_ key: String, _ shape: Shape, _ note: String, isRequired: Bool = true) {
      self.key = key
      self.shape = shape
      self.note = note
      self.isRequired = isRequired
    }
  }

  /// As JSON Schema of 2020-12 says it.
  var schema: JSON { .object(members) }

  var members: [JSON.Member] {
    switch self {
    case .text: [.init(key: "type", value: .string("string"))]
    case .integer: [.init(key: "type", value: .string("integer"))]
    case .number: [.init(key: "type", value: .string("number"))]
    case .flag: [.init(key: "type", value: .string("boolean"))]
    case .time: Shape.text.members + [.init(key: "format", value: .string("date-time"))]
    case .url: Shape.text.members + [.init(key: "format", value: .string("uri"))]
    case .words(let words): [.init(key: "enum", value: .array(words.map { .string($0) }))]
    case .constant(let text): [.init(key: "const", value: .string(text))]
    case .orNull(let shape): shape.membersOrNull
    case .list(let shape): [.init(key: "type", value: .string("array")), .init(key: "items", value: shape.schema)]
    case .object(let fields): Self.members(of: fields)
    case .facts: [.init(key: "type", value: .string("object"))]
    case .either(let shapes): [.init(key: "anyOf", value: .array(shapes.map(\.schema)))]
    }
  }

  private var membersOrNull: [JSON.Member] {
    let own = members
    if case .words(let words) = self {
      return [.init(key: "enum", value: .array(words.map { .string($0) } + [.null]))]
    }
    guard let type = own.first, type.key == "type", case .string = type.value else {
      return [.init(key: "anyOf", value: .array([schema, .object(["type": .string("null")])]))]
    }
    return [.init(key: "type", value: .array([type.value, .string("null")]))] + own.dropFirst()
  }

  private static func members(of fields: [Field]) -> [JSON.Member] {
    let properties = fields.map { field in
      JSON.Member(
        key: field.key, value: .object([.init(key: "description", value: .string(field.note))] + field.shape.members))
    }
    return [
      .init(key: "type", value: .string("object")), .init(key: "properties", value: .object(properties)),
      .init(key: "required", value: .array(fields.filter(\.isRequired).map { .string($0.key) })),
    ]
  }
}
