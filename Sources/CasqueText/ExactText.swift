/// A text that equals another one only byte for byte.
///
/// Swift's strings are equal when they are canonically equivalent, but offsets into them differ.
struct ExactText: Hashable {
  let string: String

  init(_ string: String) {
    var string = string
    string.makeContiguousUTF8()
    self.string = string
  }

  static func == (a: ExactText, b: ExactText) -> Bool {
    let same: Bool?? = unsafe a.string.utf8.withContiguousStorageIfAvailable { first in
      unsafe b.string.utf8.withContiguousStorageIfAvailable { second in
        unsafe first.elementsEqual(second)
      }
    }
    return (same ?? nil) ?? a.string.utf8.elementsEqual(b.string.utf8)
  }

  func hash(into hasher: inout Hasher) {
    let done: Void? = unsafe string.utf8.withContiguousStorageIfAvailable {
      unsafe hasher.combine(bytes: UnsafeRawBufferPointer($0))
    }
    if done == nil { for byte in string.utf8 { hasher.combine(byte) } }
  }
}
