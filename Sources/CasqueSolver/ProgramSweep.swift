/// How an answer changes with its parameters.
struct Sweep: Sendable {
}
