import Foundation

func sine(_ angle: Double) -> Double { sin(angle) }

func cosine(_ angle: Double) -> Double { cos(angle) }

func atan2Degrees(_ y: Double, _ x: Double) -> Double { atan2(y, x) * 180 / .pi }
