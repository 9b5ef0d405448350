package envwatch.bench;

import envwatch.history.Cause;
import envwatch.history.Change;
import envwatch.history.LastSeen;
import envwatch.history.State;
import envwatch.history.Subject;
import envwatch.history.store.HistoryFile;
import envwatch.history.store.HistoryWriter;
import envwatch.history.store.WriteBatch;
import envwatch.model.AccountId;
import envwatch.model.EnvironmentId;
import envwatch.model.EnvironmentKey;
import envwatch.model.MachineId;
import envwatch.model.Phase;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A full history: 500 environments with 3 machines, of which each and itself change 6 times a day
 * for 90 days.
 */
final class FullHistory {
  private static final int DAYS = 90;
  private static final int ENVIRONMENTS = 500;
  private static final int MACHINES = 3;
  private static final int CHANGES_A_DAY = 6;
  private static final int WRITTEN_TOGETHER = 60;
  private static final Instant BEGIN = Instant.parse("2026-01-01T00:00:00Z");
  private static final State RUNNING = new State(Phase.RUNNING, "Ready");
  private static final State FAILED = new State(Phase.PROBLEM, "Error");

  static final AccountId ACCOUNT = new AccountId("account");

  /** How many environments and machines it remembers. */
  static final int SUBJECTS = ENVIRONMENTS * (MACHINES + 1);

  /** When everything was last seen. */
  static final Instant END = BEGIN.plus(Duration.ofDays(DAYS));

  private FullHistory() {}

  static EnvironmentKey key(int number) {
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

  /** Writes it into a file that does not exist yet. */
  static void write(Path file) throws IOException {
    List<Subject> subjects = subjects();
    try (HistoryWriter writer = new HistoryFile(file).write()) {
      List<Change> changes = new ArrayList<>();
      for (int step = 0; step < DAYS * CHANGES_A_DAY; step++) {
        Instant at = BEGIN.plus(Duration.ofDays(1).dividedBy(CHANGES_A_DAY).multipliedBy(step));
        for (Subject subject : subjects) {
          changes.add(change(subject, at.plusMillis(changes.size()), step % 2 == 0));
        }
        if (step % WRITTEN_TOGETHER == WRITTEN_TOGETHER - 1) {
          writer.write(
              new WriteBatch(changes, List.of(), Map.of(), Map.of(), List.of(), List.of()));
          changes.clear();
        }
      }
      List<LastSeen> seen = new ArrayList<>();
      Map<EnvironmentKey, Instant> sights = new HashMap<>();
      for (Subject subject : subjects) {
        seen.add(
            new LastSeen(subject, name(subject), Map.of(), RUNNING, BEGIN, true, null, BEGIN, END));
        sights.put(subject.environment(), END);
      }
      writer.write(new WriteBatch(List.of(), seen, Map.of(), sights, List.of(), List.of()));
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
}
