import CasqueModel

/// The faces that an engine has opened, and the stacks made of them.
///
/// Files are opened when a text first needs them; an index into `faces` is good for the engine's
/// life.
struct FaceLibrary {
  private(set) var faces: [Face] = []
  let set: FontSet
  private var indices: [FontKey: Int?] = [:]
  private var stacks: [Typeface: FontStack] = [:]
  private var hostFonts: HostFonts?

  init(set: FontSet) { self.set = set }

  /// The faces for a typeface; only the first of them is opened.
  mutating func stack(for typeface: Typeface) -> FontStack {
    if let stack = stacks[typeface] { return stack }
    let stack = makeStack(for: typeface)
    stacks[typeface] = stack
    return stack
  }

  /// The index of a face, opened at the first call; nil if it is not there.
  mutating func index(of key: FontKey) -> Int? {
    if let index = indices[key] { return index }
    var index: Int?
    for path in paths(of: key) {
      guard let face = Face(key: key, path: path) else { continue }
      faces.append(face)
      index = faces.count - 1
      break
    }
    indices[key] = .some(index)
    return index
  }

  /// The index of the first face that has all of some characters, or nil if none has.
  mutating func index(of stack: FontStack, having scalars: [UInt32], isEmoji: Bool) -> Int? {
    if isEmoji, let key = stack.emoji, let index = index(of: key),
      scalars.allSatisfy({ faces[index].has($0) })
    {
      return index
    }
    for key in stack.faces {
      guard let index = index(of: key) else { continue }
      if scalars.allSatisfy({ faces[index].has($0) }) { return index }
    }
    return nil
  }

  private func paths(of key: FontKey) -> [String] {
    if key.file.hasPrefix("host/") {
      return set.hostDirectories.map { $0 + key.file.dropFirst("host".count) }
    }
    return set.path(of: key.file).map { [$0] } ?? []
  }

  private mutating func makeStack(for typeface: Typeface) -> FontStack {
    var stack = FontStack()
    if let family = typeface.family {
      let fonts = hostFonts ?? HostFonts(directories: set.hostDirectories)
      hostFonts = fonts
      if let key = fonts.face(family: family, weight: typeface.weight), index(of: key) != nil {
        stack.faces.append(key)
      } else {
        stack.missingFamily = family
        stack.familyMetrics = FamilyMetrics.of(family, weight: typeface.weight)
        stack.ideographAdvance = CharacterRules.plainIdeographAdvance
        stack.advances = FamilyAdvances.of(family, weight: typeface.weight)
      }
    } else if typeface.system == .helveticaNeue {
      stack.advances = .interface(weight: typeface.weight)
    }
    if stack.faces.isEmpty { stack.systemRow = SystemFontMetrics.row(of: typeface.weight) }
    if let file = set.systemFace(weight: typeface.weight, isDisplay: typeface.isDisplay) {
      stack.faces.append(FontKey(file: file))
    } else {
      stack.missingFamily = stack.missingFamily ?? FontSet.systemFamily
    }
    let isBold = typeface.weight.openTypeValue >= FontWeight.semibold.openTypeValue
    for fallback in set.fallbacks {
      let file = isBold ? fallback.bold : fallback.regular
      let key = FontKey(file: file, index: fallback.index)
      if fallback.isEmoji { stack.emoji = key }
      stack.faces.append(key)
    }
    for key in stack.faces where stack.primary == nil { stack.primary = index(of: key) }
    return stack
  }
}
