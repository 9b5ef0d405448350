package envwatch.cli;

import static envwatch.words.Messages.text;

import envwatch.filter.Filter;
import envwatch.filter.FilterField;
import envwatch.filter.FilterSubject;
import envwatch.history.Note;
import envwatch.model.EnvironmentId;
import envwatch.words.MistakeWords;
import envwatch.words.ViewWords;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A filter that a command was given, with what the window noted about environments.
 *
 * @param notes by the environment, whichever account sees it
 */
record EnvironmentFilter(Filter filter, Map<EnvironmentId, List<Note>> notes) {
  static final EnvironmentFilter ALL = new EnvironmentFilter(Filter.ALL, Map.of());

  private static final List<FilterField> ONLY_IN_WINDOW =
      List.of(FilterField.CLAIMED, FilterField.DIFFERS, FilterField.ATTENDANCE);

  private static final List<FilterField> NOTED = List.of(FilterField.TAG, FilterField.NOTE);

  /**
   * Refuses what cannot be answered: what is not known would pass for what an environment lacks.
   *
   * @param written null for a filter that matches everything
   * @param folder the one for data
   */
  static EnvironmentFilter parse(@Nullable String written, Path folder) throws UsageException {
    Filter filter = Filter.parse(written == null ? "" : written);
    // The variable of a script may be empty: then everything would match.
    if (filter.unfinished().isPresent()) {
      throw new UsageException(text("cli.filter.no-value", filter.unfinished().get()));
    }
    if (!filter.mistakes().isEmpty()) {
      throw new UsageException(MistakeWords.of(filter).lines().findFirst().orElse(""));
    }
    refuse(filter.firstAsked(ONLY_IN_WINDOW));
    FilterField noted = filter.firstAsked(NOTED);
    if (noted == null && !filter.hasWords()) {
      return new EnvironmentFilter(filter, Map.of());
    }
    if (!RecordedKnowledge.exists(folder)) {
      refuse(noted);
      return new EnvironmentFilter(filter, Map.of());
    }
    Optional<Map<EnvironmentId, List<Note>>> notes = RecordedKnowledge.notes(folder);
    return new EnvironmentFilter(
        filter, notes.orElseThrow(() -> new UsageException(text("cli.filter.notes-unreadable"))));
  }

  private static void refuse(@Nullable FilterField asked) throws UsageException {
    if (asked != null) {
      throw new UsageException(text("cli.filter.only-window", asked.keyword()));
    }
  }

  boolean isEmpty() {
    return filter.isEmpty();
  }

  /** What the filter sees of the environment. */
  FilterSubject noted(FilterSubject subject, EnvironmentId environment) {
    return ViewWords.noted(subject, notes.getOrDefault(environment, List.of()));
  }
}
