package envwatch.bench;

import envwatch.bench.Figure.Verdict;
import envwatch.history.model.Cause;
import envwatch.history.model.Change;
import envwatch.history.model.ChangeQuery;
import envwatch.history.model.LastSeen;
import envwatch.history.model.Range;
import envwatch.history.model.State;
import envwatch.history.model.Subject;
import envwatch.history.store.Batch;
import envwatch.history.store.HistoryFile;
import envwatch.history.store.HistoryReader;
import envwatch.history.store.HistoryWriter;
import envwatch.model.AccountId;
import envwatch.model.EnvironmentId;
import envwatch.model.EnvironmentKey;
import envwatch.model.MachineId;
import envwatch.model.Phase;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * How fast a full history is: 500 environments with 3 machines, of which each and itself change 6
 * times a day for 90 days.
 */
final class HistoryFigures {
  private static final int DAYS = 90;
  private static final int ENVIRONMENTS = 500;
  private static final int MACHINES = 3;
  private static final int CHANGES_A_DAY = 6;
  private static final int TIMES = 9;
  private static final int WRITTEN_TOGETHER = 60;
  private static final Instant BEGIN = Instant.parse("2026-01-01T00:00:00Z");
  private static final Instant END = BEGIN.plus(Duration.ofDays(DAYS));
  private static final AccountId ACCOUNT = new AccountId("account");
  private static final State RUNNING = new State(Phase.RUNNING, "Ready");
  private static final State FAILED = new State(Phase.PROBLEM, "Error");

  private final Path file;

  /**
   * @param folder for the file
   */
  HistoryFigures(Path folder) {
    file = folder.resolve("history.db");
  }

  /** Something to measure. */
  @FunctionalInterface
  private interface Work {
    void run() throws IOException;
  }

  List<Figure> take() throws IOException {
    fill();
    double opened = median(this::open);
    try (HistoryReader reader = new HistoryFile(file).read()) {
      Range day = Range.last(Duration.ofDays(1), END);
      Range month = Range.last(Duration.ofDays(30), END);
      EnvironmentKey one = key(7);
      double slowest =
          List.<Work>of(
                  () -> reader.past(day),
                  () -> reader.past(one, month),
                  () -> reader.changes(new ChangeQuery(month, null, null, 500)),
                  () -> reader.changes(new ChangeQuery(month, ACCOUNT, null, 500)),
                  () -> reader.changes(new ChangeQuery(month, null, Subject.of(one), 500)))
              .stream()
              .mapToDouble(HistoryFigures::medianOf)
              .max()
              .orElseThrow();
      return List.of(
          figure("history of 1.1 million changes: open and carry in", opened, 100),
          figure("the same: slowest query of a window", slowest, 50),
          new Figure(
              "the same: size of the file",
              "%.0f MB".formatted(Files.size(file) / 1e6),
              null,
              "under 200 MB",
              Verdict.of(Files.size(file) < 200_000_000)));
    }
  }

  private static Figure figure(String what, double milliseconds, int most) {
    return new Figure(
        what,
        "%.1f ms".formatted(milliseconds),
        null,
        "under " + most + " ms",
        Verdict.of(milliseconds < most));
  }

  private void open() throws IOException {
    try (HistoryWriter writer = new HistoryFile(file).write()) {
      writer.endKilledRun();
      if (writer.reader().lastSeen().size() != ENVIRONMENTS * (MACHINES + 1)) {
        throw new IllegalStateException("the history is not whole");
      }
    }
  }

  private static double medianOf(Work work) {
    try {
      return median(work);
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  private static double median(Work work) throws IOException {
    List<Double> times = new ArrayList<>();
    for (int i = 0; i < TIMES; i++) {
      long began = System.nanoTime();
      work.run();
      times.add((System.nanoTime() - began) / 1e6);
    }
    times.sort(null);
    return times.get(TIMES / 2);
  }

  private static EnvironmentKey key(int number) {
    return new EnvironmentKey(ACCOUNT, new EnvironmentId("EN" + number));
  }

  private static List<Subject> subjects() {
    List<Subject> subjects = new ArrayList<>();
    for (int number = 0; number < ENVIRONMENTS; number++) {
      subjects.add(Subject.of(key(number)));
      for (int machine = 0; machine < MACHINES; machine++) {
        subjects.add(new Subject(key(number), new MachineId("machine-" + machine)));
      }
    }
    return subjects;
  }

  private void fill() throws IOException {
    List<Subject> subjects = subjects();
    try (HistoryWriter writer = new HistoryFile(file).write()) {
      List<Change> changes = new ArrayList<>();
      for (int step = 0; step < DAYS * CHANGES_A_DAY; step++) {
        Instant at = BEGIN.plus(Duration.ofDays(1).dividedBy(CHANGES_A_DAY).multipliedBy(step));
        for (Subject subject : subjects) {
          changes.add(change(subject, at.plusMillis(changes.size()), step % 2 == 0));
        }
        if (step % WRITTEN_TOGETHER == WRITTEN_TOGETHER - 1) {
          writer.write(new Batch(changes, List.of(), Map.of(), Map.of(), List.of(), List.of()));
          changes.clear();
        }
      }
      List<LastSeen> seen = new ArrayList<>();
      Map<EnvironmentKey, Instant> sights = new HashMap<>();
      for (Subject subject : subjects) {
        seen.add(new LastSeen(subject, name(subject), Map.of(), RUNNING, BEGIN, true, BEGIN, END));
        sights.put(subject.environment(), END);
      }
      writer.write(new Batch(List.of(), seen, Map.of(), sights, List.of(), List.of()));
    }
  }

  private static String name(Subject subject) {
    MachineId machine = subject.machine();
    return machine == null
        ? "Environment " + subject.environment().environment().value()
        : machine.value();
  }

  private static Change change(Subject subject, Instant at, boolean fails) {
    return new Change(
        subject,
        "Environment " + subject.environment().environment().value(),
        subject.machine() == null ? null : name(subject),
        at.minusSeconds(30),
        at,
        fails ? RUNNING : FAILED,
        fails ? FAILED : RUNNING,
        new Cause.Service(),
        List.of());
  }

  /** Takes only these figures. Arguments: a folder for the file. */
  public static void main(String[] arguments) throws IOException {
    FigureTable table =
        new FigureTable(new HistoryFigures(Files.createDirectories(Path.of(arguments[0]))).take());
    table.print(System.out);
  }
}
