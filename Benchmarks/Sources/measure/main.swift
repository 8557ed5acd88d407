// measure ROUNDS FOLDER -- NAME COMMAND [ARGUMENT…] -- NAME COMMAND [ARGUMENT…] …
//
// Runs the commands in turns, so many rounds of each, a whole process (with all that it starts) every time. Prints a line
// for each, parted by tabs: name, status, median of the wall time in ms, of the processor time in ms, the most memory in
// MB, and the medians of two ratios to the first command, taken round by round: wall and processor time. What a command
// printed last is in FOLDER/NAME.
//
// measure --first-output ROUNDS -- NAME COMMAND …
//
// The same, but each process is ended (SIGTERM) as soon as it has printed something, and the wall time is up to then.
import Foundation

struct Command {
  let name: String
  let words: [String]
}

struct Run {
  var wall = 0.0
  var processor = 0.0
  var memory = 0.0
  var status: Int32 = 0
}

func quit(_ complaint: String) -> Never {
  FileHandle.standardError.write(Data("measure: \(complaint)\n".utf8))
  exit(2)
}

func now() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1e6
}

func milliseconds(_ time: timeval) -> Double { Double(time.tv_sec) * 1000 + Double(time.tv_usec) / 1000 }

/// Starts a command with its standard output going to a descriptor.
func start(_ command: Command, output: Int32) -> pid_t {
  #if canImport(Darwin)
  var actions: posix_spawn_file_actions_t?
  #else
  var actions = posix_spawn_file_actions_t()
  #endif
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
  // C strings for the call, freed after it: the arguments and the environment.
  var arguments = command.words.map { strdup($0) } + [nil]
  var environment = ProcessInfo.processInfo.environment.map { strdup("\($0)=\($1)") } + [nil]
  defer { for text in arguments + environment { free(text) } }
  var process = pid_t()
  let number = posix_spawnp(&process, command.words[0], &actions, nil, &arguments, &environment)
  guard number == 0 else { quit("\(command.words[0]) cannot be started: \(String(cString: strerror(number)))") }
  return process
}

/// Waits for the end, and says what it took since the start. The times of all that a process has waited for are in its own.
func end(_ process: pid_t, since start: Double, until moment: Double? = nil) -> Run {
  var (status, usage) = (Int32(0), rusage())
  while wait4(process, &status, 0, &usage) == -1, errno == EINTR {}
  let wall = (moment ?? now()) - start
  let signal = status & 0x7F
  #if canImport(Darwin)
  let bytesPerUnit = 1.0
  #else
  let bytesPerUnit = 1024.0
  #endif
  return Run(
    wall: wall, processor: milliseconds(usage.ru_utime) + milliseconds(usage.ru_stime),
    memory: Double(usage.ru_maxrss) * bytesPerUnit / 1e6, status: signal == 0 ? (status >> 8) & 0xFF : 128 + signal)
}

func run(_ command: Command, into path: String) -> Run {
  let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
  guard file >= 0 else { quit("\(path) cannot be written.") }
  defer { close(file) }
  let beginning = now()
  return end(start(command, output: file), since: beginning)
}

func runUntilOutput(_ command: Command) -> Run {
  var ends: [Int32] = [0, 0]
  guard pipe(&ends) == 0 else { quit("there is no pipe.") }
  for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  let beginning = now()
  let process = start(command, output: ends[1])
  close(ends[1])
  var byte: UInt8 = 0
  guard read(ends[0], &byte, 1) == 1 else { quit("\(command.name) printed nothing.") }
  let moment = now()
  kill(process, SIGTERM)
  defer { close(ends[0]) }
  return end(process, since: beginning, until: moment)
}

func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

var words = CommandLine.arguments.dropFirst()
let endsAtOutput = words.first == "--first-output"
if endsAtOutput { words = words.dropFirst() }
guard let rounds = words.popFirst().flatMap({ Int($0) }), rounds > 0 else { quit("the rounds are no number.") }
let folder = endsAtOutput ? "" : words.popFirst() ?? ""
let commands = words.split(separator: "--").map { Command(name: $0.first ?? "", words: Array($0.dropFirst())) }
guard let first = commands.first, commands.allSatisfy({ !$0.words.isEmpty }) else { quit("nothing to measure.") }

var runs = Dictionary(uniqueKeysWithValues: commands.map { ($0.name, [Run]()) })
for round in 0..<rounds {
  for turn in commands.indices {
    let command = commands[(turn + round) % commands.count]  // nobody always runs after the same one
    let run = endsAtOutput ? runUntilOutput(command) : run(command, into: "\(folder)/\(command.name)")
    runs[command.name, default: []].append(run)
  }
}

let base = runs[first.name] ?? []
for command in commands {
  let own = runs[command.name] ?? []
  let statuses = Set(own.map { "\($0.status)" }).sorted().joined(separator: ",")
  let ratios = zip(own, base).map { ($0.wall / max($1.wall, 0.001), $0.processor / max($1.processor, 0.001)) }
  let numbers = [
    median(own.map(\.wall)), median(own.map(\.processor)), own.map(\.memory).max() ?? 0, median(ratios.map(\.0)),
    median(ratios.map(\.1)),
  ]
  let texts = numbers.map { String(format: "%.2f", $0) }
  print(([command.name, statuses] + texts).joined(separator: "\t"))
}
