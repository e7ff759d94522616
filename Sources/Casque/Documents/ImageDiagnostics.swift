internal import CasqueDiagnostics
internal import CasqueImaging
internal import CasqueInterfaceBuilder
internal import CasqueModel
internal import CasqueSymbols

/// Looks at every image that a layout names, once each.
enum ImageDiagnostics {
  /// What is wrong with the images of a layout, in the order of the layout.
  static func diagnostics(of layout: Layout, in resources: FolderResources) -> [Diagnostic] {
    var seen: Set<String> = []
    var diagnostics: [Diagnostic] = []
    func look(_ root: View) {
      root.forEachView { view, _ in
        for name in names(of: view) where seen.insert(name).inserted {
          if let symbol = SymbolImage(name: name) {
            diagnostics += [unknown(symbol.systemName, at: view.place)].compactMap(\.self)
            continue
          }
          guard let error = resources.error(ofImageNamed: name) else { continue }
          diagnostics.append(diagnostic(for: error, image: name, at: view.place))
        }
      }
    }
    var shown: Layout? = layout
    while let screen = shown {
      look(screen.root)
      shown = screen.presenting
    }
    if let splash = layout.motion?.splash {
      look(splash.foreground)
      look(splash.background)
      if let alert = splash.alert { look(alert) }
    }
    return diagnostics
  }

  /// The images that the scenes of a document name and that are nowhere, once each.
  ///
  /// They are notes: an app's catalogs are often elsewhere, and frames do not depend on them.
  static func missing(
    in layouts: [Layout], from resources: CatalogResources, _ catalogs: AssetCatalogs
  ) -> [Diagnostic] {
    var seen: Set<String> = []
    var diagnostics: [Diagnostic] = []
    for layout in layouts {
      layout.root.forEachView { view, _ in
        for name in names(of: view) where seen.insert(name).inserted {
          if let symbol = SymbolImage(name: name) {
            diagnostics += [unknown(symbol.systemName, at: view.place)].compactMap(\.self)
          } else if let fault = catalogs.fault(ofImageNamed: name) {
            diagnostics.append(diagnostic(for: fault, image: name, at: view.place))
          } else if !resources.hasImage(named: name) {
            diagnostics.append(
              Diagnostic(
                .resourceMissing, "there is no image '\(name)'", at: view.place, severity: .note,
                hints: [
                  Hint(
                    "a placeholder is drawn; images are looked for in asset catalogs beside the"
                      + " document and in its Xcode project")
                ]))
          }
        }
      }
    }
    return diagnostics
  }

  /// The named colours of a document that are nowhere, or whose set cannot be read, once each.
  static func missingColors(
    of document: InterfaceDocument, _ catalogs: AssetCatalogs
  ) -> [Diagnostic] {
    document.missingColors.map { name, place in
      if let file = catalogs.brokenColors[name] {
        return Diagnostic(
          .resourceCorrupt, "'\(file)' is no description of the colour '\(name)'", at: place,
          severity: .warning,
          hints: [Hint("nothing is painted; the file is JSON with a list 'colors'")])
      }
      return Diagnostic(
        .resourceMissing, "there is no colour '\(name)'", at: place, severity: .note,
        hints: [
          Hint(
            "nothing is painted; colours are looked for in asset catalogs beside the document and"
              + " in its Xcode project")
        ])
    }
  }

  private static func diagnostic(
    for fault: AssetCatalogs.Fault, image: String, at place: SourceRange?
  ) -> Diagnostic {
    switch fault {
    case .contents(let file):
      Diagnostic(
        .resourceCorrupt, "'\(file)' is no description of the image '\(image)'", at: place,
        severity: .warning,
        hints: [Hint("a placeholder is drawn; the file is JSON with a list 'images' or 'symbols'")])
    case .files(let set):
      Diagnostic(
        .resourceMissing, "'\(set)' has no file of the image '\(image)'", at: place,
        severity: .note, hints: [Hint("a placeholder is drawn")])
    // An app may well show what is not read here.
    case .image(.unsupported(let what)):
      Diagnostic(
        .resourceUnsupported, "'\(image)' cannot be drawn: \(what)", at: place, severity: .note,
        hints: [Hint("a placeholder is drawn")])
    case .image(let error):
      diagnostic(for: ResourceError.image(error), image: image, at: place)
    }
  }

