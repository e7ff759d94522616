import CasqueDiagnostics

extension Hint {
  /// A hint in the words of the document that it is about.
  ///
  /// - Parameters:
  ///   - place: where the finding is; its file tells the kind of document.
  ///   - message: the hint in the words that layouts are written in.
  ///   - words: the hint as one does it in Interface Builder, for its documents.
  init(for place: SourceRange?, _ message: String, interfaceBuilder words: String) {
    self.init(place?.isInInterfaceBuilder == true ? words : message)
  }
}

extension SourceRange {
  /// Whether it is in a document of Interface Builder.
  var isInInterfaceBuilder: Bool { path.hasSuffix(".storyboard") || path.hasSuffix(".xib") }
}
