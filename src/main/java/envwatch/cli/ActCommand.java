package envwatch.cli;

import static envwatch.words.Messages.text;

import envwatch.actions.Obstacle;
import envwatch.model.EnvironmentId;
import envwatch.model.SnapshotId;
import envwatch.model.training.ClassId;
import envwatch.words.ActionWords;
import java.io.IOException;
import java.time.Duration;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Does something to environments or machines, as the buttons of the window do. */
@Command(name = "act")
final class ActCommand extends Subcommand {
  private static final Duration LONGEST = Duration.ofDays(7);

  @Parameters(
      paramLabel = "ACTION",
      descriptionKey = "cli.option.action",
      completionCandidates = Words.class)
  private String action = "";

  @Option(names = "--filter", descriptionKey = "cli.option.filter.act", paramLabel = "TEXT")
  private @Nullable String filter;

  @Option(names = "--class", descriptionKey = "cli.option.class.wait", paramLabel = "ID")
  private @Nullable String trainingClass;

  @Option(
      names = "--machine",
      descriptionKey = "cli.option.machine",
      paramLabel = "ID",
      arity = "1..*")
  private @Nullable List<String> machines;

  @Option(names = "--snapshot", descriptionKey = "cli.option.snapshot", paramLabel = "ID")
  private @Nullable String snapshot;

  @Option(names = "--name", descriptionKey = "cli.option.name", paramLabel = "NAME")
  private @Nullable String name;

  @Option(names = "--description", descriptionKey = "cli.option.description", paramLabel = "TEXT")
  private @Nullable String description;

  @Option(names = "--default", descriptionKey = "cli.option.default")
  private boolean setAsDefault;

  @Option(names = "--yes", descriptionKey = "cli.option.yes.act")
  private boolean yes;

  @Option(names = "--wait", descriptionKey = "cli.option.wait")
  private boolean wait;

  @Option(names = "--timeout", descriptionKey = "cli.option.timeout.act", paramLabel = "TIME")
  private @Nullable String timeout;

  @Option(names = "--json", descriptionKey = "cli.option.json.act")
  private boolean json;

  /**
   * What was written, understood. One of the selections is there.
   *
   * @param filter empty unless it selects
   * @param patience how long to wait until it is done; null not to wait
   */
  record Wanted(
      ActRequest wish,
      List<EnvironmentId> environments,
      EnvironmentFilter filter,
      @Nullable ClassId trainingClass,
      boolean yes,
      @Nullable Duration patience) {}

  /** The words for actions, which shells complete. */
  static final class Words implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return words().iterator();
    }
  }

  ActCommand(CliContext context) {
    super(context);
  }

  private static List<String> words() {
    return Stream.of(Verb.values()).map(Verb::word).toList();
  }

  @Override
  public Integer call() throws UsageException, IOException {
    Wanted wanted = wanted();
    return with(accountsToSelectFrom(), accounts -> act(accounts, wanted));
  }

  private int act(ChosenAccounts accounts, Wanted wanted)
      throws UsageException, IOException, InterruptedException {
    if (accounts.readOnly()) {
      say(ActionWords.sentence(Obstacle.of(Obstacle.Kind.READ_ONLY)));
      return COULD_NOT_LOOK;
    }
    ActPrinter printer = new ActPrinter(wanted.wish().verb(), out(), this::say, json);
    ActRun run = new ActRun(context.clock(), accounts, printer, wanted, this::stillWatch);
    return wanted.trainingClass() == null
        ? run.run()
        : withClass(wanted.trainingClass(), accounts, run::run);
  }

  private Wanted wanted() throws UsageException {
    Verb verb =
        Verb.of(action)
            .orElseThrow(
                () -> new UsageException(text("cli.act.verb", action, String.join(", ", words()))));
    if (selections(filter, trainingClass) != 1) {
      throw new UsageException(text("cli.act.selection"));
    }
    ClassId chosenClass = classId(trainingClass, "cli.wait.class-empty");
    return new Wanted(wish(verb), options().environments(), filter(), chosenClass, yes, patience());
  }

  /** An empty filter would select everything, which nobody means who writes one. */
  private EnvironmentFilter filter() throws UsageException {
    EnvironmentFilter chosen = filter(filter);
    if (filter != null && chosen.isEmpty()) {
      throw new UsageException(text("cli.act.filter-empty"));
    }
    return chosen;
  }

  private @Nullable Duration patience() throws UsageException {
    if (!wait) {
      refuseUnless(timeout == null, "--timeout", "--wait");
      return null;
    }
    return WrittenDuration.parse("--timeout", timeout == null ? "20m" : timeout, LONGEST);
  }

  private ActRequest wish(Verb verb) throws UsageException {
    boolean taking = verb == Verb.SNAPSHOT;
    refuseUnless(machines == null || verb.hasMachines(), "--machine", "revert, reboot, delete");
    refuseUnless(snapshot == null || verb == Verb.REVERT, "--snapshot", "revert");
    refuseUnless(name == null || taking, "--name", "snapshot");
    refuseUnless(description == null || taking, "--description", "snapshot");
    refuseUnless(!setAsDefault || taking, "--default", "snapshot");
    if (taking && (name == null || name.isBlank())) {
      throw new UsageException(text("cli.act.snapshot-name"));
    }
    if (snapshot != null && machines != null) {
      throw new UsageException(text("cli.act.snapshot-or-machine"));
    }
    if (Stream.concat(Stream.ofNullable(snapshot), machineIds().stream())
        .anyMatch(String::isBlank)) {
      throw new UsageException(text("cli.act.id-empty"));
    }
    return new ActRequest(
        verb,
        machineIds(),
        snapshot == null ? null : new SnapshotId(snapshot.strip()),
        name == null
            ? null
            : new ActRequest.Taken(
                name.strip(), description == null ? "" : description.strip(), setAsDefault));
  }

  private Set<String> machineIds() {
    return machines == null
        ? Set.of()
        : machines.stream().map(String::strip).collect(Collectors.toSet());
  }

  private static void refuseUnless(boolean fits, String option, String where)
      throws UsageException {
    if (!fits) {
      throw new UsageException(text("cli.act.option", option, where));
    }
  }
}
