/// An option of a command: `--name VALUE`, or `--name` alone for a flag.
public struct OptionSpec: Sendable, Hashable {
  /// The name without its dashes.
  public var name: String
  /// The one-letter form without its dash, or nil for none.
  public var letter: Character?
  /// What stands for the value in help, or nil for a flag.
  public var value: String?
  /// How often it may be given.
  public var repeats: Repeats
  /// The words that the value may be, for help and completion; empty for any.
  public var choices: [String]
  /// Words that the value may be among others, for completion alone.
  public var suggestions: [String]
  /// What holds if it is not given, in words; empty for nothing.
  public var initial: String
  /// One line of help.
  public var summary: String

  /// Creates an option.
  public init(
    _ name: String, letter: Character? = nil, value: String? = nil, repeats: Repeats = .once,
    choices: [String] = [], suggestions: [String] = [], initial: String = "", _ summary: String
  ) {
    self.name = name
    self.letter = letter
    self.value = value
    self.repeats = repeats
    self.choices = choices
    self.suggestions = suggestions
    self.initial = initial
    self.summary = summary
  }

  /// How often an option may be given.
  public enum Repeats: Sendable {
    /// At most once.
    case once
    /// Any number of times, each value a list with commas.
    case lists
    /// Any number of times, commas being part of a value.
    case values
  }
}

/// What a command takes and is for: the one source of parsing, help and completion.
public struct CommandSpec: Sendable, Hashable {
  /// The word after `casque`.
  public var name: String
  /// One line of help.
  public var summary: String
  /// What the first operand has to be, where documents follow it; empty for no such word.
  public var verbs: [String]
  /// What the first operand may be besides, where something else follows it.
  public var otherVerbs: [String]
  /// What stands for the operands in help, or nil if it takes none.
  public var operands: String?
  /// The words that operands may be, where they are no files, for completion.
  public var operandWords: [String]
  /// Further lines of help.
  public var discussion: String
  /// The options, in the order of help.
  public var options: [OptionSpec]
  /// Whole command lines that show how it is used.
  public var examples: [String]

  /// Creates a specification.
  public init(
    name: String, summary: String, verbs: [String] = [], otherVerbs: [String] = [],
    operands: String? = nil, operandWords: [String] = [], discussion: String = "",
    options: [OptionSpec] = [], examples: [String] = []
  ) {
    self.name = name
    self.summary = summary
    self.verbs = verbs
    self.otherVerbs = otherVerbs
    self.operands = operands
    self.operandWords = operandWords
    self.discussion = discussion
    self.options = options
    self.examples = examples
  }
}
