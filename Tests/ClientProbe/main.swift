import Foundation

// Does one thing in a process of its own and says how it went: the tests measure its memory, and kill it.
let arguments = Array(CommandLine.arguments.dropFirst(2))
switch CommandLine.arguments.dropFirst().first {
case "lookup": await LookupProbe.run(arguments)
case "history-count": HistoryProbe.count(arguments)
case "history-churn": HistoryProbe.churn(arguments)
case "history-denied": HistoryProbe.denied(arguments)
default: print("unknown probe")
}
