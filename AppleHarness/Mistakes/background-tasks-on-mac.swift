// lane: compile
// on: macos
// says: 'BGTaskScheduler' is unavailable in macOS
#if canImport(BackgroundTasks)
import BackgroundTasks

func cancel() { BGTaskScheduler.shared.cancelAllTaskRequests() }  // mistake
#endif
