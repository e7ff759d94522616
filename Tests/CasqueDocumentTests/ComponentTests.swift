import CasqueDiagnostics
import CasqueDocument
import CasqueModel
import Testing

/// Components with parameters, layouts in layouts, and localised texts.
@Suite struct ComponentTests {
  private static let document = """
    casque: 1
    components:
      row:
        parameters:
          title: text
          lines: {type: number, default: 2}
          ground: {type: color, default: null}
        view:
          view: row
          backgroundColor: $(ground)
          subviews:
            - label: name
              text: "$(title): $$(kept)"
              numberOfLines: $(lines)
            - component: mark
              of: dot
          constraints:
            - name.leading = row.leading + 4
            - {equation: mark.top = top, id: pinned}
          when:
            - style: dark
              without: [pinned]
              set: {name: {alpha: 0.5}}
      dot:
        view: {view: dot, cornerRadius: 3}
    root:
      id: screen
      subviews:
        - component: wifi
          of: row
          with: {title: Wi-Fi, ground: label}
        - {component: bt, of: row, with: {title: Bluetooth, lines: 1}}
      constraints:
        - bt.top = wifi.bottom + 8
    """

  @Test func instancesHaveIdsOfTheirOwn() throws {
    let read = readDocument(Self.document)
    #expect(read.diagnostics == [])
    let root = try #require(read.value?.root)
    var ids: [String] = []
    root.forEachView { view, _ in ids.append(view.id) }
    #expect(
      ids == ["screen", "wifi", "wifi.name", "wifi.mark", "bt", "bt.name", "bt.mark"])
    let wifi = try #require(root.view("wifi"))
    #expect(wifi.appearance.backgroundColor == .label)
    #expect(
      wifi.constraints.map(\.firstItem) == [.view("wifi.name"), .view("wifi.mark")])
    #expect(wifi.constraints.map(\.secondItem) == [.view("wifi"), .view("wifi")])
    #expect(wifi.constraints[1].identifier == "wifi.pinned")
    #expect(wifi.variations[0].without == ["wifi.pinned"])
    #expect(wifi.variations[0].changes.map(\.view) == ["wifi.name"])
  }

  @Test func valuesAndDefaultsAreInPlace() throws {
    let root = try #require(readDocument(Self.document).value?.root)
    guard case .label(let first)? = root.view("wifi.name")?.content,
      case .label(let second)? = root.view("bt.name")?.content
    else {
      Issue.record("the names are labels")
      return
    }
    #expect(first.text == "Wi-Fi: $(kept)")
    #expect(first.numberOfLines == 2)
    #expect(second.text == "Bluetooth: $(kept)")
    #expect(second.numberOfLines == 1)
    #expect(root.view("bt")?.appearance.backgroundColor == nil)
  }

  @Test func anInstanceStandsWhereItIsUsed() throws {
    let root = try #require(readDocument(Self.document).value?.root)
    #expect(root.view("bt")?.place?.start.line == 32)
    #expect(root.view("bt.name")?.place?.start.line == 12)
  }

  /// Each component holds two of the next: 2¹² views at the end, of which 2 000 are made.
  @Test func thereIsAnEndToWhatGrows() throws {
    var text = "casque: 1\ncomponents:\n"
    for level in 0..<12 {
      text += "  c\(level):\n    view: {view: v, subviews: [{component: a, of: c\(level + 1)}, "
      text += "{component: b, of: c\(level + 1)}]}\n"
    }
    text += "  c12:\n    view: {view: v}\nroot: {id: s, subviews: [{component: a, of: c0}]}\n"
    let read = readDocument(text)
    #expect(read.diagnostics.map(\.code) == [.documentAliasLimit])
    #expect(try #require(read.value?.root).viewCount <= 2_002)
  }

  // MARK: Layouts in layouts

  private func read(_ text: String, locale: String? = nil, _ files: [String: String])
    -> Diagnosed<Layout?>
  {
    DocumentReader.read(
      Array(text.utf8), path: "Layouts/x.yml",
      ReadingSurroundings(
        palette: testPalette,
        files: DocumentFiles { name in
          files[name].map { .success(Array($0.utf8)) } ?? .failure(.missing)
        }, locale: locale))
  }

  @Test func aContainerShowsAnotherLayout() throws {
    let read = read(
      """
      casque: 1
      root:
        id: screen
        subviews:
          - containerView: card
            layout: parts/card.yml
        constraints:
          - card.edges = edges
      """,
      [
        "parts/card.yml": """
        casque: 1
        root:
          id: panel
          subviews:
            - imageView: photo
              image: photos/a.png
            - {containerView: inner, layout: deep/inner.yml}
          constraints:
            - photo.edges = panel.edges
        """,
        "parts/deep/inner.yml": "casque: 1\nroot: {id: last, alpha: 2}\n",
      ])
    let root = try #require(read.value?.root)
    var ids: [String] = []
    root.forEachView { view, _ in ids.append(view.id) }
    #expect(
      ids == [
        "screen", "card", "card.panel", "card.photo", "card.inner", "card.inner.last",
      ])
    guard case .imageView(let photo)? = root.view("card.photo")?.content else {
      Issue.record("the photo is an image view")
      return
    }
    #expect(photo.image == "parts/photos/a.png")
    let diagnostic = try #require(read.diagnostics.first)
    #expect(read.diagnostics.count == 1)
    #expect(diagnostic.code == .documentInvalidValue)
    #expect(diagnostic.place?.path == "Layouts/parts/deep/inner.yml")
    #expect(diagnostic.place?.start == SourcePosition(line: 2, column: 25))
  }

  @Test func layoutsThatShowOneAnotherEnd() throws {
    let other = "casque: 1\nroot: {id: b, subviews: [{containerView: c, layout: x.yml}]}\n"
    let read = read(
      "casque: 1\nroot: {id: a, subviews: [{containerView: c, layout: b.yml}]}\n",
      ["b.yml": other])
    #expect(read.diagnostics.map(\.code) == [.documentCycle])
    #expect(read.diagnostics.first?.place?.path == "Layouts/b.yml")
    #expect(read.diagnostics.first?.place?.start == SourcePosition(line: 2, column: 53))
  }

  // MARK: Localised texts

  private static let localized = """
    casque: 1
    root:
      id: screen
      subviews:
        - {label: a, text: {localized: hello, arguments: [Ada]}}
        - {button: b, title: {localized: go, table: Buttons, default: Go}}
    """

  @Test func textsAreThoseOfTheLanguage() throws {
    let files = [
      "de.lproj/Localizable.strings": "\"hello\" = \"Hallo, %@!\";",
      "Base.lproj/Localizable.strings": "\"hello\" = \"Hello, %@!\";",
    ]
    func texts(_ locale: String?) throws -> [String] {
      let root = try #require(read(Self.localized, locale: locale, files).value?.root)
      guard case .label(let label)? = root.view("a")?.content,
        case .button(let button)? = root.view("b")?.content
      else { return [] }
      return [label.text, button.title]
    }
    #expect(try texts("de-AT") == ["Hallo, Ada!", "Go"])
    #expect(try texts(nil) == ["Hello, Ada!", "Go"])
    #expect(try texts("fr") == ["Hello, Ada!", "Go"])
    #expect(read(Self.localized, files).diagnostics == [])
    let french = read(Self.localized, locale: "fr", files).diagnostics
    #expect(french.map(\.code) == [.stringsMissingTranslation, .stringsMissingTable])
    #expect(french.first?.place?.start == SourcePosition(line: 5, column: 36))
    #expect(french.first?.severity == .warning)
  }

  @Test func whatATableHasNotIsTold() throws {
    let read = read(
      "casque: 1\nroot: {id: s, subviews: [{label: a, text: {localized: helo}}]}\n",
      ["Localizable.xcstrings": "{\"strings\": {\"hello\": {}}}"])
    #expect(read.diagnostics.map(\.code) == [.stringsMissingKey])
    #expect(read.diagnostics.first?.place?.start == SourcePosition(line: 2, column: 55))
    #expect(read.diagnostics.first?.hints.first?.edits.first?.replacement == "hello")
    let broken = self.read(
      Self.localized, ["Localizable.xcstrings": "{\"strings\": [\n}", "Buttons.xcstrings": "{}"])
    #expect(broken.diagnostics.filter { $0.code == .stringsSyntax }.count == 2)
    #expect(
      broken.diagnostics.first { $0.code == .stringsSyntax }?.place?.start
        == SourcePosition(line: 2, column: 1))
  }

  // MARK: Tables and presentations

  @Test func sectionsKeepTheirCells() throws {
    let read = readDocument(
      """
      casque: 1
      sheet: {style: formSheet, detent: 300}
      keyboard: shown
      components:
        cell: {parameters: {text: text}, view: {tableViewCell: cell, text: $(text)}}
      root:
        tableView: list
        sections:
          - header: A
            cells:
              - {tableViewCell: one, text: One}
              - {component: two, of: cell, with: {text: Two}}
          - footer: B
            cells: [{tableViewCell: three}]
      """)
    #expect(read.diagnostics == [])
    let layout = try #require(read.value)
    #expect(layout.root.subviews.map(\.id) == ["one", "two", "three"])
    guard case .tableView(let table) = layout.root.content else {
      Issue.record("the root is a table")
      return
    }
    #expect(
      table.sections == [
        TableView.Section(header: "A", cellCount: 2), TableView.Section(footer: "B", cellCount: 1),
      ])
    #expect(
      layout.presentation
        == .sheet(SheetPresentation(style: .formSheet, detent: .height(300))))
    #expect(layout.isKeyboardShown)
  }
}
