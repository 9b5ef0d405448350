package envwatch.ui.history;

import static envwatch.words.Messages.text;

import envwatch.history.Change;
import envwatch.history.GapInterval;
import envwatch.history.ObservedInterval;
import envwatch.history.Range;
import envwatch.model.EnvironmentKey;
import envwatch.model.Phase;
import envwatch.words.MomentWords;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * What happened while the person was away, in numbers of environments.
 *
 * @param began how many began to have a problem
 * @param ended how many had one that ended
 * @param suspended how many were suspended
 * @param others how many changed in any other way, and in none of these
 * @param gaps when nobody looked meanwhile
 */
record AwaySummary(
    Range away, int began, int ended, int suspended, int others, List<GapInterval> gaps) {
  /** More gaps are not named one by one. */
  private static final int NAMED = 2;

  static AwaySummary of(List<Change> changes, List<ObservedInterval> looking, Range away) {
    Set<EnvironmentKey> began = new HashSet<>();
    Set<EnvironmentKey> ended = new HashSet<>();
    Set<EnvironmentKey> suspended = new HashSet<>();
    Set<EnvironmentKey> all = new HashSet<>();
    for (Change change : changes) {
      EnvironmentKey key = change.subject().environment();
      all.add(key);
      if (change.from() == null || change.ofState()) {
        boolean bad = change.to().phase() == Phase.PROBLEM;
        boolean wasBad = change.from() != null && change.from().phase() == Phase.PROBLEM;
        addIf(bad && !wasBad, began, key);
        addIf(wasBad && !bad, ended, key);
        boolean whole = change.subject().machine() == null;
        addIf(whole && change.to().phase() == Phase.SUSPENDED, suspended, key);
      }
    }
    Set<EnvironmentKey> others = new HashSet<>(all);
    others.removeAll(began);
    others.removeAll(ended);
    others.removeAll(suspended);
    return new AwaySummary(
        away,
        began.size(),
        ended.size(),
        suspended.size(),
        others.size(),
        GapInterval.between(looking, away));
  }

  private static void addIf(boolean holds, Set<EnvironmentKey> some, EnvironmentKey key) {
    if (holds) {
      some.add(key);
    }
  }

  /** Whether there is anything to tell; a gap alone is nothing. */
  boolean isEmpty() {
    return began + ended + suspended + others == 0;
  }

  /** Whether it counts problems, which are told first. */
  boolean ofProblems() {
    return began + ended > 0;
  }

  /** {@code While you were away (12:05 to 13:10): 2 problems began, 1 ended.} */
  String words(Instant now, ZoneId zone) {
    List<String> parts = new ArrayList<>();
    add(parts, "away.began", began);
    add(parts, began > 0 ? "away.ended" : "away.ended.alone", ended);
    add(parts, "away.suspended", suspended);
    add(parts, "away.others", others);
    gaps.stream()
        .limit(NAMED)
        .map(gap -> MomentWords.stretch(gap.from(), gap.until(), now, zone))
        .map(stretch -> text("away.gap", stretch))
        .forEach(parts::add);
    add(parts, "away.gaps", Math.max(0, gaps.size() - NAMED));
    return text(
        "away.words",
        MomentWords.stretch(away.from(), away.until(), now, zone),
        String.join(text("list.and"), parts));
  }

  private static void add(List<String> parts, String key, int count) {
    if (count > 0) {
      parts.add(text(key, count));
    }
  }
}
