/// A step of libyaml's reading, with scalar indices into the text that was given to it.
struct YAMLEvent {
  /// What was met.
  enum Kind {
    case documentStart
    case documentEnd
    case alias(String)
    case scalar(String, DocumentScalar.Style)
    case sequenceStart(isFlow: Bool)
    case sequenceEnd
    case mappingStart(isFlow: Bool)
    case mappingEnd
  }

  /// What was met.
  var kind: Kind
  /// The tag, resolved as libyaml does.
  var tag: String?
  /// The name that aliases may use.
  var anchor: String?
  /// From where to where, as scalar indices; tag and anchor included.
  var scalars: Range<Int>
}

/// Why libyaml stopped.
struct YAMLFailure {
  /// What it met.
  var problem: String
  /// What it was reading; may be empty.
  var context: String
  /// Where it stopped, as a scalar index.
  var index: Int
  /// Where what it was reading began, as a scalar index, if it says so.
  var contextIndex: Int?
}
