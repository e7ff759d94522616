import Casque
import CasqueCommands
import Foundation
import Testing
import _CasqueTestSupport

/// The page of a run in headless Chromium: real keys and a real mouse, and what is then seen.
@Suite(.enabled(if: Chromium.path != nil, Comment(rawValue: Chromium.reason)), .serialized)
struct ReportPageTests {
  /// A check of a poor and a good document on two devices, both ways up, light and dark.
  private static func checked(_ path: String) throws -> (space: Workspace, page: URL) {
    let space = try Workspace(files: [
      ("small.yml", ReporterTests.small), ("fine.yml", ProgramTests.fine),
    ])
    _ = CommandRun(
      "check", "\(space.path)/small.yml", "\(space.path)/fine.yml", "--device",
      "iphone-se-3,iphone-16-pro", "--style", "light,dark", "--reporter",
      "html=\(space.path)/\(path)")
    let page = path.hasSuffix(".html") ? path : "\(path)/index.html"
    return (space, URL(filePath: "\(space.path)/\(page)"))
  }

  /// A check of snapshots of which the frames and the picture differ.
  private static func moved(_ path: String) throws -> (space: Workspace, page: URL) {
    let space = try Workspace(files: [("card.yml", SnapshotsCommandTests.card(8))])
    let words = ["\(space.path)/card.yml", "--store", "\(space.path)/S", "--device", "iphone-se-3"]
    _ = CommandRun(words: ["snapshots", "record"] + words)
    try Data(SnapshotsCommandTests.card(24).utf8)
      .write(to: URL(filePath: "\(space.path)/card.yml"))
    _ = CommandRun(
      words: ["snapshots", "verify"] + words + ["--reporter", "html=\(space.path)/\(path)"])
    let page = path.hasSuffix(".html") ? path : "\(path)/index.html"
    return (space, URL(filePath: "\(space.path)/\(page)"))
  }

  /// The number of cells that the page says it shows.
  private static let count =
    "Number(document.querySelector('[data-view=cells] .count').textContent)"
  private static let tiles = "document.querySelectorAll('#cells .tile').length"

  @Test(arguments: ["report", "report.html"]) func everyPictureIsSeenAndNothingComesFromElsewhere(
    path: String
  ) throws {
    let (space, address) = try Self.checked(path)
    let page = try BrowserPage(address)
    #expect(try page.value(Self.count) == 16)
    try page.wait(
      for: "[...document.querySelectorAll('#cells .tile img')].every(one => one.naturalWidth > 0)")
    #expect(try page.value("document.querySelectorAll('#cells .tile img').length") == 16)
    #expect(page.complaints == [])
    let near = page.requests.allSatisfy {
      $0.hasPrefix("file://\(space.path)/") || $0.hasPrefix("data:") || $0 == "about:blank"
    }
    #expect(near, "\(page.requests)")
  }

  @Test func filtersAddUpAndStandInTheAddress() throws {
    let (space, address) = try Self.checked("r.html")
    defer { withExtendedLifetime(space) {} }
    let page = try BrowserPage(address)
    let option = { (facet: String, number: Int) in
      "[data-facet=\(facet)] label:nth-of-type(\(number)) input"
    }
    try page.click(option("status", 1))
    #expect(try page.value(Self.count) == 8)
    #expect(try page.value("document.getElementById('live').textContent") == "8 of 16 cells shown")
    try page.click(option("style", 2))
    #expect(try page.value(Self.count) == 4)
    #expect(try page.value("document.querySelectorAll('.chip:not(.all)').length") == 2)
    let hash: String = try page.value("location.hash")
    #expect(hash == "#status=error&style=dark")
    // Another page at the same address shows the same.
    try page.open(URL(string: address.absoluteString + "?again" + hash)!)
    try page.wait(for: "\(Self.count) === 4")
    #expect(try page.value("document.querySelector('\(option("style", 2))').checked") == true)
    try page.press("x")
    #expect(try page.value(Self.count) == 16)
    #expect(try page.value("location.hash") == "")
    try page.press("/")
    try page.type("pro landscape")
    #expect(try page.value(Self.count) == 4)
    try page.press("Escape")
    #expect(try page.value(Self.count) == 16)
  }

