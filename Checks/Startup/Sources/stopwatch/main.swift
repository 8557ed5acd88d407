// stopwatch LIMIT BASELINE [ARGUMENT…] -- PROGRAM [ARGUMENT…] -- …
//
// Runs the programs in turns, a whole process each time, and compares the medians with the baseline's. The status is 1
// when one takes more than LIMIT times as long, or does not end with 0.
import Foundation

let rounds = 51
let warmUps = 3

func quit(_ complaint: String) -> Never {
  FileHandle.standardError.write(Data((complaint + "\n").utf8))
  exit(1)
}

/// Starts a process, waits for its end, and gives the time between.
func time(_ command: [String]) -> Duration {
  // C strings for the call, freed after it: the arguments and the environment.
  var arguments = command.map { strdup($0) } + [nil]
  var environment = ProcessInfo.processInfo.environment.map { strdup("\($0)=\($1)") } + [nil]
  defer {
    for text in arguments + environment { free(text) }
  }

  var process = pid_t()
  var status: CInt = 0
  let start = ContinuousClock.now
  guard posix_spawn(&process, command[0], nil, nil, &arguments, &environment) == 0 else {
    quit("\(command[0]) could not be started.")
  }
  while waitpid(process, &status, 0) == -1 && errno == EINTR {}
  let took = start.duration(to: .now)
  guard status == 0 else { quit("\(command.joined(separator: " ")) did not end well: wait status \(status).") }
  return took
}

func median(_ times: [Duration]) -> Duration {
  times.sorted()[times.count / 2]  // `rounds` is odd
}

guard let limit = CommandLine.arguments.dropFirst().first.flatMap(Double.init) else { quit("The limit is no number.") }
let commands = CommandLine.arguments.dropFirst(2).split(separator: "--").map(Array.init)
guard commands.count > 1 else { quit("Nothing to compare.") }

// What the programs print goes nowhere meanwhile.
let output = dup(1)
let nowhere = open("/dev/null", O_WRONLY)
dup2(nowhere, 1)

var times = commands.map { _ in [Duration]() }
for round in 0..<warmUps + rounds {
  for turn in commands.indices {
    let index = (turn + round) % commands.count  // nobody always runs after the same one
    let took = time(commands[index])
    if round >= warmUps { times[index].append(took) }
  }
}

dup2(output, 1)

let baseline = median(times[0])
var tooSlow: [String] = []
print("medians of \(rounds) runs each")
for (command, times) in zip(commands, times) {
  let name = ([URL(fileURLWithPath: command[0]).lastPathComponent] + command.dropFirst()).joined(separator: " ")
  let ratio = median(times) / baseline
  let milliseconds = median(times) / .milliseconds(1)
  print(String(format: "%7.2f ms  %5.2f times  ", milliseconds, ratio) + name)
  if ratio > limit { tooSlow.append(name) }
}
guard tooSlow.isEmpty else { quit("More than \(limit) times the empty program: \(tooSlow.joined(separator: ", ")).") }
