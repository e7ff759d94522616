import Casque
import Foundation

/// The flags that choose cells, the same for every command.
enum MatrixOptions {
  /// The cells that a command takes when no flag says otherwise.
  enum Defaults: Sendable {
    /// Every device, orientation and window.
    case everything
    /// One device in portrait.
    case oneDevice
  }

  /// The device of a command that draws one picture.
  static let device = "iphone-16-pro"

  /// The flags, with what holds if they are not given.
  static func options(_ defaults: Defaults) -> [OptionSpec] {
    let isWide = defaults == .everything
    return [
      OptionSpec(
        "device", value: "ID", repeats: .lists,
        suggestions: ["all", "phones", "pads"] + DeviceCatalogue.standard.devices.map(\.id),
        initial: isWide ? "all" : device,
        "all, phones, pads, or an id of `casque devices`"),
      OptionSpec(
        "orientation", value: "WORD", repeats: .lists,
        choices: Orientation.allCases.map(\.rawValue),
        initial: isWide ? "portrait, landscape" : "portrait", "portrait or landscape"),
      OptionSpec(
        "window", value: "WORD", repeats: .lists,
        suggestions: ["all"] + CellWindow.named.map(\.word), initial: isWide ? "all" : "full",
        "all, full, 1/3, 1/2, 2/3, slideover, zoom, or WIDTHxHEIGHT"),
      OptionSpec(
        "style", value: "WORD", repeats: .lists,
        choices: UserInterfaceStyle.allCases.map(\.rawValue), initial: "light", "light or dark"),
      OptionSpec(
        "content-size", value: "SIZE", repeats: .lists,
        choices: ["all"] + ContentSizeCategory.allCases.map(\.rawValue), initial: "large",
        "all, or the user's text size"),
      OptionSpec(
        "direction", value: "WORD", repeats: .lists,
        choices: LayoutDirection.allCases.map(\.rawValue), initial: "that of the locale",
        "ltr or rtl"),
      OptionSpec(
        "locale", value: "LANGUAGE", "the language of localised texts, such as de or pt-BR"),
      OptionSpec(
        "keyboard", value: "WORD", repeats: .lists,
        choices: KeyboardState.allCases.map(\.rawValue), initial: "hidden", "hidden or shown"),
      OptionSpec(
        "accessibility", value: "WORD", repeats: .lists,
        choices: AccessibilitySettings.named.map(flagWord),
        "settings that are on, all in every cell"),
      OptionSpec(
        "os", value: "RELEASE", repeats: .lists,
        choices: OSRelease.allCases.map(\.rawValue), initial: "newest",
        "18 (iOS 11 to 18) or 26; newest by default"),
      OptionSpec(
        "cell", value: "NAME", repeats: .lists,
        "one cell by its name, such as iphone-se-3_landscape_ax5_rtl, in place of a matrix"),
      OptionSpec(
        "catalogue", value: "FILE", repeats: .lists,
        "a JSON file with more devices, in the form of Casque's own"),
    ]
  }

  /// The cells that the flags choose: those that are named, or else a matrix.
  ///
  /// - Throws: for an unknown device or window, with a near name.
  static func cells(
    of arguments: ParsedArguments, defaults: Defaults
  ) throws(CommandError) -> [Cell] {
    let catalogue = try catalogue(arguments)
    let named = try cells(named: arguments.values("cell"), catalogue)
    if !named.isEmpty { return named }
    let isWide = defaults == .everything
    let direction = try locale(of: arguments).direction
    let devices = try devices(arguments, catalogue, isWide ? ["all"] : [device])
    let matrix = TraitMatrix(
      devices: .these(devices),
      orientations: choices(arguments, "orientation") ?? (isWide ? .both : [.portrait]),
      windows: try windows(arguments) ?? (isWide ? .all : .full),
      styles: choices(arguments, "style") ?? [.light],
      contentSizes: contentSizes(arguments) ?? [.large],
      directions: choices(arguments, "direction") ?? [direction],
      accessibility: [accessibility(arguments)],
      osProfiles: choices(arguments, "os").map { .only($0.values) } ?? .latest,
      keyboards: choices(arguments, "keyboard") ?? [.hidden], in: catalogue)
    guard !matrix.cells.isEmpty else {
      throw .usage(
        UsageError(
          "no device has such a cell",
          hint: "`casque devices` lists the windows and releases of each"))
    }
    return matrix.cells
  }

  /// The language of localised texts; nil for that of development.
  static func locale(of arguments: ParsedArguments) throws(CommandError) -> String? {
    guard let locale = arguments.value("locale") else { return nil }
    guard LocaleName.isValid(locale) else {
      throw .usage(
        UsageError("--locale cannot be '\(locale)'", hint: "for example de, pt-BR or zh-Hans"))
    }
    return locale
  }

