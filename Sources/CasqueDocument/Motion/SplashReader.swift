import CasqueDiagnostics
import CasqueModel

/// Reads `splash:`; each of its windows has its own ids.
struct SplashReader {
  var context: ReadingContext

  /// The splash, or nil after a diagnostic if a window or the logo is missing.
  mutating func read(_ value: DocumentValue) -> Splash? {
    guard let checked = context.check(value, against: SplashKeys.table) else { return nil }
    let front = readWindow(SplashKeys.foreground.name, checked)
    let back = readWindow(SplashKeys.background.name, checked)
    let logo = view(SplashKeys.logo, in: front, checked)
    let text = view(SplashKeys.text, in: front, checked)
    let backgroundText = view(SplashKeys.backgroundText, in: back, checked)
    let hold = seconds(SplashKeys.hold, 0..., checked)
    let duration = seconds(SplashKeys.duration, 0.001..., checked)
    let aim = checked.read(SplashKeys.aim, &context)
    let growth = checked.read(SplashKeys.growth, &context)
    guard let front, let back, let logo else { return nil }
    if front.symbols.kind(of: logo) != .imageView,
      let entry = checked.entry(SplashKeys.logo.name)
    {
      context.report(
        .motionUnknownView, "the logo is an imageView, and '\(logo)' is none",
        at: entry.value.bytes)
    }
    var splash = Splash(
      foreground: front.root, background: back.root, logo: logo, text: text,
      backgroundText: backgroundText)
    splash.hold = hold ?? splash.hold
    splash.duration = duration ?? splash.duration
    splash.aim = aim ?? splash.aim
    splash.growth = growth ?? splash.growth
    splash.hole = checked.read(SplashKeys.hole, &context) ?? splash.hole
    splash.texts = checked.read(SplashKeys.texts, &context) ?? []
    splash.launch = readWindow(SplashKeys.launch.name, checked)?.root
    splash.alert = readWindow(SplashKeys.alert.name, checked)?.root
    splash.alertTime = checked.read(SplashKeys.alertTime, &context)
    return splash
  }

  /// A window's views with their ids.
  private struct Window {
    var root: View
    var symbols: SymbolTable
  }

  private mutating func readWindow(_ name: String, _ checked: CheckedMapping) -> Window? {
    guard let entry = checked.entry(name) else { return nil }
    var reader = ViewTreeReader(context: context)
    let root = reader.read(root: entry.value, defaultID: name)
    context = reader.context
    return root.map { Window(root: $0, symbols: reader.symbols) }
  }

  private mutating func view(
    _ key: DocumentKey<String>, in window: Window?, _ checked: CheckedMapping
  ) -> String? {
    guard let id = checked.read(key, &context), let entry = checked.entry(key.name), let window
    else { return nil }
    guard window.symbols.kind(of: id) == nil else { return id }
    let nearest = context.suggestion(for: id, in: window.symbols.names)
    context.report(
      .motionUnknownView, "there is no view '\(id)' in this window of the splash",
      at: entry.value.bytes, hints: context.didYouMean(nearest, at: entry.value.bytes))
    return nil
  }

  private mutating func seconds(
    _ key: DocumentKey<Double>, _ bounds: PartialRangeFrom<Double>, _ checked: CheckedMapping
  ) -> Double? {
    guard let value = checked.read(key, &context), let entry = checked.entry(key.name) else {
      return nil
    }
    guard bounds.contains(value), value <= 60 else {
      context.report(
        .motionInvalidParameter,
        "'\(key.name)' is between \(shortNumber(bounds.lowerBound)) and 60 seconds",
        at: entry.value.bytes)
      return nil
    }
    return value
  }
}
