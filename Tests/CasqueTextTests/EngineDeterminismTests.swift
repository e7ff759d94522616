import CasqueGeometry
import CasqueModel
import Testing

@testable import CasqueText

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The same request gives the same answer in every engine, thread and environment.
@Suite struct EngineDeterminismTests {
  static let requests: [TextRequest] =
    ReaderVectors.texts.flatMap { text in
      [nil, 80.0].map { .label(text, lines: 0, width: $0) }
    } + [
      .label("\u{5D0}\u{5D1} ab 12", font: .preferred(.title1)),
      .label("\u{6F22}\u{5B57} \u{2603}", font: .custom("DejaVu Sans Mono", size: 15)),
      .label("\u{10600}", font: .custom("No Such Family", size: 15)),
    ]

  private static func answers() -> [ShapedText] {
    let engine = TextEngine()
    return requests.map { engine.shape($0) }
  }

  @Test func twoEnginesAgree() { #expect(Self.answers() == Self.answers()) }

  @Test func orderOfRequestsDoesNotMatter() {
    let engine = TextEngine()
    let reversed = Self.requests.reversed().map { engine.shape($0) }
    #expect(Array(reversed.reversed()) == Self.answers())
  }

  @Test func enginesOnManyThreadsAgree() async {
    let expected = Self.answers()
    await withTaskGroup(of: [ShapedText].self) { group in
      for _ in 0..<8 { group.addTask { Self.answers() } }
      for await answers in group { #expect(answers == expected) }
    }
  }

  /// A digest of the answers that does not depend on the process (FNV-1a).
  private static func digest() -> UInt64 {
    String(describing: answers()).utf8.reduce(0xcbf2_9ce4_8422_2325) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
  }

  /// The environment is the whole process's, so a process of its own has a hostile one.
  @Test func environmentDoesNotMatter() async throws {
    let expected = Self.digest()
    await #expect(processExitsWith: .success) { [expected = expected as UInt64] in
      for name in ["FONTCONFIG_FILE", "FONTCONFIG_PATH", "HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"]
      {
        unsafe setenv(name, "/nonexistent", 1)
      }
      for name in ["LANG", "LC_ALL", "LC_CTYPE", "LANGUAGE", "PANGO_LANGUAGE", "FC_LANG"] {
        unsafe setenv(name, "ja_JP.UTF-8:ar", 1)
      }
      unsafe setlocale(LC_ALL, "")
      #expect(EngineDeterminismTests.digest() == expected)
    }
  }
}