  @Test func aRuleIsExplainedAndItsCellsAreFound() throws {
    let (space, address) = try Self.checked("r.html")
    defer { withExtendedLifetime(space) {} }
    let page = try BrowserPage(address)
    try page.press("c")
    try page.wait(for: "document.querySelectorAll('#causes .cause').length > 1")
    #expect(
      try page.value(
        "document.querySelector('#causes .cause .excerpt').textContent", as: String.self
      )
      .contains("^~"))
    try page.click("#causes .cause .facts .link")
    #expect(try page.value("document.getElementById('rule').open") == true)
    let text: String = try page.value("document.getElementById('rule').textContent")
    #expect(text.contains("casque explain layout/unsatisfiable"))
    #expect(text.contains(DiagnosticCode.layoutUnsatisfiable.page.summary))
    try page.press("Escape")
    #expect(try page.value("document.getElementById('rule').open") == false)
    // The focus is on the first card again, within it.
    try page.press("k")
    #expect(try page.value("document.activeElement.dataset.cause") == "0")
    try page.press("j")
    #expect(try page.value("document.activeElement.dataset.cause") == "1")
    try page.click("#causes .cause[data-cause='0'] .rest")
    let shown: Int = try page.value(Self.count)
    #expect(shown > 0 && shown < 16)
    #expect(try page.value("location.hash") == "#cause=0")
  }

  @Test func keysMoveAndOpen() throws {
    let (space, address) = try Self.checked("report")
    defer { withExtendedLifetime(space) {} }
    let page = try BrowserPage(address)
    try page.press("ArrowDown")
    #expect(try page.value("document.activeElement.dataset.result") == "0")
    try page.press("ArrowRight")
    #expect(try page.value("document.activeElement.dataset.result") == "1")
    try page.press("ArrowLeft")
    try page.press("Enter")
    #expect(try page.value("document.getElementById('detail').hidden") == false)
    #expect(
      try page.value("location.hash")
        == "#cell=small%40iphone-se-3_portrait")
    try page.press("j")
    #expect(
      try page.value("document.querySelector('#detail h2 + p').textContent")
        == "iPhone SE (3rd generation) portrait, dark")
    try page.press("k")
    try page.press("b")
    #expect(
      try page.value("document.querySelector('[data-toggle=blueprint]').ariaPressed") == "true")
    try page.wait(for: "document.querySelector('#detail .boxes img')?.naturalWidth > 0")
    let sizes: [Double] = try page.value(
      """
      [...document.querySelectorAll('#detail .stage img')].map(one => one.getBoundingClientRect())
        .flatMap(box => [Math.round(box.x), Math.round(box.width), Math.round(box.height)])
      """)
    #expect(sizes.count == 6 && Array(sizes[..<3]) == Array(sizes[3...]), "it lies on the picture")
    try page.press("b")
    #expect(try page.value("document.querySelectorAll('#detail .box').length", as: Int.self) > 0)
    try page.press("f")
    #expect(try page.value("document.querySelectorAll('#detail .box').length") == 0)
    try page.press("?")
    #expect(try page.value("document.getElementById('help').open") == true)
    try page.press("Escape")
    #expect(try page.value("document.getElementById('detail').hidden") == false)
    try page.press("Escape")
    #expect(try page.value("document.getElementById('detail').hidden") == true)
    #expect(try page.value("document.activeElement.dataset.result") == "0", "the focus comes back")
    #expect(page.complaints == [])
  }

  /// The box lies where the button is: 10 by 10 points at a margin of 16, below 20 of status bar.
  @Test func boxesLieOnTheViews() throws {
    let (space, address) = try Self.checked("report")
    defer { withExtendedLifetime(space) {} }
    let page = try BrowserPage(address)
    try page.press("ArrowDown")
    try page.press("Enter")
    let parts: [Double] = try page.value(
      """
      (() => { const stage = document.querySelector('#detail .stage').getBoundingClientRect();
        const boxes = [...document.querySelectorAll('#detail .box')]
          .map(one => one.getBoundingClientRect()).sort((a, b) => a.width - b.width);
        return [(boxes[0].x - stage.x) / stage.width, (boxes[0].y - stage.y) / stage.height,
          boxes[0].width / stage.width, boxes[0].height / stage.height]; })()
      """)
    for (part, asked) in zip(parts, [16.0 / 375, 20.0 / 667, 10.0 / 375, 10.0 / 667]) {
      #expect(abs(part - asked) < 0.002)
    }
  }

  @Test(arguments: ["report", "report.html"]) func snapshotsAreComparedInFourWays(path: String)
    throws
  {
    let (space, address) = try Self.moved(path)
    defer { withExtendedLifetime(space) {} }
    let page = try BrowserPage(address)
    try page.press("ArrowDown")
    try page.press("Enter")
    try page.wait(
      for: "[...document.querySelectorAll('#detail .stage img')].every(one => one.naturalWidth > 0)"
    )
    #expect(
      try page.value(
        "[...document.querySelectorAll('#detail figcaption')].map(one => one.textContent)")
        == ["Reference", "Snapshot", "Difference"])
    let row: String = try page.value("document.querySelector('table.moved tbody').textContent")
    #expect(row.contains("y 56 → 72") && row.contains("box.top = title.bottom + 24"))

    try page.press("2")
    let clip = "document.querySelectorAll('#detail .stage img')[1].style.clipPath"
    #expect(try page.value(clip) == "inset(0px 0px 0px 50%)")
    let middle = try page.middle(of: "#detail .stage")
    let width: Double = try page.value(
      "document.querySelector('#detail .stage').getBoundingClientRect().width")
    try page.drag(from: middle, to: (middle.x - width / 4, middle.y))
    let text: String = try page.value(clip)
    let part = try #require(text.split(separator: " ").last.flatMap { Double($0.dropLast(2)) })
    #expect(abs(part - 25) < 1, "\(text)")
    try page.run("document.getElementById('slider').focus()")
    try page.press("ArrowRight")
    #expect(try page.value(clip, as: String.self) != text, "the keyboard moves it too")

    try page.press("3")
    try page.run(
      """
      const input = document.getElementById('opacity'); input.value = 30;
      input.dispatchEvent(new Event('input'))
      """)
    #expect(
      try page.value("document.querySelectorAll('#detail .stage img')[1].style.opacity") == "0.3")

    try page.click("[data-mode=blink]")
    let seen = "document.querySelector('#detail .which').textContent"
    let first: String = try page.value(seen)
    try page.wait(for: "\(seen) !== '\(first)'")
    try page.click("#blink-swap")
    let held: String = try page.value(seen)
    try page.click("#blink-swap")
    #expect(try page.value(seen, as: String.self) != held)
    #expect(try page.value("location.hash", as: String.self).contains("mode=blink"))
    try page.press("1")
    #expect(try page.value("document.querySelectorAll('#detail figure').length") == 3)
    #expect(page.complaints == [])
  }

  /// A page of 5000 cells has elements for those that are seen, and every one can be reached.
  @Test func fiveThousandCells() throws {
    let space = try Workspace()
    let file = URL(filePath: "\(space.path)/many.html")
    let report = Self.many(5000)
    try Data(report.page(.file).html.utf8).write(to: file)
    let page = try BrowserPage(file)
    #expect(try page.value(Self.count) == 5000)
    #expect(try page.value(Self.tiles, as: Int.self) < 200)
    try page.press("ArrowDown")
    for _ in 0..<40 { try page.press("ArrowDown") }
    let down: Int = try page.value("Number(document.activeElement.dataset.result)")
    #expect(down > 100)
    let box: [Double] = try page.value(
      """
      (() => { const box = document.activeElement.getBoundingClientRect();
        return [box.top, innerHeight - box.bottom]; })()
      """)
    #expect(box.allSatisfy { $0 >= 0 }, "the focus is in sight")
    try page.run("document.getElementById('main').scrollTop = 1e9")
    try page.wait(for: "document.querySelector('#cells [data-result=\"4999\"]') !== null")
    #expect(try page.value(Self.tiles, as: Int.self) < 200)
    try page.press("/")
    try page.type("ipad dark")
    let found: Int = try page.value(Self.count)
    #expect(
      found
        == report.outcome.cells.count {
          $0.cell.contains("iPad") && $0.cell.contains("dark")
        })
    #expect(page.complaints == [])
    let printed = try page.print()
    #expect(printed.starts(with: Array("%PDF".utf8)) && printed.count > 20_000)
  }

  /// A run on cells of the whole catalogue, every fifth of which has a finding.
  static func many(_ count: Int) -> HTMLReport {
    let matrix = TraitMatrix(
      styles: [.light, .dark], contentSizes: [.small, .large, .accessibility5],
      directions: .both)
    let pixels = Bitmap(width: 6, height: 9, pixels: Array(repeating: 200, count: 216))
    let image = (try? WebPWriter.encode(pixels)) ?? []
    let thumbnail = ReportPicture(image, .webp, size: Size(width: 60, height: 90))
    let cells = matrix.cells.prefix(count).enumerated().map { index, cell in
      CellFindings(
        layout: "layout-\(index * 4 / count)", path: "Layouts/\(index * 4 / count).yml",
        cell: cell.description, matrixCell: cell,
        findings: index % 5 == 0
          ? [Finding(Diagnostic(.layoutTouchTarget, "'go' is too small"), views: ["go"])] : [])
    }
    let outcome = RunOutcome(
      .check, version: Version.number, diagnostics: [], cells: cells, failing: .warning)
    return HTMLReport(
      outcome,
      cells: cells.map { _ in ReportCell(pictures: ReportPictures(thumbnail: thumbnail)) })
  }

  @Test func hostileTextsDoNothing() throws {
    let space = try Workspace()
    let file = URL(filePath: "\(space.path)/hostile.html")
    try Data(HTMLReportTests.hostilePage.html.utf8).write(to: file)
    let page = try BrowserPage(file)
    try page.run("window.pwned = () => { window.harmed = true; }")
    for key in ["ArrowDown", "Enter", "Escape", "c"] { try page.press(key) }
    try page.click("#causes .cause .facts .link")
    Thread.sleep(forTimeInterval: 0.1)
    #expect(try page.value("window.harmed === undefined") == true)
    #expect(try page.value("document.querySelectorAll('img[src=x]').length") == 0)
    #expect(try page.value("document.querySelector('h1').textContent") == HTMLReportTests.hostile)
    #expect(page.complaints == [])
  }

  /// Names, contrast of at least 4.5 and a focus that leaves everything again, light and dark.
  @Test(arguments: ["light", "dark"]) func everyoneCanUseIt(scheme: String) throws {
    let (space, address) = try Self.moved("r.html")
    defer { withExtendedLifetime(space) {} }
    for width in [1280, 390] {
      let page = try BrowserPage(address, width: width, height: 900, scheme: scheme)
      for steps in [[], ["ArrowDown", "Enter"], ["Escape", "c"], ["?"]] {
        for step in steps { try page.press(step) }
        let faults: [String] = try page.value(Self.audit)
        #expect(faults == [], "\(scheme) \(width) \(steps)")
        let wide: Bool = try page.value("document.documentElement.scrollWidth <= innerWidth")
        #expect(wide, "nothing sticks out: \(width) \(steps)")
      }
      try page.press("Escape")
      // Tab goes through everything and comes round: nothing keeps the focus.
      var seen: [String] = []
      for _ in 0..<80 {
        try page.press("Tab")
        seen.append(
          try page.value("(document.activeElement.id || document.activeElement.tagName) + ''"))
      }
      #expect(seen.count { $0 == "search" } >= 2, "\(seen)")
    }
  }

  /// What is wrong with the visible page: contrast, names, double ids.
  private static let audit = """
    (() => {
      const faults = [];
      const numbers = text => text.match(/[\\d.]+/g).map(Number);
      const light = rgb => rgb.slice(0, 3).map(value => value / 255)
        .map(value => value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
        .reduce((sum, value, index) => sum + value * [0.2126, 0.7152, 0.0722][index], 0);
      const ground = element => {
        for (let one = element; one; one = one.parentElement) {
          const color = numbers(getComputedStyle(one).backgroundColor);
          if (color.length < 4 || color[3] === 1) return color;
        }
        return [255, 255, 255];
      };
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const element = walker.currentNode.parentElement;
        if (!walker.currentNode.textContent.trim() || !element.checkVisibility()) continue;
        if (element.closest('script, .unseen, [aria-hidden=true]')) continue;
        const pair = [light(numbers(getComputedStyle(element).color)), light(ground(element))].sort();
        const contrast = (Math.max(...pair) + 0.05) / (Math.min(...pair) + 0.05);
        if (contrast < 4.5) faults.push(contrast.toFixed(2) + ' ' + walker.currentNode.textContent);
      }
      for (const one of document.querySelectorAll('button, input, select, [role]')) {
        if (!one.checkVisibility()) continue;
        const name = one.ariaLabel || one.textContent.trim() || one.labels?.[0]?.textContent.trim();
        if (!name && !['row', 'gridcell', 'status'].includes(one.role)) faults.push('no name: ' + one.outerHTML.slice(0, 80));
      }
      for (const one of document.querySelectorAll('img')) if (one.alt === null) faults.push('no alt');
      const ids = [...document.querySelectorAll('[id]')].map(one => one.id);
      if (new Set(ids).size !== ids.length) faults.push('double ids');
      for (const name of ['main', 'header']) if (document.querySelectorAll(name + ':not(article header, aside header, dialog header)').length !== 1) faults.push(name);
      return faults.slice(0, 5);
    })()
    """
}