  /// The names of the images of a view and of what changes in others under its conditions.
  static func names(of view: View) -> [String] {
    var names: [String] = []
    switch view.content {
    case .imageView(let imageView): if let image = imageView.image { names.append(image) }
    case .button(let button): names += [button.image, button.backgroundImage].compactMap(\.self)
    case .navigationBar(let bar):
      names += (bar.leadingItems + bar.trailingItems).compactMap(\.image)
    case .toolbar(let bar): names += bar.items.compactMap(\.image)
    case .tabBar(let bar): names += bar.items.compactMap(\.image)
    case .segmentedControl(let control): names += control.segmentImages.compactMap(\.self)
    case .textView(let view):
      names += view.attributedText?.runs.compactMap { $0.attachment?.image } ?? []
    case .slider, .stepper, .progressView, .activityIndicatorView,
      .pageControl, .searchBar, .datePicker, .pickerView, .visualEffectView:
      break
    case .label(let label):
      names += label.attributedText?.runs.compactMap { $0.attachment?.image } ?? []
    case .tableViewCell(let cell): if let image = cell.image { names.append(image) }
    case .plain, .textField, .switch, .stackView, .scrollView, .navigationController,
      .tabBarController, .containerView, .alertController, .tableView, .collectionView:
      break
    }
    if case .image(let image) = view.appearance.mask { names.append(image) }
    for variation in view.variations {
      for change in variation.changes {
        if case .image(let image?) = change.property { names.append(image) }
        if case .backgroundImage(let image?) = change.property { names.append(image) }
        if case .mask(.image(let image)) = change.property { names.append(image) }
      }
    }
    return names
  }

  private static func unknown(_ symbol: String, at place: SourceRange?) -> Diagnostic? {
    guard SymbolLibrary.symbol(named: symbol, weight: .regular) == nil else { return nil }
    let near = NearestName.of(symbol, in: SymbolLibrary.names).map { "did you mean '\($0)'?" }
    return Diagnostic(
      .resourceUnknownSymbol, "there is no drawing of the symbol '\(symbol)'", at: place,
      hints: [Hint(near ?? "a placeholder is drawn")])
  }

  private static func diagnostic(
    for error: ResourceError, image: String, at place: SourceRange?
  ) -> Diagnostic {
    switch error {
    case .missing:
      Diagnostic(
        .resourceMissing, "there is no image '\(image)'", at: place,
        hints: [Hint("a placeholder is drawn; names are paths within the document's folder")])
    case .outsideFolder:
      Diagnostic(
        .resourceOutsideFolder, "'\(image)' leads out of the document's folder", at: place,
        hints: [Hint("copy the image into the folder and name it from there")])
    case .tooLarge(let bytes):
      Diagnostic(
        .resourceTooLarge, "'\(image)' has \(bytes) bytes, more than are read", at: place,
        hints: [Hint("scale the image down")])
    case .image(.tooLarge(let width, let height, _)):
      Diagnostic(
        .resourceTooLarge, "'\(image)' has \(width) × \(height) pixels, more than are read",
        at: place, hints: [Hint("scale the image down")])
    case .image(.unknownFormat):
      Diagnostic(
        .resourceUnsupported, "'\(image)' is neither PNG, JPEG, WebP, SVG nor PDF", at: place,
        hints: [Hint("convert it to PNG")])
    case .image(.unsupported(let what)):
      Diagnostic(
        .resourceUnsupported, "'\(image)' cannot be read: \(what)", at: place,
        hints: [Hint("convert it to PNG")])
    case .image(.truncated):
      Diagnostic(.resourceCorrupt, "'\(image)' ends too early", at: place)
    case .image(.corrupt(let what)):
      Diagnostic(.resourceCorrupt, "'\(image)' is damaged: \(what)", at: place)
    }
  }
}
