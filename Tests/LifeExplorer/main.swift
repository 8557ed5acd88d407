import Foundation

exit(Explorer.run(Array(CommandLine.arguments.dropFirst())))
