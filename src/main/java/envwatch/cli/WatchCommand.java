package envwatch.cli;

import envwatch.filter.Filter;
import envwatch.runtime.AccountSupervisor;
import envwatch.util.SystemTime;
import envwatch.watch.Watch;
import envwatch.words.MistakeWords;
import envwatch.words.TerminalText;
import java.io.IOException;
import java.io.PrintWriter;
import java.time.ZoneId;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** Looks at the accounts until it is interrupted, and prints what changes. */
@Command(name = "watch")
final class WatchCommand implements Callable<Integer> {
  private static final int COULD_NOT_LOOK = 2;

  private final CliContext context;

  @ParentCommand private EnvwatchCommand parent;
  @Spec private CommandSpec spec;

  @Option(names = "--json", descriptionKey = "cli.option.json.watch")
  private boolean json;

  @Option(names = "--filter", descriptionKey = "cli.option.filter", paramLabel = "TEXT")
  private String filter = "";

  WatchCommand(CliContext context) {
    this.context = context;
  }

  /** The command line, whose help omits the inherited option that this command rejects. */
  public static CommandLine line(CliContext context) {
    return OwnOptions.without(new CommandLine(new WatchCommand(context)), "--history");
  }

  @Override
  public Integer call() throws UsageException, IOException {
    Filter chosen = Filter.parse(filter);
    if (!chosen.mistakes().isEmpty()) {
      throw new UsageException(MistakeWords.of(chosen).lines().findFirst().orElse(""));
    }
    PrintWriter err = spec.commandLine().getErr();
    try (ChosenAccounts accounts = ChosenAccounts.open(context, parent.options(), err)) {
      accounts.problems().forEach(problem -> err.println(TerminalText.plain(problem)));
      return accounts.accounts().isEmpty() ? COULD_NOT_LOOK : watch(accounts, chosen);
    }
  }

  private int watch(ChosenAccounts accounts, Filter chosen) {
    try (SystemTime time = new SystemTime();
        ExecutorService requests = Executors.newVirtualThreadPerTaskExecutor();
        Watch watch =
            new Watch(
                accounts.connector(),
                time,
                requests,
                AccountSupervisor.options(accounts.settings().watching()))) {
      ChangePrinter printer =
          new ChangePrinter(
              spec.commandLine().getOut(),
              spec.commandLine().getErr(),
              chosen,
              json,
              ZoneId.systemDefault());
      watch.subscribe(printer::take);
      watch.watch(accounts.accounts());
      return printer.awaitEnd(watch::view) ? COULD_NOT_LOOK : 0;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return 0;
    }
  }
}
