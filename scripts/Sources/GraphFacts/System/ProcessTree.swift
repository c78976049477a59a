#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The processes that a process started, and those that these started.
enum ProcessTree {
  /// Everything below a process that still runs, in process groups of its own or not.
  static func descendants(of root: pid_t) -> [pid_t] {
    let children = Dictionary(grouping: parents(), by: \.parent)
    var found: [pid_t] = []
    var waiting = [root]
    while let process = waiting.popLast() {
      for (child, _) in children[process] ?? [] where !found.contains(child) {
        found.append(child)
        waiting.append(child)
      }
    }
    return found
  }

  #if canImport(Darwin)
    private static func parents() -> [(process: pid_t, parent: pid_t)] {
      let room = Int(proc_listallpids(nil, 0)) + 64
      var processes = [pid_t](repeating: 0, count: max(room, 64))
      let size = Int32(processes.count * MemoryLayout<pid_t>.size)
      let count = Int(proc_listallpids(&processes, size))
      return processes.prefix(max(0, count)).compactMap { process in
        var info = proc_bsdinfo()
        let length = Int32(MemoryLayout<proc_bsdinfo>.size)
        guard proc_pidinfo(process, PROC_PIDTBSDINFO, 0, &info, length) == length else {
          return nil
        }
        return (process, pid_t(info.pbi_ppid))
      }
    }
  #else
    private static func parents() -> [(process: pid_t, parent: pid_t)] {
      let entries = (try? FileSystem.entries(of: "/proc")) ?? []
      return entries.compactMap { entry in
        guard let process = pid_t(entry.name),
          let bytes = try? FileSystem.read("/proc/\(entry.name)/stat"),
          // The program's name stands in parentheses and may hold anything.
          let name = bytes.lastIndex(of: UInt8(ascii: ")"))
        else { return nil }
        let fields = bytes[bytes.index(after: name)...].split(separator: UInt8(ascii: " "))
        guard fields.count > 1, let parent = pid_t(String(decoding: fields[1], as: UTF8.self))
        else { return nil }
        return (process, parent)
      }
    }
  #endif
}
