package envwatch.cli;

import static envwatch.words.Messages.text;

import envwatch.words.TerminalText;
import java.io.PrintWriter;
import java.util.regex.Pattern;
import picocli.AutoComplete;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;

/**
 * Prints the script with which a shell completes the commands and options of Envwatch, and what
 * such a script asks for.
 */
@Command(name = "completion")
final class CompletionCommand extends Subcommand {
  static final String ENVIRONMENT = "--environment";

  /** What follows the name of the program where a script asks for ids and names. */
  static final String ASK_ENVIRONMENTS = " completion environments 2>/dev/null";

  /** As picocli writes it, for an option with any value. */
  private static final String ANY_ENVIRONMENT =
      """
          '--environment')
            return
      """;

  private static final String KNOWN_ENVIRONMENT =
      """
          '--environment')
            local IFS=$'\\n'
            COMPREPLY=( $( _envwatch_environments "${curr_word}" ) )
            return
      """;

  /** Bash replaces what was typed, so the beginning of a name becomes an id. */
  private static final String ENVIRONMENTS =
      """

      # The ids of environments that were seen lately and whose id or name begins with a word.
      function _envwatch_environments() {
        envwatch%s | BEGUN=$1 awk -F '\\t' '
          BEGIN { begun = tolower(ENVIRON["BEGUN"]) }
          index(tolower($1), begun) == 1 || index(tolower($2), begun) == 1 { print $1 }'
      }
      """
          .formatted(ASK_ENVIRONMENTS);

  /** Other ids would have to be quoted where a shell inserts them. */
  private static final Pattern HARMLESS = Pattern.compile("[A-Za-z0-9_.-]+");

  @Parameters(paramLabel = "SHELL", descriptionKey = "cli.option.shell")
  private String shell = "";

  CompletionCommand(CliContext context) {
    super(context);
  }

  @Override
  public Integer call() throws UsageException {
    CommandSpec program = program();
    PrintWriter out = out();
    switch (shell) {
      // Both run the same script, which asks zsh to understand the completions of bash.
      case "bash", "zsh" -> {
        String script = AutoComplete.bash(program.name(), program.commandLine());
        out.print(script.replace(ANY_ENVIRONMENT, KNOWN_ENVIRONMENT));
        out.print(ENVIRONMENTS);
      }
      case "fish" -> FishCompletion.print(program, out);
      case "environments" -> printEnvironments(out);
      default -> throw new UsageException(text("cli.completion.shell", shell));
    }
    out.flush();
    return 0;
  }

  private void printEnvironments(PrintWriter out) {
    RecordedKnowledge.seenLately(dataFolder(), context.clock().instant())
        .forEach((id, name) -> {
          if (HARMLESS.matcher(id.value()).matches()) {
            out.println(id.value() + "\t" + TerminalText.plain(name));
          }
        });
  }
}
