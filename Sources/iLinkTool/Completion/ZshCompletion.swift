/// The completion script for zsh.
struct ZshCompletion {
  /// The lines of the options that many commands have, made once: a script takes no longer than the program's start.
  private let common: [Option: String] = Dictionary(
    uniqueKeysWithValues: OptionTable.common.map { ($0.option, Self.lines(of: [$0])) })

  var script: String {
    """
    #compdef ilink
    # Completion of ilink for zsh, as 'ilink completion zsh' prints it.
    # For this shell:   source <(ilink completion zsh)
    # For every shell:  ilink completion zsh > "${fpath[1]}/_ilink", and start a new one.

    _ilink_storefronts() {
      local -a storefronts=(
    \(lines(CompletionWords.storefronts.map { "\($0.code):\($0.name)" }))
      )
      # Behind a comma in a list, of which these are words too.
      if (( $# )); then compset -P '*,'; fi
      storefronts+=("$@")
      _describe -t storefronts storefront storefronts
    }

    _ilink_list() {
      compset -P '*,'
      compadd -- "$@"
    }

    _ilink_commands() {
      local -a commands=(
    \(lines(CompletionWords.commands.map { "\($0.name):\($0.summary)" }))
      )
      _describe -t commands command commands
    }

    _ilink() {
      local word command= value= program=
      # The command is the first word that is no option, and no option's value.
      for word in $words[2,CURRENT-1]; do
        if [[ -n $value ]]; then
          value=
          continue
        fi
        case $word in
          \(valueOptions)) value=yes ;;
          -*) ;;
          *)
            command=$word
            break
            ;;
        esac
      done
      local -a own=('1: : ')
      case $command in
    \(commands)
        '') own=(
    \(Self.lines(of: OptionTable.common))
          '1: :_ilink_commands'
          ) ;;
        *) return 1 ;;
      esac
      local -i end=${words[(ie)--]}
      if [[ -n $program ]] && (( end < CURRENT )); then
        shift $end words
        (( CURRENT -= end ))
        _normal
      else
        _arguments -s $own
      fi
    }

    if [[ $funcstack[1] == _ilink ]]; then
      _ilink "$@"
    else
      compdef _ilink ilink
    fi

    """
  }

  private var commands: String {
    CompletionWords.commands.map { command in
      "    \(command.name)) own+=(\n\(lines(for: command))\n      "
        + Self.quoted(Self.operands(of: command)) + "\n      )\(command.operands == .program ? " program=yes" : "") ;;"
    }.joined(separator: "\n")
  }

  private var valueOptions: String {
    OptionTable.all.filter { $0.value != nil }.flatMap(CompletionWords.spellings).joined(separator: "|")
  }

  private static func operands(of command: Command) -> String {
    switch command.operands {
    case .app: "*:app:_files"
    case .words(let words) where words.isEmpty: "*: : "
    case .words(let words): "*:word:(\(words.joined(separator: " ")))"
    case .program: "*: : "
    }
  }

  private func lines(_ texts: [String]) -> String {
    texts.map { "    " + Self.quoted($0) }.joined(separator: "\n")
  }

  private func lines(for command: Command) -> String {
    let own = OptionTable.own(of: command)
    let shared = OptionTable.common(for: command).compactMap { common[$0.option] }
    return ((own.isEmpty ? [] : [Self.lines(of: own)]) + shared).joined(separator: "\n")
  }

  private static func lines(of specs: [OptionSpec]) -> String {
    specs.flatMap(Self.specs).map { "      " + quoted($0) }.joined(separator: "\n")
  }

  /// As `_arguments` wants them: `--country=[help]:CC:action`, and the same with the short form.
  private static func specs(_ spec: OptionSpec) -> [String] {
    let help = "[" + escaped(spec.help, "[]:") + "]"
    let others = CompletionWords.spellings(spec).joined(separator: " ")
    let repeated = spec.isRepeated ? "*" : spec.short == nil ? "" : "(\(others))"
    guard let value = spec.value else { return CompletionWords.spellings(spec).map { repeated + $0 + help } }
    let behind = ":" + escaped(value, ":") + ":" + action(spec.values)
    return CompletionWords.spellings(spec).map { name in
      repeated + name + (name.hasPrefix("--") ? "=" : "+") + help + behind
    }
  }

  private static func action(_ values: OptionValues) -> String {
    switch values {
    case .none, .text: " "
    case .file: "_files"
    case .folder: "_files -/"
    case .word(let words): "(\(words.joined(separator: " ")))"
    case .list(let words): " _ilink_list \(words.joined(separator: " "))"
    case .storefront: " _ilink_storefronts"
    case .storefronts(let words): " _ilink_storefronts \(words.joined(separator: " "))"
    }
  }

  private static func escaped(_ text: String, _ special: String) -> String {
    CompletionWords.escaped(text, before: special + "\\", with: "\\")
  }

  private static func quoted(_ text: String) -> String {
    "'" + CompletionWords.escaped(text, before: "'", with: #"'\'"#) + "'"
  }
}
