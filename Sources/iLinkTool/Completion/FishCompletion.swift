/// The completion script for fish.
struct FishCompletion {
  var script: String {
    """
    # Completion of ilink for fish, as 'ilink completion fish' prints it.
    # For this shell:   ilink completion fish | source
    # For every shell:  ilink completion fish > ~/.config/fish/completions/ilink.fish

    # The command among the words so far; options may stand before it.
    function __ilink_command
        set -l value no
        for word in (commandline -opc)[2..]
            if test $value = yes
                set value no
                continue
            end
            switch $word
                case \(valueOptions)
                    set value yes
                case '-*'
                case '*'
                    echo $word
                    return 0
            end
        end
        return 1
    end

    function __ilink_is
        contains -- (__ilink_command) $argv
    end

    function __ilink_is_not_yet
        not __ilink_command >/dev/null
    end

    # Words behind the last comma of a list.
    function __ilink_list
        set -l head (string match -r '^.*,' -- (commandline -ct | string replace -r '^-[^=]*=' ''))
        for word in $argv
            echo "$head$word"
        end
    end

    # The words of a program that stands behind '--'.
    function __ilink_program
        set -l words (commandline -opc)
        set -l place (contains -i -- -- $words)
        and complete -C (string join ' ' -- $words[(math $place + 1)..] (commandline -ct))
    end

    function __ilink_storefronts
        printf '%s\\t%s\\n' \\
    \(storefronts)
    end

    complete -c ilink -f
    complete -c ilink -n '__ilink_is \(CompletionWords.commandsForApps.joined(separator: " "))' -F
    \(commands)
    \(operands)
    \(options)

    """
  }

  /// As the parser does: what takes a value in one command only is told apart by the command.
  private var valueOptions: String {
    OptionTable.all.filter { $0.value != nil }.flatMap(CompletionWords.spellings).joined(separator: " ")
  }

  private var storefronts: String {
    CompletionWords.storefronts.map { "        \($0.code) \(Self.quoted($0.name))" }.joined(separator: " \\\n")
  }

  private var commands: String {
    CompletionWords.commands.map {
      "complete -c ilink -n __ilink_is_not_yet -a \($0.name) -d \(Self.quoted($0.summary))"
    }
    .joined(separator: "\n")
  }

  private var operands: String {
    CompletionWords.commands.compactMap { command in
      switch command.operands {
      case .app: nil
      case .words(let words):
        words.isEmpty
          ? nil : "complete -c ilink -n '__ilink_is \(command.name)' -a '\(words.joined(separator: " "))'"
      case .program: "complete -c ilink -n '__ilink_is \(command.name)' -a '(__ilink_program)'"
      }
    }.joined(separator: "\n")
  }

  private var options: String {
    CompletionWords.optionsWithCommands.map { spec, commands, isCommon in
      let condition =
        commands.isEmpty
        ? "__ilink_is_not_yet"
        : (isCommon ? "__ilink_is_not_yet; or " : "") + "__ilink_is \(commands.joined(separator: " "))"
      let short = spec.short.map { " -s \($0)" } ?? ""
      return "complete -c ilink -n '\(condition)' -l \(spec.option.rawValue)\(short)\(Self.action(spec.values))"
        + " -d \(Self.quoted(spec.help))"
    }.joined(separator: "\n")
  }

  private static func action(_ values: OptionValues) -> String {
    switch values {
    case .none: ""
    case .text: " -x"
    case .file, .folder: " -r -F"
    case .word(let words): " -x -a '\(words.joined(separator: " "))'"
    case .list(let words): " -x -a '(__ilink_list \(words.joined(separator: " ")))'"
    case .storefront: " -x -a '(__ilink_storefronts)'"
    case .storefronts(let words):
      " -x -a '(__ilink_list \(words.joined(separator: " ")) (__ilink_storefronts))'"
    }
  }

  private static func quoted(_ text: String) -> String {
    "'" + CompletionWords.escaped(text, before: #"'\"#, with: #"\"#) + "'"
  }
}
