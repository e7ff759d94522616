import Dispatch

#if canImport(Glibc)
  import Glibc
#endif

/// Tells when something in folders changes: by the kernel's notice on Linux, elsewhere several
/// times a second whether it does or not.
final class FolderEvents {
  /// The time between two looks where the kernel gives no notice.
  private static let pause = DispatchTimeInterval.milliseconds(150)

  private let source: any DispatchSourceProtocol
  private let descriptor: Int32

  /// Starts telling.
  ///
  /// - Parameter wake: called on a queue of its own; what has changed is for the callee to find out.
  init(wake: @escaping @Sendable () -> Void) {
    #if canImport(Glibc)
      let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    #else
      let descriptor: Int32 = -1
    #endif
    self.descriptor = descriptor
    let queue = DispatchQueue(label: "casque.folder-events")
    if descriptor >= 0 {
      let reading = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
      reading.setEventHandler {
        FolderEvents.drain(descriptor)
        wake()
      }
      reading.setCancelHandler { FolderEvents.close(descriptor) }
      reading.activate()
      source = reading
    } else {
      let timer = DispatchSource.makeTimerSource(queue: queue)
      timer.schedule(deadline: .now() + FolderEvents.pause, repeating: FolderEvents.pause)
      timer.setEventHandler { wake() }
      timer.activate()
      source = timer
    }
  }

  deinit { source.cancel() }

  /// Also tells of these folders; what cannot be watched is left out.
  func watch(_ folders: some Sequence<String>) {
    #if canImport(Glibc)
      guard descriptor >= 0 else { return }
      // What an editor does to save, and not what is read or half written.
      let mask = UInt32(
        IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF
          | IN_MOVE_SELF)
      // Asking again for a folder changes nothing; one that was made anew needs it.
      for folder in folders { _ = unsafe inotify_add_watch(descriptor, folder, mask) }
    #endif
  }

  /// Reads what the kernel has to say, so that it can say more.
  private static func drain(_ descriptor: Int32) {
    #if canImport(Glibc)
      var buffer = [UInt8](repeating: 0, count: 16_384)
      while unsafe buffer.withUnsafeMutableBytes({ bytes in
        unsafe read(descriptor, bytes.baseAddress, bytes.count)
      }) > 0 {}
    #endif
  }

  private static func close(_ descriptor: Int32) {
    #if canImport(Glibc)
      _ = Glibc.close(descriptor)
    #endif
  }
}
