package envwatch.history.store;

import envwatch.actions.Activity;
import envwatch.actions.EnvironmentTarget;
import envwatch.actions.Outcome;
import envwatch.actions.Requested;
import envwatch.history.Change;
import envwatch.history.ChangeQuery;
import envwatch.history.Range;
import envwatch.history.Subject;
import envwatch.model.ActionKind;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.function.LongConsumer;
import java.util.stream.LongStream;

/**
 * A process that records changes and actions as fast as it can, until it is killed, and purges
 * meanwhile.
 */
public final class SavingHistory {
  private static final int PURGED_EVERY = 50;
  private static final int AT_LEAST_KEPT = 1_000;
  private static final Range ALL = new Range(Instant.EPOCH, Instant.parse("2100-01-01T00:00:00Z"));

  private SavingHistory() {}

  /** Prints the number of every change that is on disk. Arguments: the folder. */
  public static void main(String[] arguments) throws IOException {
    save(
        Path.of(arguments[0]),
        number -> {
          System.out.println(number);
          System.out.flush();
        });
  }

  /**
   * Never returns.
   *
   * @param done told the number of every change that is on disk
   */
  public static void save(Path folder, LongConsumer done) throws IOException {
    try (HistoryWriter writer = file(folder).write()) {
      writer.endKilledRun();
      for (long number = newest(writer.reader()) + 1; ; number++) {
        writer.write(batch(number));
        writer.write(List.of(activity(number)));
        done.accept(number);
        if (number % PURGED_EVERY == 0) {
          writer.purge(Pasts.at(number - AT_LEAST_KEPT));
        }
      }
    }
  }

  private static HistoryFile file(Path folder) {
    return new HistoryFile(folder.resolve("history.db"));
  }

  private static WriteBatch batch(long number) {
    Subject machine = Pasts.machine(Pasts.key("EN" + number % 40), "m");
    return new WriteBatch(
        List.of(
            Pasts.change(machine.environment(), number, Pasts.RUNNING, Pasts.FAILED),
            Pasts.change(machine, number, Pasts.RUNNING, Pasts.FAILED)),
        List.of(Pasts.lastSeen(machine, Pasts.FAILED, number, number)),
        Map.of(),
        Map.of(machine.environment(), Pasts.at(number)),
        List.of(Pasts.looking(0, number, null)),
        List.of());
  }

  private static Activity activity(long number) {
    return new Activity(
        String.valueOf(number),
        Pasts.at(number),
        "Lab",
        "use.example.com",
        new Requested.OfEnvironment(
            ActionKind.EXTEND_ENVIRONMENT,
            EnvironmentTarget.environment(Pasts.key("EN" + number), "n".repeat(2_000))),
        null,
        new Outcome.Seen(Duration.ofSeconds(1)),
        Duration.ofSeconds(1));
  }

  private static long newest(HistoryReader reader) throws StoreException {
    return reader.changes(new ChangeQuery(ALL, null, null, 1)).stream()
        .mapToLong(SavingHistory::number)
        .max()
        .orElse(0);
  }

  private static long number(Change change) {
    return Duration.between(Pasts.NOON, change.firstSeenAfter()).toMinutes();
  }

  /**
   * Why the file is not what was told to be on disk; empty when it is.
   *
   * @param told the newest that was told
   */
  public static String fault(Path folder, long told) {
    try (HistoryWriter writer = file(folder).write()) {
      HistoryReader reader = writer.reader();
      List<Long> found =
          reader.changes(ChangeQuery.all(ALL)).stream().map(SavingHistory::number).toList();
      long newest = found.isEmpty() ? 0 : found.getFirst();
      if (newest < told) {
        return "ends at " + newest + ", told were " + told;
      }
      List<Long> wanted =
          LongStream.rangeClosed(Math.max(1, newest - AT_LEAST_KEPT + 1), newest)
              .boxed()
              .flatMap(number -> LongStream.of(number, number).boxed())
              .toList()
              .reversed();
      if (found.size() < wanted.size() || !found.subList(0, wanted.size()).equals(wanted)) {
        return "not all up to " + newest + ": " + found.size();
      }
      long action =
          reader.activities().stream().mapToLong(one -> Long.parseLong(one.id())).max().orElse(0);
      return action < told ? "actions end at " + action : "";
    } catch (IOException e) {
      return e.toString();
    }
  }
}