  private static func flagWord(_ named: (setting: AccessibilitySettings, word: String)) -> String {
    String(named.word.map { $0 == " " ? "-" : $0 })
  }

  private static func choices<Value: RawRepresentable & Hashable>(
    _ arguments: ParsedArguments, _ name: String
  ) -> Choices<Value>? where Value.RawValue == String {
    let values = arguments.values(name).compactMap(Value.init(rawValue:))
    return values.isEmpty ? nil : Choices(values)
  }

  private static func contentSizes(_ arguments: ParsedArguments) -> Choices<ContentSizeCategory>? {
    arguments.values("content-size").contains("all")
      ? Choices(ContentSizeCategory.allCases) : choices(arguments, "content-size")
  }

  private static func accessibility(_ arguments: ParsedArguments) -> AccessibilitySettings {
    let words = arguments.values("accessibility")
    return AccessibilitySettings.named.reduce(into: []) { result, named in
      if words.contains(flagWord(named)) { result.insert(named.setting) }
    }
  }

  private static func windows(
    _ arguments: ParsedArguments
  ) throws(CommandError) -> Choices<CellWindow>? {
    var windows: [CellWindow] = []
    for word in arguments.values("window") {
      if word == "all" {
        windows += Choices<CellWindow>.all.values
      } else if let window = CellWindow(word: word) {
        windows.append(window)
      } else {
        throw .usage(
          UsageError(
            "--window cannot be '\(word)'",
            hint: "all, \(CellWindow.named.map(\.word).joined(separator: ", ")) or 400x600"))
      }
    }
    return windows.isEmpty ? nil : Choices(windows)
  }

  private static func devices(
    _ arguments: ParsedArguments, _ catalogue: DeviceCatalogue, _ defaults: [String]
  ) throws(CommandError) -> [Device] {
    let words = arguments.values("device").isEmpty ? defaults : arguments.values("device")
    var devices: [Device] = []
    for word in words {
      let selection: DeviceSelection =
        switch word {
        case "all": .all
        case "phones": .phones
        case "pads": .pads
        default: .ids([word])
        }
      do throws(DeviceLookupError) {
        let known = Set(devices.map(\.id))
        devices += try selection.devices(in: catalogue).filter { !known.contains($0.id) }
      } catch {
        throw .usage(MatrixOptions.usage(error))
      }
    }
    return devices
  }

  private static func cells(
    named slugs: [String], _ catalogue: DeviceCatalogue
  ) throws(CommandError) -> [Cell] {
    var cells: [Cell] = []
    for slug in slugs {
      do throws(CellSlugError) {
        cells.append(try Cell(slug: slug, in: catalogue))
      } catch {
        switch error {
        case .device(let error): throw .usage(usage(error))
        case .part(let part):
          throw .usage(UsageError("the cell '\(slug)' cannot have the part '\(part)'"))
        case .noSuchCell:
          throw .usage(
            UsageError(
              "there is no cell '\(slug)'",
              hint: "`casque devices` lists the windows and releases of each"))
        }
      }
    }
    return cells
  }

  private static func usage(_ error: DeviceLookupError) -> UsageError {
    switch error {
    case .unknown(let id, let similar):
      UsageError(
        "there is no device '\(id)'",
        hint: similar.map { "did you mean '\($0)'?" } ?? "`casque devices` lists every id")
    case .unmeasured(let device):
      UsageError("the screen of '\(device.id)' is not known", hint: device.note)
    }
  }

  private static func catalogue(
    _ arguments: ParsedArguments
  ) throws(CommandError) -> DeviceCatalogue {
    var catalogue = DeviceCatalogue.standard
    for path in arguments.values("catalogue") {
      guard let data = try? Data(contentsOf: URL(filePath: path)) else {
        throw .failure("cannot read the device file '\(path)'")
      }
      do throws(DeviceFileError) {
        catalogue = try catalogue.adding([UInt8](data))
      } catch {
        let start = SourcePosition(line: error.line, column: error.column)
        let where_ = error.codingPath.isEmpty ? "" : "\(error.codingPath): "
        throw .diagnostic(
          Diagnostic(
            .deviceInvalidCatalogue, "\(where_)\(error.message)",
            at: SourceRange(
              path: path, bytes: error.byteOffset..<error.byteOffset, start: start, end: start)))
      }
    }
    return catalogue
  }
}

extension Optional where Wrapped == String {
  /// The direction of a language; from left to right without one.
  fileprivate var direction: LayoutDirection {
    map { LocaleName.isRightToLeft($0) } ?? false ? .rightToLeft : .leftToRight
  }
}
