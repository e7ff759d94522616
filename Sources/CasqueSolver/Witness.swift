/// A point where the required constraints hold, kept up with additions and removals.
///
/// To prove that an addition can hold would otherwise cost a presolve of everything. A witness is
/// what was solved last, with the differences: an added constraint is one more activity, reduced
/// to roots; a removed one is ignored and, where it was used up, gets a free constant, one more
/// root, as soon as it stands in the way. Only required constraints count. Whatever it finds is
/// checked against the constraints as they are stated, so that it may give up but never errs.
///
/// A *place* is the slot of a constraint in ``ConstraintStore/baseRecords`` or, beyond those, the
/// number of an addition.
struct Witness: Sendable {
  /// How following ended.
  enum Outcome {
    /// The required constraints hold at a point.
    case holds
    /// They cannot; the multipliers, by place, tell why.
    case conflicts([IndexedTerm])
    /// Nothing was found out.
    case gaveUp
  }

  /// What was solved last; its probes are the additions and, once they count, the monitors.
  var program: Program
  /// The number of records that the program was made of.
  let baseCount: Int
  /// By place: whether the constraint is held and required.
  var isLive: [Bool]
  /// By place: whether it is held but has not been met yet.
  var isOpen: [Bool]
  /// By place: its activity; of a released constraint, that of its constant; otherwise −1.
  var activityOfPlace: [Int32]
  /// The places with an activity of their own, in order.
  var bound: [Int32] = []
  /// How many of them need not be looked at again, as long as no constant changes.
  var metCount = 0
  /// Whether all monitors have activities: not before anything can move them.
  var hasMonitors = false
  /// The names of the additions.
  var added: [Int] = []
  /// The name from which on constraints are new.
  var nextID: Int
  /// A removed constraint whose constant is free, and how the slots of the tape change with it.
  struct Release: Sendable {
    var place: Int
    var slots: [IndexedTerm]
  }

  /// The removed constraints whose constants are free.
  var releases: [Release] = []
  var isReleased: [Bool]
  /// By place of a removed constraint that was used up: that of an addition that says the same.
  var heir: [Int32]
  private var inherited: [Int32] = []
  /// The places that were found to be gone last.
  private var gone: [Int32] = []
  /// How much of what the store notes about its base was followed.
  private var followedGone = 0
  private var followedChanges = 0
  /// By variable: its activity if it is a root, or −1.
  var activityOfVariable: [Int32]
  /// The variables that no row named, or that were made since, and are named now.
  var loose: [Int32] = []
  /// By activity beyond the rows and roots: its probe, or −1.
  var probeOfActivity: [Int32] = []

  /// Follows variables back to roots and constraints.
  var trace: WitnessTrace

  /// Starts from a program whose required constraints hold.
  ///
  /// - Parameter store: what is held now, with what the program was made of as its base.
  init(_ solved: consuming Program, _ store: ConstraintStore) {
    // A second owner would have all of it copied.
    program = consume solved
    let system = program.system
    program.removeProbes()
    program.tableau.forgetWishes(system.rows)
    isLive = store.base?.isLive ?? []
    baseCount = isLive.count
    nextID = baseCount == 0 ? 0 : store.baseRecords[baseCount - 1].id + 1
    isOpen = Array(repeating: false, count: baseCount, room: baseCount / 8 + 64)
    isReleased = Array(repeating: false, count: baseCount, room: baseCount / 8 + 64)
    heir = Array(repeating: -1, count: baseCount)
    activityOfPlace = Array(repeating: -1, count: baseCount, room: baseCount / 8 + 64)
    activityOfVariable = Array(repeating: -1, count: system.kinds.count)
    trace = WitnessTrace(program.system, constraints: baseCount)
    Self.bind(system.rows, isLive, &activityOfPlace, &bound)
    for (root, variable) in system.roots.enumerated() {
      activityOfVariable[Int(variable)] = Int32(program.tableau.rowCount + root)
    }
    holdAll()
  }

  /// Lists the live places that have a row, with its activity.
  private static func bind(
    _ rows: [Presolved.Row], _ isLive: [Bool], _ activityOfPlace: inout [Int32],
    _ bound: inout [Int32]
  ) {
    let (rows, isLive) = (rows.span, isLive.span)
    var activityOfPlace = activityOfPlace.mutableSpan
    for index in rows.indices {
      let place = Int(rows[index].constraint)
      activityOfPlace[place] = Int32(truncatingIfNeeded: index)
      if isLive[place] { bound.append(rows[index].constraint) }
    }
  }

