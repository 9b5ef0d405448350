package envwatch.runtime;

import envwatch.notices.Membership;
import envwatch.notices.NoticeRun;
import envwatch.settings.Settings;
import envwatch.tools.InvalidToolException;
import envwatch.tools.PacedRuns;
import envwatch.tools.ProgramRun.Result;
import envwatch.tools.Tool;
import envwatch.tools.ToolCommand.Program;
import envwatch.util.Time;
import envwatch.watch.WorldView;
import envwatch.words.ToolWords;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Runs the tools of saved views when an environment changes, and keeps how each went last.
 * Thread-safe; all methods return at once.
 */
final class ViewTools implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(ViewTools.class);

  private final Supplier<Settings> settings;
  private final Membership membership;
  private final Supplier<WorldView> newest;
  private final Time time;
  private final PacedRuns runs;

  /** By the ids of tools; guarded by itself. */
  private final Map<String, Last> last = new HashMap<>();

  /** How a tool went last. */
  record Last(Instant at, Result result) {}

  /**
   * @param membership tells whether an environment passes the filter of a tool
   * @param newest names the passwords that are not kept of what a program prints
   * @param background runs what blocks; stays open until this is closed
   */
  ViewTools(
      Supplier<Settings> settings,
      Membership membership,
      Supplier<WorldView> newest,
      Time time,
      Executor background) {
    this.settings = settings;
    this.membership = membership;
    this.newest = newest;
    this.time = time;
    runs = new PacedRuns(time, background);
  }

  /** Runs the tool as soon as it is its turn, unless it may not run by itself, or not for this. */
  void run(NoticeRun run) {
    for (Tool tool : settings.get().tools()) {
      if (tool.id().equals(run.tool())
          && tool.runsByItself()
          && tool.command() instanceof Program program
          && matches(tool, run)) {
        run(tool.id(), program, run);
      }
    }
  }

  private boolean matches(Tool tool, NoticeRun run) {
    return tool.filter().isBlank()
        || run.world()
            .find(run.environment())
            .filter(watched -> membership.shows(tool.filter(), watched, run.world()))
            .isPresent();
  }

  private void run(String tool, Program program, NoticeRun run) {
    List<String> command;
    try {
      command = program.filled(ChangeRun.values(run.change(), run.world()));
    } catch (InvalidToolException e) {
      String problem = ToolWords.problem(e, Tool.Subject.ENVIRONMENT);
      keep(tool, new Result.NotStarted(program.program(), problem));
      return;
    }
    runs.add(
        ChangeRun.of(command, run.change(), run.world()),
        result -> keep(tool, result.showing(lines -> newest.get().withoutPasswords(lines))),
        () -> LOG.warn("A tool is not run for the oldest of too many changes that wait for it"));
  }

  private void keep(String tool, Result result) {
    synchronized (last) {
      last.put(tool, new Last(time.instant(), result));
    }
  }

  /** How it went last since the start of Envwatch; empty if it was not run. */
  Optional<Last> last(String tool) {
    synchronized (last) {
      return Optional.ofNullable(last.get(tool));
    }
  }

  /** Ends what runs. */
  @Override
  public void close() {
    runs.close();
  }
}
