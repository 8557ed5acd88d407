import Foundation

exit(await Explorer.run(Array(CommandLine.arguments.dropFirst())))
