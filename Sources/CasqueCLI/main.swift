import CasqueCommands
import Foundation

let status = Program.run(Array(CommandLine.arguments.dropFirst()), io: .process())
exit(status.rawValue)
