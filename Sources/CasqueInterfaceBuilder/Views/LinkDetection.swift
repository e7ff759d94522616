import CasqueModel

/// Finds what looks like an address in a text, as a text view's data detectors do.
///
/// **Source** UIDataDetectorTypes.link; which words are taken for addresses is from general
/// knowledge (low): those with a scheme, with `www.`, of mail, and names of hosts in common domains.
enum LinkDetection {
  private static let domains: Set<String> = [
    "com", "org", "net", "edu", "gov", "io", "co", "app", "dev", "info", "de", "uk", "fr", "jp",
    "cn", "eu", "me",
  ]
  private static let schemes = ["http://", "https://", "ftp://", "mailto:"]
  /// How many addresses a text has at most; what comes after them is plain.
  private static let limit = 1000
  /// What belongs to the sentence around an address.
  private static let around = Set<Character>(".,;:!?()[]<>{}\"'“”‘’«»")

  /// The text with the addresses in it as links; nil if there is none.
  static func marked(_ text: AttributedText) -> AttributedText? {
    var found = false
    let runs = text.runs.flatMap { run -> [TextRun] in
      guard run.attachment == nil, !run.attributes.isLink else { return [run] }
      return pieces(of: run.text).map { piece in
        var attributes = run.attributes
        attributes.isLink = piece.isLink
        found = found || piece.isLink
        return TextRun(String(piece.text), attributes)
      }
    }
    return found ? AttributedText(runs, paragraphStyle: text.paragraphStyle) : nil
  }

  /// A text in stretches that are addresses and such that are not, in their order.
  private static func pieces(of text: String) -> [(text: Substring, isLink: Bool)] {
    var pieces: [(text: Substring, isLink: Bool)] = []
    var begin = text.startIndex
    for word in text.split(whereSeparator: \.isWhitespace) {
      var core = word
      while let last = core.last, around.contains(last) { core.removeLast() }
      while let first = core.first, around.contains(first) { core.removeFirst() }
      guard pieces.count < 2 * limit, isAddress(core) else { continue }
      if begin < core.startIndex { pieces.append((text[begin..<core.startIndex], false)) }
      pieces.append((core, true))
      begin = core.endIndex
    }
    if begin < text.endIndex { pieces.append((text[begin...], false)) }
    return pieces
  }

  private static func isAddress(_ word: Substring) -> Bool {
    let word = word.lowercased()
    if let scheme = schemes.first(where: word.hasPrefix) { return word.count > scheme.count }
    let mail = word.split(separator: "@", omittingEmptySubsequences: false)
    if mail.count == 2 { return !mail[0].isEmpty && isHost(mail[1], of: nil) }
    guard mail.count == 1 else { return false }
    let host = word.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    return isHost(host, of: host.hasPrefix("www.") ? nil : domains)
  }

  private static func isHost(_ word: Substring, of domains: Set<String>?) -> Bool {
    let parts = word.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 1, parts.allSatisfy({ !$0.isEmpty }), let last = parts.last,
      last.count > 1, last.allSatisfy(\.isLetter)
    else { return false }
    let isPlain = parts.joined().allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
    return isPlain && domains?.contains(String(last)) ?? true
  }
}
