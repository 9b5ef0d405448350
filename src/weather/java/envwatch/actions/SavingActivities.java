package envwatch.actions;

import envwatch.model.AccountId;
import envwatch.model.ActionKind;
import envwatch.model.EnvironmentId;
import envwatch.model.EnvironmentKey;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.function.LongConsumer;
import java.util.stream.LongStream;

/** A process that records actions as fast as it can, until it is killed. */
public final class SavingActivities {
  /** Small, so that the file is often written anew. */
  private static final int LIMIT = 40;

  private SavingActivities() {}

  /**
   * Never returns.
   *
   * @param done told the number of every activity that is on disk
   */
  public static void save(Path folder, LongConsumer done) throws IOException {
    ActivityFile file = new ActivityFile(path(folder), LIMIT);
    for (long number = newest(file.load()) + 1; ; number++) {
      file.append(activity(number));
      done.accept(number);
    }
  }

  private static Path path(Path folder) {
    return folder.resolve("activity.jsonl");
  }

  private static Activity activity(long number) {
    EnvironmentKey key =
        new EnvironmentKey(new AccountId("account"), new EnvironmentId("EN" + number));
    return new Activity(
        String.valueOf(number),
        Instant.EPOCH.plusSeconds(number),
        "Lab",
        "use.example.com",
        ActionKind.EXTEND_ENVIRONMENT,
        Target.environment(key, "n".repeat(2_000)),
        null,
        new Outcome.Seen(Duration.ofSeconds(1)),
        Duration.ofSeconds(1));
  }

  private static long newest(List<Activity> activities) {
    return activities.stream().mapToLong(one -> Long.parseLong(one.id())).max().orElse(0);
  }

  /**
   * Why the record is not what was told to be on disk; empty when it is.
   *
   * @param told the newest that was told
   */
  public static String fault(Path folder, long told) {
    try {
      List<Activity> found = new ActivityFile(path(folder), LIMIT).load();
      long newest = newest(found);
      if (newest < told) {
        return "ends at " + newest + ", told were " + told;
      }
      List<String> ids = found.stream().map(Activity::id).toList();
      long first = Math.max(1, newest - found.size() + 1);
      List<String> wanted =
          LongStream.rangeClosed(first, newest).mapToObj(String::valueOf).toList();
      boolean whole = ids.equals(wanted) && found.size() >= Math.min(newest, LIMIT);
      return whole ? "" : "holds " + ids + ", not all up to " + newest;
    } catch (IOException e) {
      return e.toString();
    }
  }
}
