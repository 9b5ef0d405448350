package envwatch.api.v3;

import java.time.DateTimeException;
import java.time.LocalDateTime;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The times of classes: {@code 02/03/2026 09:15 AM}, month first, in the zone of the class
 * (service/api-v3-training.md).
 */
final class LocalTimes {
  private static final Pattern US =
      Pattern.compile(
          "(\\d{1,2})/(\\d{1,2})/(\\d{4})["
              + " ,]+(\\d{1,2}):(\\d{2})(?::(\\d{2}))?\\s*([AaPp])\\.?[Mm]\\.?");

  private LocalTimes() {}

  /** Returns null for a text in another format: its day and month could be confused. */
  static @Nullable LocalDateTime read(@Nullable String served) {
    if (served == null) {
      return null;
    }
    try {
      Matcher us = US.matcher(served.strip());
      return us.matches() ? us(us) : LocalDateTime.parse(served.strip());
    } catch (DateTimeException e) {
      return null;
    }
  }

  private static LocalDateTime us(Matcher us) {
    int hour = Integer.parseInt(us.group(4));
    if (hour < 1 || hour > 12) {
      throw new DateTimeException("an hour of 12");
    }
    boolean afternoon = us.group(7).equalsIgnoreCase("p");
    return LocalDateTime.of(
        Integer.parseInt(us.group(3)),
        Integer.parseInt(us.group(1)),
        Integer.parseInt(us.group(2)),
        hour % 12 + (afternoon ? 12 : 0),
        Integer.parseInt(us.group(5)),
        us.group(6) == null ? 0 : Integer.parseInt(us.group(6)));
  }
}
