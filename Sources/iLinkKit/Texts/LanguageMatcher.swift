/// Finds the language that serves a reader best. A pure function of two lists; Foundation is not asked, because on
/// Linux it always gives the same wrong answer.
///
/// For each preferred language, in order: its own file; its region's next of kin (`es-MX` → `es-419`); the language
/// without a region; another region of it. The script has to be the same at each step, since nobody is served by
/// letters that they cannot read; Serbian and Bosnian, whose readers know both, are the exceptions. Then the next
/// preferred language.
package enum LanguageMatcher {
  /// The best of the available languages, spelled as it is given there; `nil` when none is any use.
  package static func bestMatch(for preferred: [String], among available: [String]) -> String? {
    let offers = available.compactMap { name in LanguageTag(name).map { Offer(name: name, tag: $0) } }
    for text in preferred {
      if let wanted = LanguageTag(text), let name = match(wanted, among: offers) { return name }
    }
    return nil
  }

  private struct Offer {
    let name: String
    let tag: LanguageTag
  }

  private static func match(_ wanted: LanguageTag, among offers: [Offer]) -> String? {
    for candidate in candidates(for: wanted) {
      let readable = offers.filter {
        $0.tag.language == candidate.language && $0.tag.writtenScript == candidate.writtenScript
      }
      for region in regions(for: candidate) {
        if let offer = readable.first(where: { $0.tag.region == region }) { return offer.name }
      }
      if let offer = readable.first { return offer.name }
    }
    return nil
  }

  /// The language itself, then those that its readers read as well.
  private static func candidates(for wanted: LanguageTag) -> [LanguageTag] {
    let script = wanted.writtenScript
    let others = alsoRead.filter { $0.language == wanted.language && $0.script == script }.map(\.reads)
    return [wanted] + others.compactMap { LanguageTag($0) }
  }

  /// The regions to look for, best first; `nil` is the file without a region.
  private static func regions(for tag: LanguageTag) -> [String?] {
    guard let region = tag.region else { return [nil, mainRegions[tag.language]] }
    return [region, nextOfKin(of: tag.language, in: region), nil, mainRegions[tag.language]]
  }

  /// The region whose wording a region shares, where that is not the language's plain form.
  private static func nextOfKin(of language: String, in region: String) -> String? {
    switch language {
    case "es" where spanishAmerica.contains(region): "419"
    case "pt" where region != "BR": "PT"  // Africa, Asia and the rest of Europe write as Portugal does
    default: nil
    }
  }

  /// Whose wording is the language's plain form, for languages without a file that has no region.
  private static let mainRegions = ["pt": "BR"]

  /// CLDR's children of `es-419`. `ES`, `GQ`, `PH` and the islands (`IC`, `EA`) are left out: they follow Spain.
  private static let spanishAmerica: Set<String> = [
    "AR", "BO", "BR", "BZ", "CL", "CO", "CR", "CU", "DO", "EC", "GT", "HN", "MX", "NI", "PA", "PE", "PR", "PY", "SV",
    "US", "UY", "VE",
  ]

  /// Languages whose readers read another one as well as their own.
  private static let alsoRead: [(language: String, script: String, reads: String)] = [
    ("sr", "Cyrl", "sr-Latn"),  // both alphabets are taught at school
    ("sr", "Latn", "sr-Cyrl"),
    ("bs", "Cyrl", "bs"),  // the same
    ("nn", "Latn", "nb"),  // the two forms of Norwegian
    ("nb", "Latn", "nn"),
    ("ku", "Arab", "ckb"),  // Kurdish in Arabic letters is Sorani, which has a code of its own
  ]
}
