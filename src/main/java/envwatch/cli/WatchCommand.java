package envwatch.cli;

import static envwatch.words.Messages.text;

import envwatch.platform.ProcessEnd;
import envwatch.watch.Watch;
import java.io.IOException;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Stack;
import picocli.CommandLine.Command;
import picocli.CommandLine.IParameterPreprocessor;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/**
 * Looks at the accounts until it is interrupted, prints what changes, and runs a program for it.
 */
@Command(name = "watch")
final class WatchCommand extends Subcommand {
  @Option(names = "--json", descriptionKey = "cli.option.json.watch")
  private boolean json;

  @Option(names = "--filter", descriptionKey = "cli.option.filter", paramLabel = "TEXT")
  private String filter = "";

  @Option(
      names = "--exec",
      descriptionKey = "cli.option.exec",
      paramLabel = "PROGRAM [ARG...]",
      hideParamSyntax = true,
      arity = "1..*",
      preprocessor = Rest.class)
  private List<String> program = List.of();

  /** Whatever follows belongs to the program, also what looks like an option of Envwatch. */
  static final class Rest implements IParameterPreprocessor {
    @Override
    public boolean preprocess(
        Stack<String> arguments, CommandSpec command, ArgSpec option, Map<String, Object> info) {
      List<String> rest = new ArrayList<>(arguments.reversed());
      arguments.clear();
      if (rest.isEmpty()) {
        throw new ParameterException(command.commandLine(), text("cli.watch.no-program"));
      }
      option.setValue(rest);
      return true;
    }
  }

  WatchCommand(CliContext context) {
    super(context);
  }

  @Override
  public Integer call() throws UsageException, IOException {
    EnvironmentFilter chosen = filter(filter);
    return with(accounts(), accounts -> watch(accounts, chosen));
  }

  private int watch(ChosenAccounts accounts, EnvironmentFilter chosen) {
    try (CommandWatch command = new CommandWatch(accounts);
        ChangeProgram running = new ChangeProgram(program, command.time(), err());
        ProcessEnd _ = new ProcessEnd(running::close)) {
      Watch watch = command.watch();
      ChangePrinter printer =
          new ChangePrinter(out(), err(), chosen, json, ZoneId.systemDefault(), running::changed);
      watch.subscribe(printer::take);
      watch.watch(accounts.accounts());
      return printer.awaitEnd(watch::view) ? COULD_NOT_LOOK : 0;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return 0;
    }
  }
}
