import Foundation

/// `CasqueBenchmarks line [DOCUMENT]`: the line from a document to findings.
let arguments = CommandLine.arguments.dropFirst()
switch arguments.first ?? "line" {
case "line":
  LineBenchmark.run(document: arguments.dropFirst().first ?? "Layouts/mail.yml")
default:
  print("usage: CasqueBenchmarks [line [DOCUMENT]]")
  exit(64)
}
