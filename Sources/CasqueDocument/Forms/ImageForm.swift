import CasqueDiagnostics

extension ValueForm where Value == String {
  /// The name of an image: a path to a PNG, JPEG, WebP, SVG or PDF file, or to an image set of an asset
  /// catalog, within the document's folder.
  ///
  /// The name is made plain: `./a//b.png` becomes `a/b.png`. Whether links leave the folder is
  /// for the one who opens the file to say.
  static var image: ValueForm {
    let pattern =
      "\\.([pP][nN][gG]|[jJ][pP][eE]?[gG]|[wW][eE][bB][pP]|[sS][vV][gG]|[pP][dD][fF]|imageset)$"
    return ValueForm(
      schema: .members([
        "type": "string", "pattern": .string(pattern),
      ])
    ) { value, context in
      guard let scalar = value.scalar, !scalar.isNull else {
        context.wrongType(value, expected: "the name of an image")
        return nil
      }
      context.reportComment(after: value, scalar)
      return imageName(scalar.text, value.bytes, &context)
    }
  }

  /// The name of a layered image: a path to a folder of an asset catalog.
  static var imageStack: ValueForm {
    ValueForm(
      schema: .members(["type": "string", "pattern": "\\.(solid)?imagestack/?$"])
    ) { value, context in
      guard let scalar = value.scalar, !scalar.isNull else {
        context.wrongType(value, expected: "the name of a layered image")
        return nil
      }
      context.reportComment(after: value, scalar)
      return context.pathInFolder(scalar.text, at: value.bytes).map {
        context.surroundings.folder + $0
      }
    }
  }

  private static func imageName(
    _ text: String, _ stretch: Range<Int>, _ context: inout ReadingContext
  ) -> String? {
    guard let path = context.pathInFolder(text, at: stretch) else { return nil }
    let suffix = path.split(separator: "/").last.map { $0.lowercased() } ?? ""
    let endings = [".png", ".jpg", ".jpeg", ".webp", ".svg", ".pdf", ".imageset"]
    guard endings.contains(where: { suffix.hasSuffix($0) && suffix != $0 }) else {
      context.report(
        .resourceUnsupported, "'\(text.prefix(60))' is no PNG, JPEG, WebP, SVG or PDF file",
        at: stretch)
      return nil
    }
    return context.surroundings.folder + path
  }
}

extension ReadingContext {
  /// A name as a plain path within the document's folder: `./a//b.png` becomes `a/b.png`; nil after a
  /// diagnostic.
  mutating func pathInFolder(_ text: String, at stretch: Range<Int>) -> String? {
    guard !text.isEmpty, text.utf8.count <= 1024,
      text.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F })
    else {
      report(.documentInvalidValue, "this is not the name of a file", at: stretch)
      return nil
    }
    let first = text.prefix { $0 != "/" }
    if text.hasPrefix("/") || text.hasPrefix("~") || text.contains("\\") || first.contains(":") {
      report(
        .resourceOutsideFolder,
        "'\(text.prefix(60))' is not a path within the document's folder, written with '/'",
        at: stretch)
      return nil
    }
    var parts: [Substring] = []
    for part in text.split(separator: "/") where part != "." {
      if part != ".." {
        parts.append(part)
      } else if parts.popLast() == nil {
        report(
          .resourceOutsideFolder, "'\(text.prefix(60))' leaves the document's folder", at: stretch)
        return nil
      }
    }
    return parts.joined(separator: "/")
  }
}
