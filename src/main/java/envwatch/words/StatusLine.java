package envwatch.words;

import static envwatch.words.Messages.text;

import envwatch.history.Waiting;
import envwatch.model.Assessment;
import envwatch.model.Environment;
import envwatch.model.Machine;
import envwatch.model.Phase;
import envwatch.model.Reason;
import envwatch.watch.WatchedEnvironment;
import java.time.Duration;
import java.time.Instant;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The content of a status cell.
 *
 * @param words the short text next to the icon
 * @param state what of it names the state: all but how far it is and how long it takes
 * @param fullText the complete text, for the tooltip and for screen readers
 * @param age the age of the data; null while it is fresh
 * @param late whether it is on its way for longer than usual
 */
public record StatusLine(
    Phase phase, String words, String state, String fullText, @Nullable String age, boolean late) {
  public static StatusLine of(Machine machine) {
    String words = EnvironmentWords.summary(machine);
    return new StatusLine(machine.status().phase(), words, words, words, null, false);
  }

  /**
   * @param waiting null unless the machine is on its way to be ready
   */
  public static StatusLine of(Machine machine, @Nullable Waiting waiting, Instant at) {
    if (waiting != null && waiting.usual() != null && waiting.stuck(at)) {
      String words = text("reason.stuck.at", EnvironmentWords.summary(machine));
      Reason stuck = WaitingWords.stuck(waiting, waiting.usual(), at);
      String full = words + "\n" + EnvironmentWords.sentence(stuck);
      return new StatusLine(Phase.PROBLEM, words, text("reason.stuck.brief"), full, null, false);
    }
    return of(machine).with(waiting, at);
  }

  /**
   * @param assessment the assessment at the moment {@code at}
   * @param waiting null unless the environment is on its way to be ready
   */
  public static StatusLine of(
      WatchedEnvironment watched, Assessment assessment, @Nullable Waiting waiting, Instant at) {
    return of(watched, assessment, at).with(waiting, at);
  }

  private StatusLine with(@Nullable Waiting waiting, Instant at) {
    String usual =
        waiting == null || phase != Phase.CHANGING ? null : WaitingWords.brief(waiting, at);
    return waiting == null || usual == null
        ? this
        : new StatusLine(
            phase,
            words + " \u00b7 " + usual,
            words,
            fullText + "\n" + WaitingWords.sentence(waiting, at),
            age,
            waiting.late(at));
  }

  /**
   * @param assessment the assessment at the moment {@code at}
   */
  public static StatusLine of(WatchedEnvironment watched, Assessment assessment, Instant at) {
    String words = EnvironmentWords.summary(watched.environment(), assessment);
    boolean stuck =
        !assessment.reasons().isEmpty() && assessment.reasons().getFirst() instanceof Reason.Stuck;
    Instant seenAt = watched.seenAt();
    String age =
        seenAt != null && watched.stale(at)
            ? DurationWords.inSteps(Duration.between(seenAt, at))
            : null;
    String full = fullText(words, watched.environment(), assessment);
    return new StatusLine(
        assessment.state(),
        words,
        stuck ? text("reason.stuck.brief") : words,
        age == null ? full : full + "\n" + text("environments.seen.long", age),
        age,
        false);
  }

  private static String fullText(
      String words, @Nullable Environment environment, Assessment assessment) {
    String phase = EnvironmentWords.phase(assessment.state());
    String changing = EnvironmentWords.machinesChanging(environment, assessment);
    Stream<String> first;
    if (changing != null) {
      first = Stream.of(words, changing);
    } else if (assessment.state() == Phase.PROBLEM || words.equalsIgnoreCase(phase)) {
      first = Stream.of(phase);
    } else {
      first = Stream.of(phase + ": " + words);
    }
    return Stream.concat(first, assessment.reasons().stream().map(EnvironmentWords::sentence))
        .collect(Collectors.joining("\n"));
  }
}
