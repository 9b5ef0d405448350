package envwatch.history;

import envwatch.history.store.HistoryReader;
import envwatch.history.store.StoreException;
import envwatch.model.AccountId;
import envwatch.model.EnvironmentId;
import envwatch.model.EnvironmentKey;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;

/** Answers about the past: from the file, and from what goes on at this moment. */
final class RecordedPast {
  private final HistoryDisk disk;
  private final Runnable writeNews;
  private final Supplier<Lately> lately;

  /**
   * @param writeNews hands out to be written what is not written yet; returns at once
   * @param lately what goes on
   */
  RecordedPast(HistoryDisk disk, Runnable writeNews, Supplier<Lately> lately) {
    this.disk = disk;
    this.writeNews = writeNews;
    this.lately = lately;
  }

  /** When was looked, and what was not seen then. */
  private record Sight(
      Map<AccountId, List<Looking>> looking, Map<EnvironmentKey, List<Absence>> absences) {
    static Sight read(HistoryReader reader, Range range, Lately lately) throws StoreException {
      Map<AccountId, List<Looking>> looking = new HashMap<>();
      for (Looking one : lately.over(reader.looking(range), range)) {
        looking.computeIfAbsent(one.account(), account -> new ArrayList<>()).add(one);
      }
      Map<EnvironmentKey, List<Absence>> absences = new HashMap<>();
      for (Absence one : lately.absencesOver(reader.absences(range), range)) {
        absences.computeIfAbsent(one.environment(), key -> new ArrayList<>()).add(one);
      }
      return new Sight(looking, absences);
    }

    Timeline timeline(SubjectPast past, Range range) {
      EnvironmentKey key = past.subject().environment();
      return Timelines.of(
          past,
          range,
          looking.getOrDefault(key.account(), List.of()),
          absences.getOrDefault(key, List.of()));
    }
  }

  CompletableFuture<List<Timeline>> timelines(EnvironmentKey environment, Range range) {
    writeNews.run();
    Lately now = lately.get();
    return disk.ask(
        reader -> {
          Sight sight = Sight.read(reader, range, now);
          return reader.past(environment, range).stream()
              .map(past -> sight.timeline(past, range))
              .toList();
        },
        List.of());
  }

  CompletableFuture<Map<EnvironmentKey, Timeline>> timelines(Range range) {
    writeNews.run();
    Lately now = lately.get();
    return disk.ask(
        reader -> {
          Sight sight = Sight.read(reader, range, now);
          Map<EnvironmentKey, Timeline> timelines = new HashMap<>();
          for (SubjectPast past : reader.past(range)) {
            timelines.put(past.subject().environment(), sight.timeline(past, range));
          }
          return Map.copyOf(timelines);
        },
        Map.of());
  }

  CompletableFuture<List<Change>> changes(ChangeQuery query) {
    writeNews.run();
    return disk.ask(reader -> List.copyOf(reader.changes(query)), List.of());
  }

  CompletableFuture<List<Sample>> learned() {
    writeNews.run();
    return disk.ask(reader -> List.copyOf(reader.learned()), List.of());
  }

  CompletableFuture<Map<EnvironmentId, String>> policies(AccountId account) {
    writeNews.run();
    return disk.ask(reader -> Map.copyOf(reader.policies(account)), Map.of());
  }

  /** Without the moments that only tell when something else ended. */
  CompletableFuture<List<Looking>> looking(Range range) {
    writeNews.run();
    Lately now = lately.get();
    return disk.ask(
        reader ->
            now.over(reader.looking(range), range).stream()
                .filter(one -> one.until().isAfter(range.from()) && one.until().isAfter(one.from()))
                .toList(),
        List.of());
  }
}