  /// Takes over what was removed, added and changed, and makes the required constraints hold.
  mutating func follow(_ store: ConstraintStore) -> Outcome {
    followPlaces(store)
    var first = store.records.count
    while first > 0 && store.records[first - 1].id >= nextID { first -= 1 }
    nextID = store.nextID
    for slot in first..<store.records.count
    where store.records[slot].isHeld && store.records[slot].isRequired {
      append(slot, of: store)
    }
    return meetAll()
  }

  /// What is needed to forget additions.
  var mark: (places: Int, nextID: Int) { (isLive.count, nextID) }

  private mutating func ignore(_ place: Int) {
    isLive[place] = false
    isOpen[place] = false
    guard activityOfPlace[place] >= 0 else { return }
    program.tableau.activities[Int(activityOfPlace[place])].stage = .pending
  }

  /// Forgets every addition since `mark`; their names may be given out again.
  mutating func forget(additionsSince mark: (places: Int, nextID: Int)) {
    for place in mark.places..<isLive.count {
      ignore(place)
    }
    nextID = mark.nextID
  }

  /// Whether an addition stands for the removed constraint at a place.
  func hasHeir(_ place: Int) -> Bool {
    place < baseCount && heir[place] >= 0 && isLive[Int(heir[place])]
  }

  /// Lets an addition stand for a removed constraint that was used up, if it says just the same:
  /// then it needs no activity, and nothing has to be released for it later.
  mutating func inherits(_ place: Int, _ relation: Relation, _ form: VariableForm) -> Bool {
    guard relation == .equal, form.roots.isEmpty, form.constraints.count == 1 else { return false }
    let (part, former) = (form.constraints[0].coefficient, Int(form.constraints[0].index))
    guard part == -1, former < baseCount, !isLive[former], activityOfPlace[former] < 0,
      !hasHeir(former), program.constants[former] == program.constants[place]
    else { return false }
    heir[former] = Int32(place)
    inherited.append(Int32(former))
    return true
  }

  /// The name of the constraint at a place; those of held ones grow with the places.
  func name(of place: Int, _ store: ConstraintStore) -> Int {
    place < baseCount ? store.baseRecords[place].id : added[place - baseCount]
  }

  /// The place of a constraint that was live, by its name.
  private func place(of name: Int, _ store: ConstraintStore) -> Int? {
    if let addition = added.lastIndex(of: name), isLive[baseCount + addition] {
      return baseCount + addition
    }
    let base = store.baseRecords
    var low = 0
    var high = baseCount
    while low < high {
      let middle = (low + high) / 2
      if base[middle].id < name { low = middle + 1 } else { high = middle }
    }
    return low < baseCount && base[low].id == name && isLive[low] ? low : nil
  }

  /// Notes which constraints are still held and required, and their constants.
  private mutating func followPlaces(_ store: ConstraintStore) {
    let (names, changes) = (store.base?.gone ?? [], store.base?.changes ?? 0)
    defer { (followedGone, followedChanges) = (names.count, changes) }
    guard changes != followedChanges else {
      for name in names[followedGone...] {
        if let place = place(of: name, store) { ignore(place) }
      }
      return
    }
    gone.removeAll(keepingCapacity: true)
    let hasMoved = Self.follow(
      store.records, store.baseRecords, baseCount, added, isLive, &program.constants, &gone)
    for place in gone { ignore(Int(place)) }
    if hasMoved {
      for place in inherited where hasHeir(Int(place)) {
        program.constants[Int(place)] = program.constants[Int(heir[Int(place)])]
      }
      appendMonitors()
      program.reloadActivities()
      metCount = 0
    }
  }

  /// Lists the live places whose constraint is gone or wished only, takes over the constants of the
  /// others and tells whether any of these changed.
  private static func follow(
    _ records: [ConstraintStore.Record], _ base: [ConstraintStore.Record], _ baseCount: Int,
    _ added: [Int], _ isLive: [Bool], _ constants: inout [Double], _ gone: inout [Int32]
  ) -> Bool {
    let (records, base, isLive) = (records.span, base.span, isLive.span)
    var constants = constants.mutableSpan
    var next = 0
    var hasMoved = false
    var place = -1
    while place < isLive.count &- 1 {
      place &+= 1
      if !isLive[place] { continue }
      let id = place < baseCount ? base[place].id : added[place - baseCount]
      while next < records.count && records[next].id < id { next &+= 1 }
      guard next < records.count, records[next].id == id, records[next].isHeld,
        records[next].isRequired
      else {
        gone.append(Int32(truncatingIfNeeded: place))
        continue
      }
      if constants[place] != records[next].constant {
        constants[place] = records[next].constant
        hasMoved = true
      }
    }
    return hasMoved
  }
}
