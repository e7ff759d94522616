import CasqueImaging
import Testing

/// **Source** FIPS 180-4 examples of NIST's CSRC, and RFC 6234's million of the letter a.
@Suite struct SHA256Tests {
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
  ])
  func hasThePublishedDigests(text: String, digest: String) {
    #expect(SHA256.hex(Array(text.utf8)) == digest)
  }

  /// In pieces of 0 to 129 bytes, so that blocks are cut everywhere.
  @Test func takesBytesInPieces() {
    let bytes = [UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000)
    var hash = SHA256()
    var start = 0
    var length = 0
    while start < bytes.count {
      let end = min(bytes.count, start + length)
      hash.update(Array(bytes[start..<end]))
      start = end
      length = (length + 1) % 130
    }
    #expect(hash.hex() == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }

  @Test func aPicturesHashCountsItsSize() {
    let (wide, high) = (Bitmap(width: 2, height: 1), Bitmap(width: 1, height: 2))
    #expect(wide.contentHash != high.contentHash)
    #expect(wide.contentHash == SHA256.hex(Array("2x1\n".utf8) + [UInt8](repeating: 0, count: 8)))
  }
}
