import Testing
import iLinkKit

@Suite struct `Filling a text in` {
  @Test(arguments: [
    ("Update %@", "Update Mood"),
    ("%@", "Mood"), ("%@%@", "MoodMood"), ("", ""), ("none", "none"),
    ("%1$@ and %2$@", "Mood and 2.0"), ("%2$@ of %1$@", "2.0 of Mood"), ("%2$@%2$@", "2.02.0"),
    ("%@ again %@, third %@", "Mood again Mood, third Mood"),
    ("100%", "100%"), ("100 % of %@", "100 % of Mood"), ("100%% of %@", "100% of Mood"), ("%%@", "%@"),
    ("%%%@", "%Mood"),
    ("%d %s %n %p %ld %x", "%d %s %n %p %ld %x"), ("%3$@ %0$@ %12$@ %-1$@", "%3$@ %0$@ %12$@ %-1$@"),
    ("%1$", "%1$"), ("%1", "%1"), ("%", "%"), ("%1$d", "%1$d"), ("% @", "% @"), ("%１$@", "%１$@"),
    ("e\u{301}%@\u{301}", "e\u{301}Mood\u{301}"),
    ("\u{2068}%@\u{2069}", "\u{2068}Mood\u{2069}"),
  ])
  func `replaces what means something, and nothing else`(text: String, filled: String) {
    let values = Placeholders.Values(name: "Mood", version: "2.0")
    #expect(Placeholders.fill(text, with: values) == filled)
  }

  @Test(arguments: [
    ("%@ %@", "Mood 2.0"), ("%@ %@ %@", "Mood 2.0 2.0"), ("%2$@ %1$@", "2.0 Mood"), ("%@", "Mood"), ("none", "none"),
  ])
  func `takes the second one for the version where the text names one`(text: String, filled: String) {
    let values = Placeholders.Values(name: "Mood", version: "2.0", namesVersion: true)
    #expect(Placeholders.fill(text, with: values) == filled)
  }

  @Test(arguments: ["100%", "%@", "%1$@ %2$@", "%n%n%n%s", "\\(name)", "%%", "a\u{2069}b", "🧑‍🧑‍🧒", "\0"])
  func `reads nothing into the name`(name: String) {
    let values = Placeholders.Values(name: name, version: name)
    #expect(Placeholders.fill("<%@> <%2$@>", with: values) == "<\(name)> <\(name)>")
  }

  @Test func `leaves an unknown version out`() {
    let values = Placeholders.Values(name: "Mood")
    #expect(Placeholders.fill("[%2$@] %1$@", with: values) == "[] Mood")
  }

  /// Text, name, and whether the name stands in brackets of direction afterwards.
  @Test(arguments: [
    ("Update %@ 2.0", "שלום", true), ("Update %@", "مزاج", true), ("%@", "שלום", true), ("عدّل %@", "Mood", true),
    ("Update %@", "Mood", false), ("Update %@", "日本", false), ("Update %@", "123", false),
    ("تحديث %@", "مزاج", false), ("עדכון %@", "123", false), ("עדכון %@", "שלום", false),
    ("\u{2067}%@\u{2069} Update", "שלום", false),
  ])
  func `brackets a name that runs the other way`(text: String, name: String, bracketed: Bool) {
    let filled = Placeholders.fill(text, with: Placeholders.Values(name: name))
    #expect(filled.contains("\u{2068}\(name)\u{2069}") == bracketed)
    #expect(filled.contains(name))
  }
}
