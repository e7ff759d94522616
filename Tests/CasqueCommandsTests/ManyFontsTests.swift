import Foundation
import Testing

/// Fifty more families where fontconfig looks, and rules that prefer them, change no byte.
@Suite struct ManyFontsTests {
  /// Font files that every host of these tests has, with the family in their name tables.
  private static let originals = [
    ("/usr/share/fonts/opentype/inter/Inter-Regular.otf", "Inter"),
    ("/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf", "DejaVu Sans"),
  ]

  /// A font whose family has another name of the same length, wherever the file states it.
  private static func renamed(_ font: Data, from family: String, to name: String) -> Data {
    precondition(family.utf16.count == name.utf16.count)
    var font = font
    for encoding in [String.Encoding.utf16BigEndian, .ascii] {
      guard let old = family.data(using: encoding), let new = name.data(using: encoding) else {
        continue
      }
      var start = font.startIndex
      while let place = font.range(of: old, in: start..<font.endIndex) {
        font.replaceSubrange(place, with: new)
        start = place.upperBound
      }
    }
    return font
  }

  /// A home and a configuration with the families; gives the environment that leads there.
  private static func surroundings(in folder: String) throws -> [String: String] {
    let fonts = folder + "home/.local/share/fonts"
    try FileManager.default.createDirectory(atPath: fonts, withIntermediateDirectories: true)
    var preferred = ""
    for number in 0..<50 {
      let (path, family) = originals[number % originals.count]
      let digits = "\(number + 10)"
      let name = String(repeating: "F", count: family.count - 2) + digits
      let font = try Data(contentsOf: URL(filePath: path))
      try renamed(font, from: family, to: name).write(to: URL(filePath: "\(fonts)/\(name).otf"))
      preferred += "<family>\(name)</family>"
    }
    let rules = ["Inter", "DejaVu Sans", "sans", "emoji"].map {
      "<alias binding=\"same\"><family>\($0)</family><prefer>\(preferred)</prefer></alias>"
    }
    let configuration = """
      <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
      <dir>\(fonts)</dir><cachedir>\(folder)cache</cachedir>\(rules.joined())</fontconfig>
      """
    let file = folder + "fonts.conf"
    try configuration.write(toFile: file, atomically: true, encoding: .utf8)
    return [
      "HOME": folder + "home", "XDG_DATA_HOME": folder + "home/.local/share",
      "FONTCONFIG_FILE": file,
    ]
  }

  /// The families that fontconfig lists in an environment, or nil without its program.
  private static func families(_ environment: [String: String]) throws -> Set<Substring>? {
    let program = "/usr/bin/fc-list"
    guard FileManager.default.isExecutableFile(atPath: program) else { return nil }
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = [":", "family"]
    process.environment = environment
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Set(String(decoding: data, as: UTF8.self).split(separator: "\n"))
  }

  @Test(
    .enabled(
      if: FileManager.default.isExecutableFile(
        atPath: HashSeedTests.program.path(percentEncoded: false))
        && originals.allSatisfy { FileManager.default.fileExists(atPath: $0.0) }))
  func fiftyMoreFamiliesChangeNoByte() throws {
    let folder = try ScratchFolder()
    let many = try Self.surroundings(in: folder.path)
    if let families = try Self.families(many) {
      #expect(families.count { $0.hasPrefix("FFF") } >= 50, "the fonts are there to be found")
    }
    let layouts = ReadmeTests.root.appending(path: "Layouts").path(percentEncoded: false)
    // The gallery's text has every script that a fallback stands in for.
    for layout in ["gallery/text.yml", "mail.yml"] {
      for ending in ["png", "pdf", "svg"] {
        let files = try [["HOME": "/nonexistent"], many].enumerated().map { index, environment in
          let name = "\(index).\(ending)"
          _ = try HashSeedTests.run(
            [
              "render", "\(layouts)/\(layout)", "--cell", "iphone-se-3_portrait", "-o",
              folder.path + name,
            ], environment)
          return try #require(folder.bytes(of: name))
        }
        #expect(files[0].count > 1000)
        #expect(files[0] == files[1], "\(layout) as \(ending)")
      }
    }
  }
}
