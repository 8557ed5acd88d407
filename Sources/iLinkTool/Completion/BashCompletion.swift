/// The completion script for bash. It is kept to what bash 3.2 has, since that is what macOS has.
struct BashCompletion {
  var script: String {
    """
    # Completion of ilink for bash 3.2 and later, as 'ilink completion bash' prints it.
    # For this shell:   eval "$(ilink completion bash)"
    # For every shell:  put that line into ~/.bashrc; or, where bash-completion is installed:
    #   ilink completion bash > ~/.local/share/bash-completion/completions/ilink

    _ilink_storefronts='\(CompletionWords.storefronts.map(\.code).joined(separator: " "))'

    # What stands behind an option: its kind in `kind`, words in `words`.
    _ilink_values() {
      kind=text words=''
      case $1 in
    \(values)
      *) return 1 ;;
      esac
    }

    # The options of a command.
    _ilink_options() {
      case $1 in
    \(options)
      *) words='\(Self.words(CompletionWords.options(of: nil)))' ;;
      esac
    }

    # The words behind a command.
    _ilink_operands() {
      kind='word' words=''
      case $1 in
    \(operands)
      *) kind=none ;;
      esac
    }

    # Offers words that begin as the last one does; $1 stands before each.
    _ilink_offer() {
      # Where there is nothing of ours, readline would offer files; bash 3.2 cannot be told not to.
      compopt +o default 2>/dev/null
      local IFS=$' \\t\\n'
      COMPREPLY=($(compgen -P "$1" -W "$words" -- "$current"))
    }

    _ilink() {
      local current=${COMP_WORDS[COMP_CWORD]} command='' option='' ended='' start='' kind words word i
      COMPREPLY=()
      for ((i = 1; i < COMP_CWORD; i++)); do
        word=${COMP_WORDS[i]}
        if [ -n "$ended" ]; then
          [ -n "$command" ] || command=$word
        elif [ "$word" = = ]; then
          : # bash breaks words here: '--country', '=', 'de'
        elif [ -n "$option" ]; then
          option=''
        else
          case $word in
          --) ended=1 ;;
          -*)
            if _ilink_values "$word"; then option=$word; fi
            ;;
          *) [ -n "$command" ] || command=$word ;;
          esac
        fi
      done
      # '--version' takes a value in few commands only.
      if [ "$option" = --version ]; then
        case $command in
        \(commandsWithVersion)) ;;
        *) option='' ;;
        esac
      fi
      if [ -z "$ended$option" ]; then
        case $current in
        --*=*)
          option=${current%%=*} start=${current%%=*}=
          current=${current#*=}
          ;;
        esac
      fi
      if [ -n "$option" ] && _ilink_values "$option"; then
        if [ "$current" = = ]; then current=''; fi
        case $kind in
        word) _ilink_offer "$start" ;;
        list)
          start=$start${current%"${current##*,}"}
          current=${current##*,}
          _ilink_offer "$start"
          ;;
        file)
          if [ -n "$start" ]; then
            local IFS=$'\\n'
            COMPREPLY=($(compgen -P "$start" -f -- "$current"))
          fi
          ;;
        *) words='' && _ilink_offer '' ;;
        esac
      elif [ -z "$ended" ] && [ "${current#-}" != "$current" ]; then
        _ilink_options "$command"
        _ilink_offer ''
      elif [ -z "$command" ]; then
        words='\(Command.names.joined(separator: " "))'
        _ilink_offer ''
      else
        _ilink_operands "$command"
        case $kind in
        word) _ilink_offer '' ;;
        program) if [ -n "$ended" ]; then COMPREPLY=($(compgen -c -- "$current")); else words='' && _ilink_offer ''; fi ;;
        esac
      fi
    }

    complete -o default -F _ilink ilink

    """
  }

  private var commandsWithVersion: String {
    Command.names.filter { OptionTable.takesValue(.version, in: $0) }.joined(separator: " | ")
  }

  private var values: String {
    CompletionWords.optionsWithCommands.filter { $0.spec.value != nil }.map { spec, _, _ in
      let names = CompletionWords.spellings(spec).joined(separator: " | ")
      return "  \(names)) \(Self.action(spec.values)) ;;"
    }.joined(separator: "\n")
  }

  private static func action(_ values: OptionValues) -> String {
    switch values {
    case .none, .text: ":"
    case .file, .folder: "kind='file'"
    case .word(let words): "kind='word' words='\(words.joined(separator: " "))'"
    case .list(let words): "kind='list' words='\(words.joined(separator: " "))'"
    case .storefront: "kind='word' words=$_ilink_storefronts"
    case .storefronts(let words): "kind='list' words=\"\(words.joined(separator: " ")) $_ilink_storefronts\""
    }
  }

  private var options: String {
    CompletionWords.commands.map { "  \($0.name)) words='\(Self.words(CompletionWords.options(of: $0)))' ;;" }
      .joined(separator: "\n")
  }

  private static func words(_ specs: [OptionSpec]) -> String {
    specs.flatMap(CompletionWords.spellings).joined(separator: " ")
  }

  private var operands: String {
    CompletionWords.commands.map { command in
      switch command.operands {
      case .app: "  \(command.name)) kind='file' ;;"
      case .words(let words): "  \(command.name)) words='\(words.joined(separator: " "))' ;;"
      case .program: "  \(command.name)) kind=program ;;"
      }
    }.joined(separator: "\n")
  }
}
