import CYAML

/// The one place where libyaml is called.
enum EventParser {
  /// Reads UTF-8 text and hands over its events until `receive` returns false or the text ends.
  ///
  /// - Returns: why libyaml stopped, or nil if the text ended or `receive` returned false.
  static func parse(
    _ bytes: ArraySlice<UInt8>, _ receive: (YAMLEvent) -> Bool
  ) -> YAMLFailure? {
    let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    defer { unsafe parser.deallocate() }
    guard unsafe yaml_parser_initialize(parser) == 1 else {
      return YAMLFailure(problem: "out of memory", context: "", index: 0, contextIndex: nil)
    }
    defer { unsafe yaml_parser_delete(parser) }
    return unsafe bytes.withUnsafeBufferPointer { buffer -> YAMLFailure? in
      unsafe yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
      unsafe yaml_parser_set_input_string(parser, buffer.baseAddress, buffer.count)
      return unsafe run(parser, receive)
    }
  }

  private static func run(
    _ parser: UnsafeMutablePointer<yaml_parser_t>, _ receive: (YAMLEvent) -> Bool
  ) -> YAMLFailure? {
    while true {
      var raw = unsafe yaml_event_t()
      guard unsafe yaml_parser_parse(parser, &raw) == 1 else { return unsafe failure(of: parser) }
      defer { unsafe yaml_event_delete(&raw) }
      let type = unsafe raw.type
      if type == YAML_STREAM_END_EVENT || type == YAML_NO_EVENT { return nil }
      if let event = unsafe event(raw), !receive(event) { return nil }
    }
  }

  private static func event(_ raw: yaml_event_t) -> YAMLEvent? {
    let scalars = unsafe Int(raw.start_mark.index)..<Int(raw.end_mark.index)
    func make(_ kind: YAMLEvent.Kind) -> YAMLEvent { YAMLEvent(kind: kind, scalars: scalars) }
    switch unsafe raw.type {
    case YAML_DOCUMENT_START_EVENT: return make(.documentStart)
    case YAML_DOCUMENT_END_EVENT: return make(.documentEnd)
    case YAML_ALIAS_EVENT: return make(.alias(unsafe string(raw.data.alias.anchor) ?? ""))
    case YAML_SEQUENCE_END_EVENT: return make(.sequenceEnd)
    case YAML_MAPPING_END_EVENT: return make(.mappingEnd)
    case YAML_SEQUENCE_START_EVENT:
      let data = unsafe raw.data.sequence_start
      var event = make(.sequenceStart(isFlow: unsafe data.style == YAML_FLOW_SEQUENCE_STYLE))
      event.tag = unsafe string(data.tag)
      event.anchor = unsafe string(data.anchor)
      return event
    case YAML_MAPPING_START_EVENT:
      let data = unsafe raw.data.mapping_start
      var event = make(.mappingStart(isFlow: unsafe data.style == YAML_FLOW_MAPPING_STYLE))
      event.tag = unsafe string(data.tag)
      event.anchor = unsafe string(data.anchor)
      return event
    case YAML_SCALAR_EVENT:
      let data = unsafe raw.data.scalar
      let text = unsafe String(
        decoding: UnsafeBufferPointer(start: data.value, count: data.length), as: UTF8.self)
      var event = make(.scalar(text, style(unsafe data.style)))
      event.tag = unsafe string(data.tag)
      event.anchor = unsafe string(data.anchor)
      return event
    default: return nil
    }
  }

  private static func style(_ style: yaml_scalar_style_t) -> DocumentScalar.Style {
    switch style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE: .singleQuoted
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
    case YAML_LITERAL_SCALAR_STYLE, YAML_FOLDED_SCALAR_STYLE: .block
    default: .plain
    }
  }

  private static func string(_ characters: UnsafePointer<yaml_char_t>?) -> String? {
    guard let characters = unsafe characters else { return nil }
    return unsafe String(cString: characters)
  }

  private static func failure(of parser: UnsafeMutablePointer<yaml_parser_t>) -> YAMLFailure {
    let state = unsafe parser.pointee
    let problem = unsafe state.problem.map { unsafe String(cString: $0) } ?? "out of memory"
    let context = unsafe state.context.map { unsafe String(cString: $0) } ?? ""
    return YAMLFailure(
      problem: problem, context: context, index: unsafe Int(state.problem_mark.index),
      contextIndex: unsafe state.context == nil ? nil : unsafe Int(state.context_mark.index))
  }
}
