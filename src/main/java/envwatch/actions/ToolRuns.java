package envwatch.actions;

import envwatch.actions.Obstacle.Kind;
import envwatch.tools.InvalidToolException;
import envwatch.tools.ProgramRun;
import envwatch.tools.Tool;
import envwatch.tools.ToolCommand;
import envwatch.tools.ToolValues;
import envwatch.util.Time;
import envwatch.watch.TrainingView;
import envwatch.watch.WatchAccess;
import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Starts tools and records what comes of them. A program runs for as long as it wants to, also
 * after Envwatch has ended: what a person has opened stays open.
 */
public final class ToolRuns implements ToolService {
  /** What ends sooner has ended before the next one is started. */
  private static final Duration PAUSE = Duration.ofSeconds(2);

  private static final Duration NO_LIMIT = Duration.ofDays(365);

  private static final int LONGEST_LINE = 300;

  private final WatchAccess watch;
  private final Supplier<TrainingView> classes;
  private final ActivityLog log;
  private final Time time;
  private final Browser browser;
  private final BooleanSupplier readOnly;
  private final Set<Running> running = new HashSet<>();

  /** A tool that has been started and not ended. */
  private record Running(String tool, Requested.OfTool what) {}

  /** The system's web browser. */
  public interface Browser {
    /**
     * @throws IOException if no program opened it
     */
    void open(URI address) throws IOException;
  }

  /**
   * @param browser may block
   * @param readOnly evaluated for every start
   */
  public ToolRuns(
      WatchAccess watch,
      Supplier<TrainingView> classes,
      ActivityLog log,
      Time time,
      Browser browser,
      BooleanSupplier readOnly) {
    this.watch = watch;
    this.classes = classes;
    this.log = log;
    this.time = time;
    this.browser = browser;
    this.readOnly = readOnly;
  }

  @Override
  public void run(Tool tool, List<Requested.OfTool> what, Consumer<Activity> settled) {
    if (what.size() > MOST_AT_ONCE) {
      throw new IllegalArgumentException("too many at once");
    }
    List<Activity> waiting = new ArrayList<>();
    for (Requested.OfTool each : new LinkedHashSet<>(what)) {
      waiting.add(Activity.waiting(each, null, time.instant(), watch.view()));
    }
    waiting.forEach(log::record);
    thread(() -> runAll(tool, waiting, settled));
  }

  /** A thread for what may never end: it keeps nothing from ending. */
  private static Thread thread(Runnable task) {
    return Thread.ofVirtual().name("tool").start(task);
  }

  private void runAll(Tool tool, List<Activity> waiting, Consumer<Activity> settled) {
    for (Activity activity : waiting) {
      Thread run = thread(() -> settled.accept(run(tool, activity)));
      try {
        run.join(PAUSE);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        return;
      }
    }
  }

  private Activity run(Tool tool, Activity waiting) {
    if (!(waiting.requested() instanceof Requested.OfTool what)) {
      throw new IllegalArgumentException("no tool");
    }
    Running run = new Running(tool.id(), what);
    synchronized (running) {
      if (!running.add(run)) {
        return record(waiting.with(notSent(Kind.UNDER_WAY), null));
      }
    }
    try {
      return start(tool, waiting, what);
    } finally {
      synchronized (running) {
        running.remove(run);
      }
    }
  }

  private Activity start(Tool tool, Activity waiting, Requested.OfTool what) {
    if (tool.changes() && readOnly.getAsBoolean()) {
      return record(waiting.with(notSent(Kind.READ_ONLY), null));
    }
    Optional<ToolValues> values = what.values(watch.view(), classes);
    if (values.isEmpty()) {
      return record(waiting.with(notSent(Kind.GONE), null));
    }
    Instant begun = time.instant();
    Activity sent = waiting.sentAt(begun);
    try {
      Outcome outcome =
          switch (tool.command()) {
            case ToolCommand.Link link -> open(link.uri(values.get()), sent);
            case ToolCommand.Program program ->
                run(program.filled(values.get()), values.get(), sent);
          };
      return record(sent.with(outcome, Duration.between(begun, time.instant())));
    } catch (InvalidToolException e) {
      return record(waiting.with(new Outcome.ToolNotFitting(e.kind(), e.word()), null));
    }
  }

  private static Outcome notSent(Kind kind) {
    return new Outcome.NotSent(Obstacle.of(kind));
  }

  private Activity record(Activity activity) {
    log.record(activity);
    return activity;
  }

  private Outcome open(URI address, Activity sent) {
    record(sent);
    try {
      browser.open(address);
      return new Outcome.ToolOpened();
    } catch (IOException e) {
      // Its message may hold the address, and that what a person called secret.
      return new Outcome.ToolNotStarted("", "");
    }
  }

  private Outcome run(List<String> command, ToolValues values, Activity sent) {
    record(sent);
    try {
      ProgramRun.Result result = new ProgramRun(command, values.variables(), "", NO_LIMIT).toEnd();
      return switch (result) {
        case ProgramRun.Result.Ended(int exitCode, List<String> lines) ->
            new Outcome.ToolEnded(exitCode, shown(lines));
        case ProgramRun.Result.NotFound(String program) -> new Outcome.ToolNotStarted(program, "");
        case ProgramRun.Result.NotStarted(String program, String reason) ->
            new Outcome.ToolNotStarted(program, reason);
        case ProgramRun.Result.TimeLimit _ -> new Outcome.Interrupted();
      };
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return new Outcome.Interrupted();
    }
  }

  /** What was printed, without passwords that the service has told meanwhile either. */
  private List<String> shown(List<String> lines) {
    return watch.view().withoutPasswords(lines).stream()
        .map(line ->
            line.length() <= LONGEST_LINE ? line : line.substring(0, LONGEST_LINE - 1) + "…")
        .toList();
  }
}
