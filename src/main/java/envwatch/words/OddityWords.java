package envwatch.words;

import static envwatch.words.Messages.key;
import static envwatch.words.Messages.text;

import envwatch.history.Outlier;
import envwatch.model.Phase;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.stream.Stream;

/** Says how something differs from most others of its blueprint. */
public final class OddityWords {
  private OddityWords() {}

  /**
   * {@code Memory: 4 GB. In 5 of 6 environments of "Python" it is 8 GB.}.
   *
   * @param now durations end here, and moments of its year are told without it
   */
  public static String sentence(Outlier odd, Instant now, ZoneId zone) {
    return text(
        "oddity",
        text("oddity." + key(odd.kind())),
        value(odd.kind(), odd.own(), now, zone),
        odd.agreeing(),
        odd.group(),
        QuotedName.of(odd.blueprint()),
        value(odd.kind(), odd.usual(), now, zone));
  }

  private static String value(Outlier.Kind kind, String value, Instant now, ZoneId zone) {
    try {
      return switch (kind) {
        case SINCE -> DurationWords.precisely(Duration.between(Instant.parse(value), now));
        case EXPIRATION -> ExpirationWords.moment(Instant.parse(value), now, zone);
        case STATE -> state(value);
        case MACHINES, OPERATING_SYSTEM, MEMORY, CPUS, DISK -> PlainText.line(value);
      };
    } catch (DateTimeException e) {
      // As it was served: a moment that could not be read, or none.
      return PlainText.line(value);
    }
  }

  private static String state(String value) {
    return Stream.of(Phase.values())
        .filter(phase -> phase.name().equals(value))
        .findFirst()
        .map(EnvironmentWords::phase)
        .orElseGet(() -> PlainText.line(value));
  }
}
