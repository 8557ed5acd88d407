/// What our languages are called, in English and by those who speak them: as the first lines of `Localization/*.strings`
/// say, and a test sees to it.
enum LanguageNames {
  /// A language's two names; the tag itself for a language that we have no texts in.
  static func of(_ tag: String) -> (english: String, own: String) { table[tag] ?? (tag, tag) }

  static let table: [String: (english: String, own: String)] = {
    var table: [String: (english: String, own: String)] = [:]
    for row in rows.split(separator: "\n") {
      let parts = row.split(separator: ":").map { String($0.drop { $0 == " " }) }
      if let tag = parts.first, parts.count > 1 { table[tag] = (parts[1], parts[parts.count - 1]) }
    }
    return table
  }()

  private static let rows = """
    ar: Arabic: العربية
    az: Azerbaijani: azərbaycan
    be: Belarusian: беларуская
    bg: Bulgarian: български
    bn: Bangla: বাংলা
    bs: Bosnian: bosanski
    ca: Catalan: català
    ckb: Kurdish (Sorani): کوردیی ناوەندی
    cs: Czech: čeština
    cy: Welsh: Cymraeg
    da: Danish: dansk
    de: German: Deutsch
    el: Greek: Ελληνικά
    en: English
    es-419: Spanish (Latin America): español (Latinoamérica)
    es: Spanish: español
    et: Estonian: eesti
    eu: Basque: euskara
    fa-AF: Persian (Afghanistan): دری
    fa: Persian: فارسی
    fi: Finnish: suomi
    fil: Filipino
    fr-CA: French (Canada): français (Canada)
    fr: French: français
    ga: Irish: Gaeilge
    gl: Galician: galego
    gu: Gujarati: ગુજરાતી
    he: Hebrew: עברית
    hi: Hindi: हिन्दी
    hr: Croatian: hrvatski
    ht: Haitian Creole: kreyòl ayisyen
    hu: Hungarian: magyar
    hy: Armenian: հայերեն
    id: Indonesian: Indonesia
    is: Icelandic: íslenska
    it: Italian: italiano
    ja: Japanese: 日本語
    ka: Georgian: ქართული
    kk: Kazakh: қазақ тілі
    km: Khmer: ខ្មែរ
    kn: Kannada: ಕನ್ನಡ
    ko: Korean: 한국어
    ku: Kurdish (Kurmanji): kurdî (kurmancî)
    lt: Lithuanian: lietuvių
    lv: Latvian: latviešu
    mk: Macedonian: македонски
    ml: Malayalam: മലയാളം
    mn: Mongolian: монгол
    mr: Marathi: मराठी
    ms: Malay: Melayu
    nb: Norwegian Bokmål: norsk bokmål
    nl: Dutch: Nederlands
    nn: Norwegian Nynorsk: norsk nynorsk
    or: Odia: ଓଡ଼ିଆ
    pa: Punjabi: ਪੰਜਾਬੀ
    pl: Polish: polski
    ps: Pashto: پښتو
    pt-BR: Portuguese (Brazil): português (Brasil)
    pt-PT: Portuguese (Portugal): português (Portugal)
    ro: Romanian: română
    ru: Russian: русский
    sk: Slovak: slovenčina
    sl: Slovenian: slovenščina
    sq: Albanian: shqip
    sr-Cyrl: Serbian (Cyrillic): српски (ћирилица)
    sr-Latn: Serbian (Latin): srpski (latinica)
    sv: Swedish: svenska
    ta: Tamil: தமிழ்
    te: Telugu: తెలుగు
    th: Thai: ไทย
    tr: Turkish: Türkçe
    uk: Ukrainian: українська
    ur: Urdu: اردو
    uz: Uzbek: oʻzbek
    vi: Vietnamese: Tiếng Việt
    zh-HK: Chinese, traditional characters (Hong Kong): 繁體中文（香港）
    zh-Hans: Chinese, simplified characters: 简体中文
    zh-Hant: Chinese, traditional characters: 繁體中文
    """
}
