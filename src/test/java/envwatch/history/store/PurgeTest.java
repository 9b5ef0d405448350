package envwatch.history.store;

import static envwatch.history.store.Pasts.ALPHA;
import static envwatch.history.store.Pasts.FAILED;
import static envwatch.history.store.Pasts.NOON;
import static envwatch.history.store.Pasts.RUNNING;
import static envwatch.history.store.Pasts.at;
import static envwatch.history.store.Pasts.change;
import static envwatch.history.store.Pasts.changes;
import static envwatch.history.store.Pasts.key;
import static envwatch.history.store.Pasts.lastSeen;
import static envwatch.history.store.Pasts.looking;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.history.model.Change;
import envwatch.history.model.ChangeQuery;
import envwatch.history.model.Note;
import envwatch.history.model.Subject;
import envwatch.history.model.looking.Range;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

@Execution(ExecutionMode.CONCURRENT)
class PurgeTest {
  private static final long DAY = Duration.ofDays(1).toMinutes();
  private static final Instant NOW = at(365 * DAY);
  private static final Range YEAR = new Range(NOON.minus(Duration.ofDays(1)), NOW);
  private static final Retention NINETY_DAYS = new Retention(Duration.ofDays(90), 200_000_000);

  @TempDir private Path folder;

  private HistoryWriter open() throws IOException {
    return new HistoryFile(folder.resolve("history.db")).write();
  }

  private static void purge(HistoryWriter writer, Retention retention) throws IOException {
    do {
      Instant cut = writer.cut(retention, NOW);
      boolean more = true;
      while (more) {
        more = writer.purge(cut);
      }
    } while (writer.exceeds(retention));
  }

  /** A year in which the environment fails and recovers every day. */
  private static void liveAYear(HistoryWriter writer) throws IOException {
    List<Change> year = new ArrayList<>();
    for (long day = 0; day < 365; day++) {
      year.add(change(ALPHA, day * DAY, RUNNING, FAILED));
      year.add(change(ALPHA, day * DAY + 60, FAILED, RUNNING));
    }
    writer.write(changes(year));
    writer.write(
        new Batch(
            List.of(),
            List.of(lastSeen(Subject.of(ALPHA), RUNNING, 364 * DAY + 60, 365 * DAY)),
            Map.of(),
            Map.of(ALPHA, NOW),
            List.of(looking(0, 10 * DAY, null), looking(20 * DAY, 365 * DAY, null)),
            List.of()));
  }

  @Test
  void whatIsOlderThanItShouldBeKeptIsDeleted() throws IOException {
    try (HistoryWriter writer = open()) {
      liveAYear(writer);

      purge(writer, NINETY_DAYS);

      List<Change> left = writer.reader().changes(ChangeQuery.all(YEAR));
      assertThat(left).hasSize(180);
      assertThat(left.getLast().firstSeenAfter()).isEqualTo(at(275 * DAY));
      assertThat(writer.reader().looking(YEAR)).hasSize(1);
    }
  }

  @Test
  void theStateAtTheCutIsKept() throws IOException {
    try (HistoryWriter writer = open()) {
      writer.write(changes(List.of(change(ALPHA, 5, RUNNING, FAILED))));
      writer.write(
          new Batch(
              List.of(),
              List.of(lastSeen(Subject.of(ALPHA), FAILED, 5, 365 * DAY)),
              Map.of(),
              Map.of(ALPHA, NOW),
              List.of(),
              List.of()));

      purge(writer, NINETY_DAYS);

      assertThat(writer.reader().changes(ChangeQuery.all(YEAR))).isEmpty();
      assertThat(writer.reader().lastSeen().getFirst().since()).isEqualTo(at(5));
      Range last = new Range(at(300 * DAY), NOW);
      assertThat(writer.reader().past(ALPHA, last).getFirst().before()).isEqualTo(FAILED);
    }
  }

  @Test
  void whatWasNotSeenForSoLongIsForgottenUnlessItHasANote() throws IOException {
    try (HistoryWriter writer = open()) {
      writer.write(lastSeen(lastSeen(Subject.of(ALPHA), RUNNING, 1, 2)));
      writer.write(lastSeen(lastSeen(Subject.of(key("noted")), RUNNING, 1, 2)));
      writer.write(Subject.of(key("noted")), new Note("keep", List.of()), NOON);

      purge(writer, NINETY_DAYS);

      assertThat(writer.reader().lastSeen())
          .extracting(seen -> seen.subject().environment())
          .containsExactly(key("noted"));
    }
  }

  @Test
  void theFileShrinksUntilItIsSmallEnough() throws IOException {
    Path file = folder.resolve("history.db");
    try (HistoryWriter writer = open()) {
      List<Change> many = new ArrayList<>();
      for (int number = 0; number < 40_000; number++) {
        many.add(change(key("e" + number % 300), 300 * DAY + number, RUNNING, FAILED));
      }
      writer.write(changes(many));
    }
    assertThat(Files.size(file)).isGreaterThan(2_000_000);

    try (HistoryWriter writer = open()) {
      purge(writer, new Retention(Duration.ofDays(90), 1_000_000));

      assertThat(Files.size(file)).isLessThanOrEqualTo(1_000_000);
      List<Change> left = writer.reader().changes(ChangeQuery.all(YEAR));
      assertThat(left).hasSizeGreaterThan(2_000);
      assertThat(left.getFirst().firstSeenAfter()).isEqualTo(at(300 * DAY + 39_999));
    }
  }
}
