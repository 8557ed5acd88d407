/// Codes under which a language is still, or also, asked for.
enum LanguageAliases {
  /// What a code stands for.
  struct Row {
    let language: String
    var script: String?
    var region: String?
  }

  static let languages: [String: Row] = [
    // Retired codes, which systems keep giving.
    "iw": Row(language: "he"),
    "in": Row(language: "id"),
    "mo": Row(language: "ro"),
    "tl": Row(language: "fil"),
    "sh": Row(language: "sr", script: "Latn"),
    // Norwegian: in use, `no` means Bokmål; Nynorsk has a file of its own.
    "no": Row(language: "nb"),
    // Members of a group that go by the name of the group.
    "cmn": Row(language: "zh"),
    "arb": Row(language: "ar"),
    "azj": Row(language: "az"),
    "ekk": Row(language: "et"),
    "khk": Row(language: "mn"),
    "kmr": Row(language: "ku"),
    "lvs": Row(language: "lv"),
    "ory": Row(language: "or"),
    "pes": Row(language: "fa"),
    "prs": Row(language: "fa", region: "AF"),
    "uzn": Row(language: "uz"),
    "zsm": Row(language: "ms"),
    // Who asks for Cantonese reads Chinese as it is written in Hong Kong, or in simplified characters if the tag says so.
    "yue": Row(language: "zh", script: "Hant", region: "HK"),
    // `gsw` (Swiss German) and the like are left out: what else their readers want is the next row of their own list.
  ]

  /// Codes of two parts.
  static let extended = ["no-bok": "nb", "no-nyn": "nn", "zh-cmn": "zh", "zh-yue": "yue"]

  /// What POSIX puts behind an `@`; others (`@euro`, `@valencia`) say nothing about the script.
  static let modifiers = ["latin": "Latn", "cyrillic": "Cyrl", "arabic": "Arab", "devanagari": "Deva"]
}
