import Casque

/// A command line that cannot be understood; it ends with status 64.
public struct UsageError: Error, Sendable, Hashable {
  /// One sentence without a full stop.
  public var message: String
  /// What to try, or nil.
  public var hint: String?

  /// Creates an error.
  public init(_ message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }
}

/// A command's options and operands as they were given.
public struct ParsedArguments: Sendable, Hashable {
  /// What the command takes.
  public let spec: CommandSpec
  /// What the command is to do, if it can do several things.
  public internal(set) var verb: String?
  /// What is neither an option nor its value, in order, after the verb.
  public internal(set) var operands: [String] = []
  private var values: [String: [String]] = [:]

  /// Reads the words after the command's name.
  ///
  /// `--name=value` and `--name value` are the same; `--` ends options; `-` is an operand.
  ///
  /// - Throws: what cannot be understood, with a near name where there is one.
  public init(_ words: [String], for spec: CommandSpec) throws(UsageError) {
    self.spec = spec
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        break
      }
      guard word.hasPrefix("-"), word != "-" else {
        operands.append(word)
        continue
      }
      try read(word, from: &rest)
    }
    try takeVerb()
    if spec.operands == nil, let extra = operands.first {
      throw UsageError("'\(spec.name)' takes no operand, but got '\(extra)'")
    }
  }

  private mutating func takeVerb() throws(UsageError) {
    let verbs = spec.verbs + spec.otherVerbs
    guard !verbs.isEmpty, !operands.isEmpty else { return }
    let word = operands.removeFirst()
    guard verbs.contains(word) else {
      let near = NearestName.of(word, in: verbs).map { "did you mean '\($0)'?" }
      throw UsageError(
        "'\(spec.name)' cannot '\(word)'", hint: near ?? verbs.joined(separator: ", "))
    }
    verb = word
  }

  private mutating func read(_ word: String, from rest: inout ArraySlice<String>)
    throws(UsageError)
  {
    let (name, attached) = ParsedArguments.split(word)
    let found = spec.options.first { option in
      word.hasPrefix("--") ? option.name == name : option.letter.map(String.init) == name
    }
    guard let option = found else {
      let names = spec.options.map(\.name)
      let near = NearestName.of(name, in: names).map { "did you mean --\($0)?" }
      throw UsageError("unknown option '\(word)' for '\(spec.name)'", hint: near)
    }
    guard option.value != nil else {
      if attached != nil { throw UsageError("--\(option.name) takes no value") }
      values[option.name] = ["true"]
      return
    }
    guard let value = attached ?? rest.popFirst() else {
      throw UsageError("--\(option.name) needs a value: \(option.value ?? "")")
    }
    try add(value, to: option)
  }

  private mutating func add(_ value: String, to option: OptionSpec) throws(UsageError) {
    let parts =
      option.repeats == .lists
      ? value.split(separator: ",", omittingEmptySubsequences: false).map(String.init) : [value]
    for part in parts {
      guard !part.isEmpty else { throw UsageError("--\(option.name) has an empty value") }
      if !option.choices.isEmpty, !option.choices.contains(part) {
        let near = NearestName.of(part, in: option.choices).map { "did you mean '\($0)'?" }
        throw UsageError(
          "--\(option.name) cannot be '\(part)'",
          hint: near ?? "one of \(option.choices.joined(separator: ", "))")
      }
    }
    if option.repeats == .once, values[option.name] != nil {
      throw UsageError("--\(option.name) may be given once")
    }
    values[option.name, default: []] += parts
  }

  private static func split(_ word: String) -> (name: String, value: String?) {
    let bare = word.drop { $0 == "-" }
    guard word.hasPrefix("--"), let equals = bare.firstIndex(of: "=") else {
      return (String(bare), nil)
    }
    return (String(bare[..<equals]), String(bare[bare.index(after: equals)...]))
  }

  /// Gives an option its values, in place of those it had.
  mutating func set(_ name: String, to values: [String]) { self.values[name] = values }

  /// Whether an option was given.
  public func flag(_ name: String) -> Bool { values[name] != nil }
  /// The value of an option that may be given once, or nil.
  public func value(_ name: String) -> String? { values[name]?.last }
  /// All values of an option, in order.
  public func values(_ name: String) -> [String] { values[name] ?? [] }

  /// The whole number of an option, or nil if it was not given.
  ///
  /// - Throws: if the value is no whole number within `range`.
  public func integer(_ name: String, in range: ClosedRange<Int>) throws(UsageError) -> Int? {
    guard let text = value(name) else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw UsageError(
        "--\(name) is a whole number from \(range.lowerBound) to \(range.upperBound),"
          + " not '\(text)'")
    }
    return number
  }
}
