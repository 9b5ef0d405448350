package envwatch.cli;

import static envwatch.words.Messages.text;

import envwatch.api.ApiException;
import envwatch.filter.Filter;
import envwatch.model.ApiAccount;
import envwatch.model.EnvironmentId;
import envwatch.model.training.ClassId;
import envwatch.runtime.AccountSupervisor;
import envwatch.util.SystemTime;
import envwatch.watch.Watch;
import envwatch.words.FailureWords;
import envwatch.words.MistakeWords;
import envwatch.words.TerminalText;
import java.io.IOException;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** Looks until everything is in a state. */
@Command(name = "wait")
final class WaitCommand implements Callable<Integer> {
  static final int THERE = 0;
  static final int ONE_FAILED = 1;
  static final int COULD_NOT_LOOK = 2;

  /** As that of the command timeout of GNU coreutils. */
  static final int TIME_OUT = 124;

  private static final Duration LONGEST = Duration.ofDays(7);

  private final CliContext context;

  @ParentCommand private EnvwatchCommand parent;
  @Spec private CommandSpec spec;

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
      Filter filter,
      @Nullable ClassId trainingClass,
      Duration timeout,
      boolean orFailed) {}

  WaitCommand(CliContext context) {
    this.context = context;
  }

  /** The command line, whose help omits the inherited option that this command rejects. */
  public static CommandLine line(CliContext context) {
    return OwnOptions.without(new CommandLine(new WaitCommand(context)), "--history");
  }

  @Override
  public Integer call() throws UsageException, IOException {
    Wanted wanted = wanted();
    PrintWriter err = spec.commandLine().getErr();
    try (ChosenAccounts accounts =
        ChosenAccounts.openToSelectFrom(context, parent.options(), err)) {
      accounts.problems().forEach(this::say);
      return accounts.accounts().isEmpty() ? COULD_NOT_LOOK : look(accounts, wanted);
    }
  }

  private Wanted wanted() throws UsageException {
    List<EnvironmentId> environments = parent.options().environments();
    int selections =
        (environments.isEmpty() ? 0 : 1)
            + (filter == null ? 0 : 1)
            + (trainingClass == null ? 0 : 1);
    if (selections > 1) {
      throw new UsageException(text("cli.wait.one-selection"));
    }
    if (selections == 0) {
      throw new UsageException(text("cli.wait.no-selection"));
    }
    if (until.isBlank()) {
      throw new UsageException(text("cli.wait.until-empty"));
    }
    if (trainingClass != null && trainingClass.isBlank()) {
      throw new UsageException(text("cli.wait.class-empty"));
    }
    Filter chosen = Filter.parse(filter == null ? "" : filter);
    if (!chosen.mistakes().isEmpty()) {
      throw new UsageException(MistakeWords.of(chosen).lines().findFirst().orElse(""));
    }
    Until state = new Until(until.strip());
    if (state.meant().isPresent()) {
      throw new UsageException(text("cli.wait.until-unknown", until, state.meant().get()));
    }
    return new Wanted(
        state,
        environments,
        chosen,
        trainingClass == null ? null : new ClassId(trainingClass.strip()),
        WrittenDuration.parse("--timeout", timeout, LONGEST),
        orFailed);
  }

  private int look(ChosenAccounts accounts, Wanted wanted) {
    try {
      if (wanted.trainingClass() == null) {
        return wait(accounts, wanted, null);
      }
      for (ApiAccount account : accounts.accounts()) {
        try (AwaitedClass found =
            AwaitedClass.open(
                accounts.connector(), account, wanted.trainingClass(), context.clock().instant())) {
          return wait(accounts, wanted, found);
        } catch (ApiException e) {
          say(
              text(
                  "cli.status.account-failed",
                  account.name(),
                  FailureWords.ofClass(e, account.address(), wanted.trainingClass())));
        }
      }
      return COULD_NOT_LOOK;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return COULD_NOT_LOOK;
    }
  }

  private int wait(ChosenAccounts accounts, Wanted wanted, @Nullable AwaitedClass found)
      throws InterruptedException {
    try (SystemTime time = new SystemTime();
        ExecutorService requests = Executors.newVirtualThreadPerTaskExecutor();
        Watch watch =
            new Watch(
                accounts.connector(),
                time,
                requests,
                AccountSupervisor.options(accounts.settings().watching()))) {
      watch.watch(watched(accounts, wanted, found));
      StillWatch still =
          new StillWatch(RecordedKnowledge.times(parent.options().directories().data()));
      return new Waiter(
              watch,
              wanted,
              found,
              new AwaitedThings(wanted.until(), still, Duration.ZERO),
              context.clock(),
              this::say)
          .run();
    }
  }

  private static List<ApiAccount> watched(
      ChosenAccounts accounts, Wanted wanted, @Nullable AwaitedClass found) {
    if (found != null) {
      return found.watched();
    }
    return wanted.environments().isEmpty()
        ? accounts.accounts()
        : accounts.accounts().stream()
            .map(account -> Selected.from(account, wanted.environments()))
            .toList();
  }

  private void say(String sentence) {
    PrintWriter err = spec.commandLine().getErr();
    err.println(TerminalText.plain(sentence.replace("\u200E", "")));
    err.flush();
  }
}
