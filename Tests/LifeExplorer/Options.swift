import LifeModel

/// What the command line says.
struct Options {
  var lives = 200_000
  var seed: UInt64 = 1
  var depth = 6
  var facade = 5_000
  var faults: [Fault] = []
  var wantsHelp = false

  struct Misuse: Error {
    let message: String
  }

  static let usage = """
    Explores the life of an app that asks its users to update: drawn lives, and all short ones.

    Usage: LifeExplorer [--lives N] [--seed S] [--depth D] [--facade N] [--fault NAME|all]

      --lives N     how many lives of \(LifeRun.usualLength) events to draw (200000; 0 = none)
      --seed S      which lives: the same seed draws the same ones (1)
      --depth D     how many letters the words of the exhaustive walk have (6; 0 = no walk)
      --facade N    how many lives of the class around the flow to draw (5000; 0 = none)
      --fault NAME  plant a fault and look for it: \(Fault.allCases.map(\.rawValue).joined(separator: ", "))

    Exit status: 0 nothing broken, or the planted fault found; 1 otherwise; 2 wrong usage.
    A broken invariant is printed with the shortest life that breaks it.
    """

  init(_ arguments: [String]) throws(Misuse) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--help" || argument == "-h" {
        wantsHelp = true
        continue
      }
      guard ["--lives", "--seed", "--depth", "--facade", "--fault"].contains(argument) else {
        throw Misuse(message: "Unknown argument '\(argument)'.")
      }
      guard let value = rest.popFirst() else { throw Misuse(message: "\(argument) wants a value.") }
      try take(argument, value)
    }
  }

  private mutating func take(_ argument: String, _ value: String) throws(Misuse) {
    let number = Int(value).flatMap { $0 >= 0 ? $0 : nil }
    switch (argument, number) {
    case ("--lives", let number?): lives = number
    case ("--seed", let number?): seed = UInt64(number)
    case ("--depth", let number?): depth = number
    case ("--facade", let number?): facade = number
    case ("--fault", _) where value == "all": faults = Fault.allCases
    case ("--fault", _):
      guard let fault = Fault(rawValue: value) else { throw Misuse(message: "There is no fault '\(value)'.") }
      faults = [fault]
    default: throw Misuse(message: "\(argument) wants a number, not '\(value)'.")
    }
  }
}
