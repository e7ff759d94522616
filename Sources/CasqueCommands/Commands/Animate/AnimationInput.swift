import Casque

/// What drives an animation of `casque animate` beside time.
struct AnimationInput: Sendable {
  /// The flags.
  static let options = [
    OptionSpec("script", value: "FILE", "touches and clicks, as .json, .yml or .csv"),
    OptionSpec("gyroscope", value: "FILE", "rotation rates, as .json, .yml or .csv"),
    OptionSpec("deep-link", value: "FILE", "the document that lies under a splash"),
    OptionSpec("seed", value: "N", initial: "0", "what chooses a splash's text"),
    OptionSpec(
      "fidelity", value: "WORD", choices: MotionFidelity.allCases.map(\.rawValue),
      "every behaviour as the original code does it, or corrected"),
    OptionSpec("reduce-motion", "as --accessibility reduce-motion"),
    OptionSpec("reduce-transparency", "as --accessibility reduce-transparency"),
  ]

  private let script: String?
  private let gyroscope: String?
  private let target: String?
  private let seed: UInt64
  private let fidelity: MotionFidelity?

  /// What was read.
  struct Played {
    var input = MotionInput.none
    var target: Document?
    var diagnostics: [Diagnostic] = []
  }

  init(_ arguments: ParsedArguments) throws(CommandError) {
    script = arguments.value("script")
    gyroscope = arguments.value("gyroscope")
    target = arguments.value("deep-link")
    fidelity = arguments.value("fidelity").flatMap(MotionFidelity.init(rawValue:))
    let text = arguments.value("seed") ?? "0"
    guard let seed = UInt64(text) else {
      throw .usage(UsageError("--seed is a whole number from 0, not '\(text)'"))
    }
    self.seed = seed
  }

  /// Reads the files.
  func read() throws(CommandError) -> Played {
    var played = Played()
    if let script {
      let read = MotionFiles.script(script)
      played.input = read.value ?? .none
      played.diagnostics += read.diagnostics
    }
    if let gyroscope {
      let read = MotionFiles.gyroscope(gyroscope)
      played.input.gyroscope = read.value
      played.diagnostics += read.diagnostics
    }
    if let target {
      let read = Document.read(target)
      played.target = read.value
      played.diagnostics += read.diagnostics
    }
    return played
  }

  /// The document as the flags want it.
  func prepared(_ document: Document, opening target: Document?) -> Document {
    var document = document
    if let target { document = document.opening(on: target) }
    if let fidelity { document = document.with(fidelity) }
    return document.seeded(seed)
  }
}
