import Foundation

extension NSAttributedString {
  /// The stretches of one look with their attributes, in their order.
  ///
  /// Foundation hands a pointer to each, by which the enumeration could be ended.
  var parts: [(text: String, attributes: [NSAttributedString.Key: Any])] {
    var parts: [(text: String, attributes: [NSAttributedString.Key: Any])] = []
    let characters = string as NSString
    let whole = NSRange(location: 0, length: length)
    unsafe enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      parts.append((characters.substring(with: range), attributes))
    }
    return parts
  }
}
