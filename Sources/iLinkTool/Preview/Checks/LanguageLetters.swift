import iLinkKit

/// Which letters each language is written with: the main exemplar characters of CLDR 42 in lower case, without a–z,
/// which every language in Latin letters may use.
///
/// By hand: Haitian Creole, which CLDR has no letters for; the letters of Urdu that CLDR takes for variants (آ ں ئ ؤ),
/// and the nasal sign of Punjabi, which it calls auxiliary. Chinese, Japanese and Korean have too many to list: there the
/// blocks count, and for Chinese the characters that give the other way of writing away.
enum LanguageLetters {
  /// Languages, a colon, their letters; a row that begins with `+` goes on with the one above.
  private static let rows = #"""
    ar: ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىي ً ٌ ٍ َ ُ ِ ّ ْ ٰ
    az: çöüğışə
    be: абвгдежзйклмнопрстуфхцчшыьэюяёіў
    bg: абвгдежзийклмнопрстуфхцчшщъьюя
    bn:  ঁ ং ঃঅআইঈউঊঋঌএঐওঔকখগঘঙচছজঝঞটঠডঢণতথদধনপফবভমযরলশষসহ ়ঽ া ি ী ু ূ ৃ ৄ ে ৈ ো ৌ
    +:  ্ৎ ৗৠৡ ৢ ৣ
    bs hr sr-Latn: ćčđšž
    ca: àçèéíïòóúü
    ckb: ئابتجحخدرزسشعغفقلمنوپچڕژڤکگڵھۆیێە
    cs: áéíóúýčďěňřšťůž
    cy: àáâäèéêëìíîïòóôöùúûüýÿŵŷẁẃẅỳ
    da: åæø
    de: ßäöü
    el: ΐάέήίΰαβγδεζηθικλμνξοπρςστυφχψωϊϋόύώ
    en id ms:
    es-419 es: áéíñóúü
    et: äõöüšž
    eu: çñ
    fa-AF fa: ءآأؤئابةتثجحخدذرزسشصضطظعغفقلمنهو ً ٌ ٍ ّ ٔپچژکگی
    fi: äåöšž
    fil: ñ
    fr-CA fr: àâæçèéêëîïôùûüÿœ
    ga: áéíóú
    gl: áéíïñóúü
    gu:  ઁ ં ઃઅઆઇઈઉઊઋઍએઐઑઓઔકખગઘઙચછજઝઞટઠડઢણતથદધનપફબભમયરલળવશષસહ ઼ઽ ા િ ી ુ ૂ ૃ ૄ ૅ
    +:  ે ૈ ૉ ો ૌ ્ૐૠ
    he: אבגדהוזחטיךכלםמןנסעףפץצקרשת
    hi:  ँ ं ःअआइईउऊऋऌऍएऐऑओऔकखगघङचछजझञटठडढणतथदधनपफबभमयरलळवशषसह ़ऽ ा ि ी ु ू ृ ॅ
    +:  े ै ॉ ो ौ ्ॐ
    ht: àèéò
    hu: áéíóöúüőű
    hy: աբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆ
    is: áæéíðóöúýþ
    it: àèéìòóù
    ka: აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰ
    kk: абвгдежзийклмнопрстуфхцчшщъыьэюяёіғқңүұһәө
    km: កខគឃងចឆជឈញដឋឌឍណតថទធនបផពភមយរលវសហឡអឥឦឧឩឪឫឬឭឮឯឰឱឲឳ ា ិ ី ឹ ឺ ុ ូ ួ ើ ឿ ៀ េ ែ
    +:  ៃ ោ ៅ ំ ះ ៈ ៉ ៊ ់ ៍ ័ ្
    kn:  ಂ ಃಅಆಇಈಉಊಋಌಎಏಐಒಓಔಕಖಗಘಙಚಛಜಝಞಟಠಡಢಣತಥದಧನಪಫಬಭಮಯರಱಲಳವಶಷಸಹ ಼ಽ ಾ ಿ ೀ ು ೂ ೃ ೄ
    +:  ೆ ೇ ೈ ೊ ೋ ೌ ್ ೕ ೖೠೡ
    ku: çêîûş
    lt: ąčėęįšūųž
    lv: āčēģīķļņšūž
    mk: абвгдежзиклмнопрстуфхцчшѓѕјљњќџ
    ml:  ം ഃഅആഇഈഉഊഋഌഎഏഐഒഓഔകഖഗഘങചഛജഝഞടഠഡഢണതഥദധനപഫബഭമയരറലളഴവശഷസഹ ാ ി ീ ു ൂ ൃ െ േ
    +:  ൈ ൊ ോ ൌ ് ൗൠൡൺൻർൽൾൿ
    mn: абвгдежзийклмнопрстуфхцчшщъыьэюяёүө
    mr:  ँ ं ःअआइईउऊऋऌऍएऐऑओऔकखगघङचछजझञटठडढणतथदधनपफबभमयरऱलळवशषसह ़ऽ ा ि ी ु ू ृ
    +:  ॅ े ै ॉ ो ौ ्ॐ
    nb nn: àåæéòóôø
    nl: áäéëíïóöúü
    or:  ଁ ଂ ଃଅଆଇଈଉଊଋଏଐଓଔକଖଗଘଙଚଛଜଝଞଟଠଡଢଣତଥଦଧନପଫବଭମଯରଲଳଵଶଷସହ ଼ ା ି ୀ ୁ ୂ ୃ େ ୈ ୋ ୌ ୍
    +: ୟୱ
    pa: ਅਆਇਈਉਊਏਐਓਔਕਖਗਘਙਚਛਜਝਞਟਠਡਢਣਤਥਦਧਨਪਫਬਭਮਯਰਲਵਸਹ ਼ ਾ ਿ ੀ ੁ ੂ ੇ ੈ ੋ ੌ ੍ੜ ੰ ੱੲੳੴ ਂ
    pl: óąćęłńśźż
    ps: ءآأؤئابةتثجحخدذرزسشصضطظعغفقلمنهوي ً ٌ ٍ َ ُ ِ ّ ْ ٔ ٰټپځڅچډړږژښکګگڼیۍې
    pt-BR pt-PT: àáâãçéêíòóôõú
    ro: âîășț
    ru: абвгдежзийклмнопрстуфхцчшщъыьэюяё
    sk: áäéíóôúýčďĺľňŕšťž
    sl: čšž
    sq: çë
    sr-Cyrl: абвгдежзиклмнопрстуфхцчшђјљњћџ
    sv: àäåéö
    ta: ஃஅஆஇஈஉஊஎஏஐஒஓஔகஙசஜஞடணதநனபமயரறலளழவஷஸஹ ா ி ீ ு ூ ெ ே ை ொ ோ ௌ ்
    te:  ఁ ం ఃఅఆఇఈఉఊఋఌఎఏఐఒఓఔకఖగఘఙచఛజఝఞటఠడఢణతథదధనపఫబభమయరఱలళవశషసహ ా ి ీ ు ూ ృ ౄ ె
    +:  ే ై ొ ో ౌ ్ ౕ ౖౠౡ
    th: กขฃคฅฆงจฉชซฌญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรฤลฦวศษสหฬอฮฯะ ัาำ ิ ี ึ ื ุ ู ฺเแ
    +: โใไๅๆ ็ ่ ้ ๊ ๋ ์ ํ ๎
    tr: çöüğış
    uk: ʼабвгдежзийклмнопрстуфхцчшщьюяєіїґ
    ur: ءابتثجحخدذرزسشصضطظعغفقلمنوٹپچڈڑژکگھہیےآںئؤ
    uz: ʻʼ
    vi: àáâãèéêìíòóôõùúýăđĩũơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừ
    +: ửữựỳỵỷỹ
    """#

  private static let table: [String: Set<Unicode.Scalar>] = {
    var table: [String: Set<Unicode.Scalar>] = [:]
    var languages: [Substring] = []
    for row in rows.split(separator: "\n") {
      let parts = row.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      let names = parts[0].split(separator: " ")
      if names != ["+"] { languages = names }
      for language in languages {
        table[String(language), default: []].formUnion(parts[1].unicodeScalars.filter { $0 != " " })
      }
    }
    return table
  }()

  /// Characters of one way of writing Chinese, and the same of the other.
  private static let simplified = Set("个们这为来时说会没发现应开关继续请稍无载软设备络账号选择错误较试后从过还对间问题页显确认".unicodeScalars)
  private static let traditional = Set("個們這為來時說會沒發現應開關繼續請稍無載軟設備絡賬號選擇錯誤較試後從過還對間問題頁顯確認".unicodeScalars)

  /// Whether a letter, or a mark on one, belongs to a language.
  static func letter(_ scalar: Unicode.Scalar, belongsTo language: String) -> Bool {
    switch language {
    case "ja": return han ~= scalar.value || 0x3040...0x30FF ~= scalar.value
    case "ko": return 0xAC00...0xD7A3 ~= scalar.value
    case "zh-Hans": return han ~= scalar.value && !(traditional.contains(scalar) && !simplified.contains(scalar))
    case "zh-Hant", "zh-HK":
      return han ~= scalar.value && !(simplified.contains(scalar) && !traditional.contains(scalar))
    default:
      guard let letters = table[language] else { return false }
      let lower = scalar.properties.lowercaseMapping.unicodeScalars
      let isLatin = LanguageTag(language)?.writtenScript == "Latn"
      return lower.allSatisfy {
        letters.contains($0) || (isLatin && ("a"..."z" ~= $0 || $0 == "\u{307}"))  // İ is an i with a dot
      }
    }
  }

  /// Whether we know which letters a language has.
  static func knows(_ language: String) -> Bool {
    table[language] != nil || ["ja", "ko", "zh-Hans", "zh-Hant", "zh-HK"].contains(language)
  }

  /// Whether it is a letter or mark of a language in Latin letters.
  static func isLatin(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A, 0xAA, 0xBA, 0xC0...0x24F, 0x2B0...0x36F, 0x1E00...0x1EFF: true
    default: false
    }
  }

  private static let han: ClosedRange<UInt32> = 0x4E00...0x9FFF
}
