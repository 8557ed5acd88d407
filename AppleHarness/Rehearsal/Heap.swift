import CMalloc

/// The heap of this process: what nobody counts (observers, tasks, continuations) lies there too.
package enum Heap {
  /// How many bytes are in use.
  package static var bytes: Int {
    let heap = mallinfo2()
    return Int(heap.uordblks) + Int(heap.hblkhd)
  }
}
