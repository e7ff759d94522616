import CasqueDiagnostics
import CasqueDocument
import CasqueModel
import _CasqueTestSupport

let testPalette: Set<String> = [
  "systemBackground", "secondarySystemBackground", "label", "secondaryLabel", "systemBlue",
  "systemRed", "separator",
]

func readDocument(_ text: String) -> Diagnosed<Layout?> {
  DocumentReader.read(Array(text.utf8), path: "Layouts/test.yml", palette: testPalette)
}

/// The root of a document without diagnostics whose root view has the given lines.
func readRoot(_ body: String) -> View? {
  let result = readDocument(Fixture.head + body + "\n")
  return result.diagnostics.isEmpty ? result.value?.root : nil
}
