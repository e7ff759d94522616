import CasqueFacts

/// Reads a whole file of devices.
struct DeviceFileReader {
  let bytes: [UInt8]

  /// The lists of the file; the error of a file that is refused has its place filled in.
  func read() throws(DeviceFileError) -> DeviceCatalogue {
    let root: JSONValue
    do {
      root = try JSONReader.read(bytes)
    } catch {
      throw DeviceFileError(.syntax, "not JSON: \(error.message)", at: error.offset)
        .located(in: bytes)
    }
    do {
      return try catalogue(FactField(value: root))
    } catch {
      var located = error.located(in: bytes)
      located.codingPath = root.path(to: error.byteOffset) ?? ""
      throw located
    }
  }

  private func catalogue(_ root: FactField) throws(DeviceFileError) -> DeviceCatalogue {
    var catalogue = DeviceCatalogue(devices: [], newest: [], unmeasured: [])
    var seen = Set<String>()
    for entry in try root("devices").elements() {
      let device = try DeviceReader(field: entry).read()
      try note(device.id, of: entry, in: &seen)
      catalogue.devices.append(device)
    }
    for entry in try root.optional("newest")?.elements() ?? [] {
      if entry.optional("points") == nil {
        let device = try unmeasured(entry)
        try note(device.id, of: entry, in: &seen)
        catalogue.unmeasured.append(device)
      } else {
        let device = try DeviceReader(field: entry).read()
        try note(device.id, of: entry, in: &seen)
        catalogue.newest.append(device)
      }
    }
    return catalogue
  }

  private func note(
    _ id: String, of entry: FactField, in seen: inout Set<String>
  ) throws(DeviceFileError) {
    guard seen.insert(id).inserted else {
      throw try entry("id").failure(.duplicateId(id), "the id '\(id)' is there twice")
    }
  }

  private func unmeasured(_ entry: FactField) throws(DeviceFileError) -> UnmeasuredDevice {
    UnmeasuredDevice(
      id: try entry("id").text(), name: try entry("name").text(),
      year: try entry.optional("year")?.whole(in: 2000...2100),
      note: try entry.optional("note")?.text() ?? "its screen is not known",
      evidence: try entry.evidence())
  }
}
