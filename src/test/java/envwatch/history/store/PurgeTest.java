package envwatch.history.store;

import static envwatch.history.store.Pasts.ACCOUNT;
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
import static envwatch.history.store.Pasts.machine;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.history.AbsenceInterval;
import envwatch.history.Change;
import envwatch.history.ChangeQuery;
import envwatch.history.Note;
import envwatch.history.Range;
import envwatch.history.Sample;
import envwatch.history.Subject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

@Tag("fast")
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
        new WriteBatch(
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
          new WriteBatch(
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
  void aChangeDatedInTheFutureDoesNotTakeTheOthersWithIt() throws IOException {
    try (HistoryWriter writer = open()) {
      List<Change> many = new ArrayList<>();
      many.add(change(ALPHA, 700 * DAY, RUNNING, FAILED));
      for (int number = 0; number < 20_000; number++) {
        many.add(change(key("e" + number % 300), 300 * DAY + number, RUNNING, FAILED));
      }
      writer.write(changes(many));

      purge(writer, new Retention(Duration.ofDays(90), 1_000_000));

      assertThat(writer.reader().changes(ChangeQuery.all(YEAR))).hasSizeGreaterThan(5_000);
    }
  }

  @Test
  void namesAreForgottenAlsoOnceAStartOfUnknownKindWasLearned() throws IOException {
    try (HistoryWriter writer = open()) {
      writer.learn(List.of(new Sample(ACCOUNT, "Web", null, null, Duration.ofMinutes(2), at(1))));
      writer.write(changes(List.of(change(ALPHA, 5, RUNNING, FAILED))));

      purge(writer, NINETY_DAYS);

      assertThat(texts(writer, "Name of alpha")).isZero();
      assertThat(texts(writer, "Web")).isOne();
    }
  }

  private static long texts(HistoryWriter writer, String text) throws IOException {
    return writer.database().number("SELECT count(*) FROM text WHERE value = ?", text);
  }

  @Test
  void whatIsGoneIsForgottenWhileItsAccountIsWatched() throws IOException {
    try (HistoryWriter writer = open()) {
      writer.write(lastSeen(lastSeen(Subject.of(ALPHA), RUNNING, 1, 2)));
      writer.write(lastSeen(lastSeen(machine(ALPHA, "web"), RUNNING, 1, 2)));
      AbsenceInterval endless = new AbsenceInterval(ALPHA, at(2), NOW);
      writer.write(
          new WriteBatch(List.of(), List.of(), Map.of(), Map.of(), List.of(), List.of(endless)));

      purge(writer, NINETY_DAYS);

      assertThat(writer.reader().lastSeen()).isEmpty();
    }
  }

  @Test
  void pagesAreGivenBackManyAtATime() throws IOException {
    try (HistoryWriter writer = open()) {
      List<Change> many = new ArrayList<>();
      for (int number = 0; number < 40_000; number++) {
        many.add(change(key("e" + number % 300), number, RUNNING, FAILED));
      }
      writer.write(changes(many));
      Instant cut = writer.cut(NINETY_DAYS, NOW);
      int steps = 1;
      while (writer.purge(cut)) {
        steps++;
      }

      assertThat(steps).isLessThan(150);
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
