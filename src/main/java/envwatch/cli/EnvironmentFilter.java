package envwatch.cli;

import static envwatch.words.Messages.text;

import envwatch.filter.Filter;
import envwatch.filter.FilterField;
import envwatch.filter.FilterSubject;
import envwatch.history.Note;
import envwatch.model.EnvironmentId;
import envwatch.watch.WatchedEnvironment;
import envwatch.words.MistakeWords;
import envwatch.words.ViewWords;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A filter that a command was given, with what the window was told about environments.
 *
 * @param notes by the environment, whichever account sees it
 * @param expiresSoon how long before its end an environment counts as expiring
 */
record EnvironmentFilter(
    Filter filter, Map<EnvironmentId, List<Note>> notes, Duration expiresSoon) {
  static final EnvironmentFilter ALL = new EnvironmentFilter(Filter.ALL, Map.of(), Duration.ZERO);

  private static final List<FilterField> ONLY_IN_WINDOW =
      List.of(FilterField.CLAIMED, FilterField.DIFFERS, FilterField.ATTENDANCE);

  private static final List<FilterField> NOTED = List.of(FilterField.TAG, FilterField.NOTE);

  /**
   * Refuses what cannot be answered: what is not known would pass for what an environment lacks.
   *
   * @param folder the one for data
   * @param expiresSoon how long before its end an environment counts as expiring
   */
  static EnvironmentFilter parse(String written, Path folder, Duration expiresSoon)
      throws UsageException {
    Filter filter = Filter.parse(written);
    // The variable of a script may be empty: then everything would match.
    if (filter.unfinished().isPresent()) {
      throw new UsageException(text("cli.filter.no-value", filter.unfinished().get()));
    }
    Optional<String> mistake = MistakeWords.of(filter).lines().findFirst();
    if (mistake.isPresent()) {
      throw new UsageException(
          filter.mistakes().isEmpty()
              ? text("cli.filter.own-status", mistake.get())
              : mistake.get());
    }
    refuse(filter.firstAsked(ONLY_IN_WINDOW));
    FilterField noted = filter.firstAsked(NOTED);
    if (noted == null && !filter.hasWords()) {
      return new EnvironmentFilter(filter, Map.of(), expiresSoon);
    }
    if (!RecordedKnowledge.exists(folder)) {
      refuse(noted);
      return new EnvironmentFilter(filter, Map.of(), expiresSoon);
    }
    Optional<Map<EnvironmentId, List<Note>>> notes = RecordedKnowledge.notes(folder);
    return new EnvironmentFilter(
        filter,
        notes.orElseThrow(() -> new UsageException(text("cli.filter.notes-unreadable"))),
        expiresSoon);
  }

  private static void refuse(@Nullable FilterField asked) throws UsageException {
    if (asked != null) {
      throw new UsageException(text("cli.filter.only-window", asked.keyword()));
    }
  }

  boolean isEmpty() {
    return filter.isEmpty();
  }

  /**
   * What the filter sees of the environment: the same as in the window.
   *
   * @param account the name of its account
   */
  FilterSubject subject(WatchedEnvironment watched, String account, Instant now) {
    return noted(
        ViewWords.subject(
            watched, watched.assess(now, expiresSoon), account, ViewWords.Besides.NOTHING),
        watched.key().environment());
  }

  /** The same with what was written about the environment. */
  FilterSubject noted(FilterSubject subject, EnvironmentId environment) {
    return ViewWords.noted(subject, notes.getOrDefault(environment, List.of()));
  }
}
