import CasqueGeometry
import CasqueSolver

/// The unknowns of a layout, four to an item: where it begins and how long it is, on each axis.
///
/// They are those of the alignment rectangle; positions are in the window's coordinates.
struct LayoutVariable: Hashable {
  /// What is unknown.
  enum Part: Int, Hashable {
    /// The left or top edge.
    case position
    /// The extent.
    case size
  }

  /// The place among all variables of the layout.
  let index: Int

  init(item: Int, _ axis: Axis, _ part: Part) {
    index = 4 * item + (axis == .horizontal ? 0 : 2) + part.rawValue
  }

  init(index: Int) { self.index = index }

  var item: Int { index / 4 }
  var axis: Axis { index % 4 < 2 ? .horizontal : .vertical }
  var part: Part { index % 2 == 0 ? .position : .size }
}

/// A variable times a coefficient.
struct LoweredTerm {
  var variable: LayoutVariable
  var coefficient: Double
}

/// A variable times a symbol: a coefficient that depends on the environment or on solved frames.
struct SharedTerm {
  var variable: LayoutVariable
  /// The place in the structure's list of symbols.
  var symbol: Int
  var factor: Double
}

/// Where a row comes from.
enum RowSource {
  /// The root view lies at the window's origin or has its extent.
  case window(Axis, LayoutVariable.Part)
  /// No size is negative.
  case nonNegativeSize(item: Int, Axis)
  /// Nothing ties the item to the root, so it lies at its container's origin.
  case placement(item: Int, Axis)
  /// A stack view arranges its subviews, or itself.
  case stack(StackRule, view: Int, stack: Int, Axis)
  /// The content area of a scroll view lies inside it, or is empty.
  case contentArea(view: Int, Axis, LayoutVariable.Part)
  /// A view without constraints follows its superview.
  case autoresizing(view: Int, Axis, LayoutVariable.Part)
  /// A controller places a bar or what the bars surround.
  case controller(view: Int, Axis, LayoutVariable.Part)
  /// A collection view places a cell, or the area that it scrolls.
  case collection(view: Int, Axis, LayoutVariable.Part)
  /// A constraint of the author's, by its place in the structure's list.
  case user(Int)
  /// The pull of a view's content.
  case content(view: Int, Axis)
}

/// Σ coefficient · variable + constant (≤, =, ≥) 0, at a strength.
struct LoweredRow {
  var terms: [LoweredTerm]
  /// More terms, whose coefficients are not known before; none in required rows.
  var sharedTerms: [SharedTerm] = []
  var constant: SymbolicConstant
  var relation: Relation
  var strength: Strength
  var source: RowSource

  /// Adds to the coefficient of a variable; coefficients that cancel leave no term.
  static func add(
    _ coefficient: Double, of variable: LayoutVariable, to terms: inout [LoweredTerm]
  ) {
    guard coefficient != 0 else { return }
    guard let index = terms.firstIndex(where: { $0.variable == variable }) else {
      terms.append(LoweredTerm(variable: variable, coefficient: coefficient))
      return
    }
    terms[index].coefficient += coefficient
    if terms[index].coefficient.magnitude < 1e-12 { terms.remove(at: index) }
  }
}
