package envwatch.words;

import envwatch.filter.FilterField;
import envwatch.filter.FilterSubject;
import envwatch.history.Note;
import envwatch.history.Outlier;
import envwatch.model.Assessment;
import envwatch.model.Environment;
import envwatch.model.Phase;
import envwatch.team.Claim;
import envwatch.watch.WatchedEnvironment;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What a filter sees of an environment. */
public final class ViewWords {
  private ViewWords() {}

  /**
   * What is known of an environment besides what the service tells.
   *
   * @param claimsKnown whether it is known who is on it
   * @param claim null if nobody is
   * @param odd how it or its machines differ from most others of the blueprint
   */
  public record Besides(boolean claimsKnown, @Nullable Claim claim, List<Outlier> odd) {
    /** Where there is no window. */
    public static final Besides NOTHING = new Besides(false, null, List.of());
  }

  /**
   * In the window, and wherever something depends on what a view of it shows.
   *
   * @param assessment of the environment as it is listed
   * @param account the name of its account
   */
  public static FilterSubject subject(
      WatchedEnvironment watched, Assessment assessment, String account, Besides besides) {
    Environment known = watched.environment();
    String summary = EnvironmentWords.summary(known, assessment);
    List<String> status = phases(assessment);
    FilterSubject subject =
        known == null
            ? FilterSubject.unseen(watched.key().environment().value(), status, summary, account)
            : FilterSubject.of(
                known,
                Stream.concat(Stream.of(known.status().word()), status.stream()).toList(),
                summary,
                account);
    if (besides.claimsKnown) {
      subject = subject.with(FilterField.CLAIMED, claimants(besides.claim));
    }
    return besides.odd.isEmpty()
        ? subject
        : subject.with(FilterField.DIFFERS, OddityWords.filterable(besides.odd));
  }

  private static List<String> phases(Assessment assessment) {
    return Stream.of(Phase.values())
        .filter(phase -> assessment.countsAs(phase) || assessment.state() == phase)
        .map(EnvironmentWords::phase)
        .toList();
  }

  private static List<String> claimants(@Nullable Claim claim) {
    if (claim == null) {
      return List.of(FilterField.NOBODY);
    }
    return claim.mine() ? List.of(claim.author(), FilterField.ME) : List.of(claim.author());
  }

  /**
   * The same with what was written about it.
   *
   * @param notes of the environment and its machines
   */
  public static FilterSubject noted(FilterSubject subject, List<Note> notes) {
    return noted(
        subject,
        notes.stream().flatMap(note -> note.tags().stream()).toList(),
        notes.stream().map(Note::text).toList());
  }

  /**
   * The same with what was written about it.
   *
   * @param tags of the environment and its machines
   * @param notes the texts of both
   */
  public static FilterSubject noted(FilterSubject subject, List<String> tags, List<String> notes) {
    return tags.isEmpty() && notes.isEmpty()
        ? subject
        : subject.with(FilterField.TAG, tags).with(FilterField.NOTE, notes);
  }
}
