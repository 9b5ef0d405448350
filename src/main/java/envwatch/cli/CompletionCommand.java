package envwatch.cli;

import static envwatch.words.Messages.text;

import java.util.Set;
import java.util.concurrent.Callable;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Prints the script with which a shell completes the commands and options of Envwatch. */
@Command(name = "completion")
final class CompletionCommand implements Callable<Integer> {
  /** Both run the same script, which asks zsh to understand the completions of bash. */
  private static final Set<String> SHELLS = Set.of("bash", "zsh");

  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "SHELL", descriptionKey = "cli.option.shell")
  private String shell = "";

  @Override
  public Integer call() throws UsageException {
    if (!SHELLS.contains(shell)) {
      throw new UsageException(text("cli.completion.shell", shell));
    }
    CommandLine line = spec.commandLine();
    CommandSpec program = spec.root();
    line.getOut().print(AutoComplete.bash(program.name(), program.commandLine()));
    line.getOut().flush();
    return 0;
  }
}
