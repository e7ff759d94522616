extension DiagnosticCode {
  /// The pages of codes about images and other files that documents name.
  static let resourcePages: [DiagnosticCode: DiagnosticPage] = [
    .resourceMissing: DiagnosticPage(
      summary: "A document names an image that is not there.",
      cause: """
        Names are paths from the document's folder. Upper and lower case count, also on a Mac's \
        disk, so that the same document works on Linux. The view is laid out without an image: it \
        has no content size.
        """,
      remedy: "Add the file or correct its name.",
      example: "image: images/hreo.png"),
    .resourceOutsideFolder: DiagnosticPage(
      summary: "A document names a file outside its folder.",
      cause: """
        A document from somewhere else must not read files of this machine. So absolute paths, \
        `~`, addresses, paths that leave the folder by `..` and links that lead out of it are \
        refused. Paths are written with `/`.
        """,
      remedy: "Copy the file into the document's folder or one below it.",
      example: "image: ../../secret.png"),
    .resourceUnsupported: DiagnosticPage(
      summary: "A file is of a form that is not read.",
      cause: """
        Images are PNG, JPEG, still WebP, SVG or PDF files with the extension .png, .jpg, .jpeg, \
        .webp, .svg or .pdf; of a PDF the first page is drawn, with the fonts that it holds. Other \
        text in a vector image is not drawn, as its look would depend on the fonts of the machine, nor \
        are parts that take time without bound.
        """,
      remedy: "Convert the image; text in a vector image to outlines.",
      example: "image: images/logo.heic"),
    .resourceTooLarge: DiagnosticPage(
      summary: "An image has more pixels or bytes than are read.",
      cause: """
        The size is read from the header before anything is decoded, and images beyond the bound \
        are refused: a small file can hold a picture that fills all memory.
        """,
      remedy: "Scale the image to the size at which it is shown, at three pixels to a point.",
      example: "image: images/poster-40000x40000.png"),
    .resourceCorrupt: DiagnosticPage(
      summary: "A file is damaged.",
      cause: """
        Its content does not follow the form that its name states: it is truncated, a checksum \
        is wrong, or it is another file under a wrong name.
        """,
      remedy: "Export the image again.",
      example: "image: images/half-downloaded.png"),
    .resourceUnknownSymbol: DiagnosticPage(
      summary: "A document names a symbol that is not drawn.",
      cause: """
        The system's symbols cannot be used off its devices. Drawings of our own stand in for the \
        common ones, with `.fill`, `.slash` and `.circle` or `.square` around them composed by \
        rule. The view is laid out without an image, and a placeholder is drawn.
        """,
      remedy: "Name a symbol that is drawn, or export the one you mean as a PNG.",
      example: "image: {systemName: hart.fill}"),
    .resourceImageStack: DiagnosticPage(
      summary: "A layered image of an asset catalog is not what it has to be.",
      cause: """
        The `Contents.json` of an `.imagestack` or `.solidimagestack` lists its layers front first; \
        each is a folder beside it, `.imagestacklayer` or `.solidimagestacklayer`, with a \
        `Content.imageset`. There are two to five layers, in a solid stack at most three, and the \
        rearmost is opaque and covers the canvas. Layers that cannot be had are left out.
        """,
      remedy: "Correct the entry that is named, or save the asset in Xcode again.",
      example: "{\"layers\": [{\"filename\": \"Front.imageset\"}]}"),
  ]
}
