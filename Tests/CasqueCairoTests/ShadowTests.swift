import CasqueGeometry
import CasqueImaging
import CasqueModel
import CasqueScene
import Testing

@testable import CasqueCairo

@Suite struct ShadowTests {
  /// The variance of a box of n is (n² − 1)/12, and that of three boxes is their sum.
  @Test(arguments: [0.5, 1, 1.5, 2, 3, 4, 7.9, 20])
  func boxesHaveTheVarianceOfTheGaussian(deviation: Double) {
    let boxes = BoxBlur(deviation: deviation).boxes
    let variance = boxes.reduce(0) { $0 + Double($1 * $1 - 1) / 12 }
    #expect(boxes.count == 3)
    #expect(boxes.allSatisfy { !$0.isMultiple(of: 2) })
    // The next choice of boxes differs by (n + 1)/3; the nearest is no more than half of it away.
    #expect(abs(variance - deviation * deviation) <= Double(boxes[2] + 1) / 6 + 1e-9)
  }

  @Test func noDeviationIsNoBlur() {
    for deviation in [0, -1, Double.nan, .infinity] {
      #expect(BoxBlur(deviation: deviation).boxes.isEmpty)
    }
  }

  @Test func aBlurKeepsTheMiddleAndFadesTheEdge() {
    // 64 wide, the left half covered: the step becomes symmetric about the edge.
    let (width, height) = (64, 64)
    var bytes = [UInt8](repeating: 0, count: width * height)
    for y in 0..<height { for x in 0..<32 { bytes[y * width + x] = 255 } }
    let blur = BoxBlur(deviation: 3)
    unsafe bytes.withUnsafeMutableBufferPointer { buffer in
      if let base = buffer.baseAddress {
        unsafe blur.apply(to: base, width: width, height: height, stride: width)
      }
    }
    let row = Array(bytes[(32 * width)..<(33 * width)])
    #expect(row[16] == 255 && row[48] == 0)
    #expect(zip(row[16...], row[17...]).allSatisfy { $0 >= $1 })
    for step in 0..<10 {
      #expect(abs(Int(row[31 - step]) + Int(row[32 + step]) - 255) <= 4)
    }
  }

  static func drawn(_ shadow: DisplayShadow, scale: Double = 1) throws -> Bitmap {
    let square = Shape.rect(Rect(x: 20, y: 20, width: 20, height: 20))
    return try Drawing.bitmap(
      Drawing.list(60, 60, scale: scale) { $0.commands.append(.shadow(square, shadow)) })
  }

  @Test func withoutRadiusAShadowIsTheShapeMoved() throws {
    let bitmap = try Self.drawn(
      DisplayShadow(color: .black, radius: 0, offset: Point(x: 5, y: -3)))
    #expect(bitmap[24, 20] == .white && bitmap[25, 17] == .black && bitmap[44, 36] == .black)
    #expect(bitmap[45, 20] == .white && bitmap[30, 37] == .white)
  }

  /// On the edge of a wide shape a blur is half, whatever the scale and the resolution of the mask.
  @Test(arguments: [(1.0, 2.0), (2, 2), (1, 4.5), (3, 4)])
  func theEdgeIsHalf(scale: Double, radius: Double) throws {
    let bitmap = try Self.drawn(
      DisplayShadow(color: .black, radius: radius, offset: .zero), scale: scale)
    let edge = Int(20 * scale)
    let middle = Int(30 * scale)
    let mean = (Int(bitmap[edge - 1, middle].red) + Int(bitmap[edge, middle].red)) / 2
    #expect(abs(mean - 128) <= 6)
  }

  @Test func aGroupThrowsTheShadowOfItsContent() throws {
    let shadow = DisplayShadow(color: .black, radius: 0, offset: Point(x: 10, y: 0))
    let red = RGBA(red: 1, green: 0, blue: 0)
    let bitmap = try Drawing.bitmap(
      Drawing.list(30, 10) { list in
        list.group(DisplayGroup(shadow: shadow)) {
          $0.fill(.rect(Rect(x: 2, y: 2, width: 4, height: 4)), red)
        }
      })
    #expect(bitmap[3, 3] == .pureRed && bitmap[13, 3] == .black && bitmap[8, 3] == .white)
  }
}
