/// The shortest file of devices that a user can write.
enum UserFile {
  static let text = """
    {"devices": [
      {"id": "my-phone", "name": "My Phone", "idiom": "phone",
       "points": {"w": 400, "h": 800}, "scale": 3,
       "safeAreaInsets": {
         "portrait": {"top": 50, "left": 0, "bottom": 34, "right": 0},
         "landscape": {"top": 0, "left": 50, "bottom": 20, "right": 50}},
       "sizeClasses": {
         "portrait": {"h": "compact", "v": "regular"},
         "landscape": {"h": "compact", "v": "compact"}}}
    ]}
    """

  static var phone: [UInt8] { Array(text.utf8) }

  /// The file with a piece of text replaced.
  static func replacing(_ old: String, with new: String) -> [UInt8] {
    guard let range = text.firstRange(of: old) else { return [] }
    return Array(text.replacingCharacters(in: range, with: new).utf8)
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<Index>, with new: String) -> String {
    self[..<range.lowerBound] + new + self[range.upperBound...]
  }
}
