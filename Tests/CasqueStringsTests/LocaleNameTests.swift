import Testing

@testable import CasqueStrings

/// Under which names the texts of a language are looked for.
@Suite struct LocaleNameTests {
  @Test(arguments: [
    ("pt-BR", ["pt-BR", "pt", "Portuguese"]), ("pt", ["pt", "pt-BR", "Portuguese"]),
    ("pt-MZ", ["pt-MZ", "pt-PT", "pt", "pt-BR", "Portuguese"]),
    ("zh-Hant-HK", ["zh-Hant-HK", "zh-Hant", "zh-HK", "zh-TW", "zh"]),
    ("zh-HK", ["zh-HK", "zh-Hant-HK", "zh-Hant", "zh-TW", "zh"]),
    ("zh_CN", ["zh-CN", "zh-Hans-CN", "zh-Hans", "zh"]),
    ("zh-Hans", ["zh-Hans", "zh-CN", "zh"]),
    ("es-MX", ["es-MX", "es-419", "es", "es-ES", "Spanish"]),
    ("en-AU", ["en-AU", "en-GB", "en", "en-US", "English"]), ("nb", ["nb", "no", "Norwegian"]),
    ("he", ["he", "iw"]), ("uk", ["uk"]), ("sr-Latn-RS", ["sr-Latn-RS", "sr-Latn", "sr"]),
  ])
  func namesGoFromNearToFar(name: String, names: [String]) {
    #expect(LocaleName.candidates(for: name) == names)
  }

  @Test func nothingIsNoName() {
    #expect(LocaleName.candidates(for: "") == [""])
    #expect(!LocaleName.isForm("de", of: "en"))
    #expect(LocaleName.isForm("de-AT", of: "German"))
  }
}
