package envwatch.cli;

import envwatch.filter.Filter;
import envwatch.watch.Watch;
import java.io.IOException;
import java.time.ZoneId;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Looks at the accounts until it is interrupted, and prints what changes. */
@Command(name = "watch")
final class WatchCommand extends Subcommand {
  @Option(names = "--json", descriptionKey = "cli.option.json.watch")
  private boolean json;

  @Option(names = "--filter", descriptionKey = "cli.option.filter", paramLabel = "TEXT")
  private String filter = "";

  WatchCommand(CliContext context) {
    super(context);
  }

  @Override
  public Integer call() throws UsageException, IOException {
    Filter chosen = filter(filter);
    return with(accounts(), accounts -> watch(accounts, chosen));
  }

  private int watch(ChosenAccounts accounts, Filter chosen) {
    try (CommandWatch command = new CommandWatch(accounts)) {
      Watch watch = command.watch();
      ChangePrinter printer = new ChangePrinter(out(), err(), chosen, json, ZoneId.systemDefault());
      watch.subscribe(printer::take);
      watch.watch(accounts.accounts());
      return printer.awaitEnd(watch::view) ? COULD_NOT_LOOK : 0;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return 0;
    }
  }
}
