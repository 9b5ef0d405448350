package envwatch.cli;

import static envwatch.words.Messages.text;

import envwatch.model.EnvironmentId;
import envwatch.model.training.ClassId;
import java.io.IOException;
import java.time.Duration;
import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Looks until everything is in a state. */
@Command(name = "wait")
final class WaitCommand extends Subcommand {
  static final int THERE = 0;
  static final int ONE_FAILED = 1;

  /** As that of the command timeout of GNU coreutils. */
  static final int TIME_OUT = 124;

  private static final Duration LONGEST = Duration.ofDays(7);

  @Option(
      names = "--until",
      required = true,
      descriptionKey = "cli.option.until",
      paramLabel = "STATE",
      completionCandidates = States.class)
  private String until = "";

  @Option(names = "--filter", descriptionKey = "cli.option.filter.wait", paramLabel = "TEXT")
  private @Nullable String filter;

  @Option(names = "--class", descriptionKey = "cli.option.class.wait", paramLabel = "ID")
  private @Nullable String trainingClass;

  @Option(names = "--timeout", descriptionKey = "cli.option.timeout", paramLabel = "TIME")
  private String timeout = "20m";

  @Option(names = "--or-failed", descriptionKey = "cli.option.or-failed")
  private boolean orFailed;

  /** The states that Envwatch knows itself, which shells complete. */
  static final class States implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return Until.WORDS.iterator();
    }
  }

  /** What was written, understood. */
  public record Wanted(
      Until until,
      List<EnvironmentId> environments,
      EnvironmentFilter filter,
      @Nullable ClassId trainingClass,
      Duration timeout,
      boolean orFailed) {}

  WaitCommand(CliContext context) {
    super(context);
  }

  @Override
  public Integer call() throws UsageException, IOException {
    Wanted wanted = wanted();
    return with(
        accountsToSelectFrom(),
        accounts ->
            wanted.trainingClass() == null
                ? wait(accounts, wanted, null)
                : withClass(
                    wanted.trainingClass(), accounts, found -> wait(accounts, wanted, found)));
  }

  private Wanted wanted() throws UsageException {
    int selections = selections(filter, trainingClass);
    if (selections > 1) {
      throw new UsageException(text("cli.wait.one-selection"));
    }
    if (selections == 0) {
      throw new UsageException(text("cli.wait.no-selection"));
    }
    if (until.isBlank()) {
      throw new UsageException(text("cli.wait.until-empty"));
    }
    ClassId chosenClass = classId(trainingClass, "cli.wait.class-empty");
    EnvironmentFilter chosen = filter(filter);
    Until state = new Until(until.strip());
    if (state.meant().isPresent()) {
      throw new UsageException(text("cli.wait.until-unknown", until, state.meant().get()));
    }
    return new Wanted(
        state,
        options().environments(),
        chosen,
        chosenClass,
        WrittenDuration.parse("--timeout", timeout, LONGEST),
        orFailed);
  }

  private int wait(ChosenAccounts accounts, Wanted wanted, @Nullable AwaitedClass found)
      throws InterruptedException {
    try (CommandWatch command = new CommandWatch(accounts)) {
      command.watch().watch(found == null ? accounts.only(wanted.environments()) : found.watched());
      AwaitedThings things = new AwaitedThings(wanted.until(), stillWatch(), Duration.ZERO);
      return new Waiter(command.watch(), wanted, found, things, context.clock(), this::say).run();
    }
  }
}
