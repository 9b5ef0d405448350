package envwatch.words;

import static envwatch.words.Messages.key;
import static envwatch.words.Messages.text;

import envwatch.history.Cause;
import envwatch.history.Change;
import envwatch.history.Fact;
import envwatch.history.ObservedInterval;
import envwatch.history.State;
import envwatch.model.Phase;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Describes changes of environments and machines. */
public final class ChangeWords {
  private ChangeWords() {}

  /** {@code web-1 in Python lab}, or only the environment's name. */
  public static String subject(Change change) {
    return ActionWords.target(change.machineName(), change.environmentName());
  }

  /**
   * The service's word, or the name of the phase if there is none; an en dash for none. {@code
   * Failed (Ready)} if the word does not say that something failed, as when a machine is down.
   */
  public static String state(@Nullable State state) {
    if (state == null) {
      return text("absent");
    }
    String phase = EnvironmentWords.phase(state.phase());
    if (state.word().isBlank()) {
      return phase;
    }
    return state.phase() != Phase.PROBLEM || saysFailed(state.word())
        ? state.word()
        : text("change.state.judged", phase, state.word());
  }

  private static boolean saysFailed(String word) {
    return word.toLowerCase(Locale.ROOT).contains("fail");
  }

  /** The state before, in words that differ from those of the state after. */
  public static String from(Change change) {
    return judgedAnew(change) ? phase(change.from()) : state(change.from());
  }

  /** The state after, in words that differ from those of the state before. */
  public static String to(Change change) {
    return judgedAnew(change) ? phase(change.to()) : state(change.to());
  }

  /**
   * Whether the service's word stayed: an environment that is "Ready" as before has failed when one
   * of its machines stopped.
   */
  private static boolean judgedAnew(Change change) {
    return change.ofState() && served(change.from()).equals(served(change.to()));
  }

  private static String served(@Nullable State state) {
    return state == null ? "" : state.word();
  }

  private static String phase(@Nullable State state) {
    return state == null ? text("absent") : EnvironmentWords.phase(state.phase());
  }

  /**
   * When it happened: {@code 14:02:10 to 14:02:40}, or {@code between 18:05 and 07:58} if nobody
   * looked for long; with the day if it is not today.
   */
  public static String when(Change change, Instant now, ZoneId zone) {
    Instant before = change.lastSeenBefore();
    return before == null
        ? MomentWords.moment(change.firstSeenAfter(), now, zone)
        : MomentWords.either(before, change.firstSeenAfter(), now, zone);
  }

  /** {@code Running to Suspended}; what changed besides if the state did not. */
  public static String what(Change change, Instant now, ZoneId zone) {
    if (change.from() == null) {
      return text("change.first-seen", to(change));
    }
    return change.ofState()
        ? text("change.states", from(change), to(change))
        : facts(change.facts(), now, zone);
  }

  /** Who did it: {@code You: Suspend}, {@code Service}, {@code Not seen}. */
  public static String cause(Cause cause) {
    return switch (cause) {
      case Cause.OwnAction own -> text("change.by.you", ActionWords.name(own.kind()));
      case Cause.Service service -> text("change.by.service");
      case Cause.NotSeen notSeen -> text("change.by.not-seen");
      case Cause.Elsewhere(String host) -> text("change.by.elsewhere", PlainText.line(host));
    };
  }

  /** {@code Owner ann to ben, IP 192.0.2.5 to 192.0.2.7}; empty for none. */
  public static String facts(List<Fact> facts, Instant now, ZoneId zone) {
    return facts.stream()
        .map(fact ->
            text(
                "change.fact",
                text("change.fact." + key(fact.kind())),
                value(fact, fact.before(), now, zone),
                value(fact, fact.after(), now, zone)))
        .collect(Collectors.joining(text("list.and")));
  }

  private static String value(Fact fact, @Nullable String value, Instant now, ZoneId zone) {
    if (value == null) {
      return text("change.fact.none");
    }
    return fact.kind() == Fact.Kind.EXPIRATION ? moment(value, now, zone) : PlainText.line(value);
  }

  private static String moment(String written, Instant now, ZoneId zone) {
    try {
      return ExpirationWords.moment(Instant.parse(written), now, zone);
    } catch (DateTimeException e) {
      return PlainText.line(written);
    }
  }

  /** Why nobody looked, as part of a sentence: {@code no answer}. */
  public static String ended(ObservedInterval.Ended ended) {
    return text("looking." + key(ended));
  }
}
