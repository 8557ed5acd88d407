import iLinkCore

/// What `links` prints of an app instead of a list of links.
enum LinkForm: Sendable, Hashable {
  case links, banner, badge(Badge), redirect, qr

  enum Badge: String, Sendable, CaseIterable {
    case html, md
  }

  /// The form that the options ask for; two are a problem, and so is another format beside one.
  static func read(_ call: Call, _ reader: inout ValueReader) -> LinkForm {
    let badge = reader.choice(.badge, of: Badge.self)
    let asked: [(Option, LinkForm)] = [
      (.banner, .banner), (.badge, .badge(badge ?? .html)), (.redirect, .redirect), (.qr, .qr),
    ].filter { call.parsed.has($0.0) }
    guard let (option, form) = asked.first else { return .links }
    if asked.count > 1 {
      reader.problems.add(
        "'\(option.name)' and '\(asked[1].0.name)' are two things to print", hint: "Ask for one of them.")
    }
    if call.settings.format != .table {
      reader.problems.add("'\(option.name)' has a form of its own and no other format", hint: "Leave the format out.")
    }
    if call.parsed.has(.only) {
      reader.problems.add("'\(option.name)' is about the app's page alone", hint: "Leave '--only' out.")
    }
    return form
  }
}

extension LinkSource {
  /// The app's page in a form for a web page or a terminal, with a line break at the end.
  func text(as form: LinkForm, page: String, local: String, style: Style) -> String {
    switch form {
    case .links: page + "\n"
    case .banner: banner + "\n"
    case .badge(.html): "<a href=\"\(Markup.escaped(page))\">\(Markup.escaped(title))</a>\n"
    case .badge(.md): "[\(Markup.escapedForMarkdown(title))](\(page))\n"
    case .redirect: redirect(page: page, local: local)
    case .qr: (QRCode(page)?.blocks(style) ?? "") + page + "\n"
    }
  }

  /// "Example on the App Store"; without a lookup the name is not known.
  private var title: String {
    let store = platform == .macOS ? "Mac App Store" : "App Store"
    return name.map { "\(Harmless.line($0)) on the \(store)" } ?? "Download on the \(store)"
  }

  private var banner: String { "<meta name=\"apple-itunes-app\" content=\"app-id=\(id)\">" }

  /// The store's app where the app runs, the page elsewhere. An iPad says that it is a Mac, and is told by its touches.
  private func redirect(page: String, local: String) -> String {
    let (phone, mac) =
      switch platform {
      case .iOS: (local, page)
      case .macOS: (page, local)
      case .tvOS, .visionOS: (page, page)
      }
    return """
      <!doctype html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      \(platform == .iOS ? banner + "\n" : "")<title>\(Markup.escaped(title))</title>
      <link rel="canonical" href="\(Markup.escaped(page))">
      <script>
        var apple = /Macintosh|iPhone|iPad|iPod/.test(navigator.userAgent);
        var mac = /Macintosh/.test(navigator.userAgent) && !(navigator.maxTouchPoints > 1);
        location.replace(!apple ? \(Markup.scriptText(page)) : mac ? \(Markup.scriptText(mac)) : \(Markup.scriptText(phone)));
      </script>
      <noscript><meta http-equiv="refresh" content="0; url=\(Markup.escaped(page))"></noscript>
      <p><a href="\(Markup.escaped(page))">\(Markup.escaped(title))</a></p>
      </html>

      """
  }
}

/// Text inside of other languages.
enum Markup {
  /// For HTML and SVG, between tags and in quotes.
  static func escaped(_ text: String) -> String {
    text.reduce(into: "") { escaped, character in
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      default: escaped.append(character)
      }
    }
  }

  /// For the text of a link in Markdown.
  static func escapedForMarkdown(_ text: String) -> String {
    text.reduce(into: "") { escaped, character in
      if "\\[]*_`<>".contains(character) { escaped += "\\" }
      escaped.append(character)
    }
  }

  /// A string for a script inside of HTML, where no `<` may stand.
  static func scriptText(_ text: String) -> String {
    "\""
      + text.reduce(into: "") { escaped, character in
        switch character {
        case "\"", "\\": escaped += "\\" + String(character)
        case "<": escaped += "\\u003c"
        default: escaped.append(character)
        }
      } + "\""
  }
}
