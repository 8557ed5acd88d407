/// The page on config files.
enum ConfigPage {
  static let text = """
    A config file holds options that you would give every time, as JSON:

      {
        "app": "com.example.app",
        "country": "de",
        "rollout": {"jobs": 4, "countries": ["us", "gb", "de"]}
      }

    The keys are the long names of options; "app" is the app to take when none is
    given. What stands under a command's name holds for that command only, and wins
    over what stands outside. A switch is true or false, anything else a text or a
    number as on the command line. An option of another command is let pass, a key
    that nobody knows gives a warning, a value that makes no sense is an error.

    Two files are read:
      \(ConfigPlaces.projectFile)  the project's: in this folder or one above it, up to the folder
                   with .git; where there is no .git, in this folder only
      config.json  the user's: in $XDG_CONFIG_HOME/ilink, else in ~/.config/ilink

    --config FILE, or ILINK_CONFIG, names one that is read instead of both; with
    --no-config none is. Options on the command line win over the environment, that
    over the project's file, that over the user's.

    'ilink version --verbose' lists the files in use. help and completion read none.

    """
}
