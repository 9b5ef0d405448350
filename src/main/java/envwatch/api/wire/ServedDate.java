package envwatch.api.wire;

import envwatch.model.Expiration;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads the dates of the service: RFC 1123 and, in places of v3, ISO 8601. */
public final class ServedDate {
  /** The weekday is read over: the date is right without it, and services get it wrong. */
  private static final Pattern RFC_1123 =
      Pattern.compile(
          "(?:[A-Za-z]+,\\s*)?(\\d{1,2}) ([A-Za-z]{3}) (\\d{4}) (\\d{2}):(\\d{2})(?::(\\d{2}))?"
              + " (GMT|UTC|Z|[+-]\\d{4})");

  private static final List<String> MONTHS =
      List.of("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec");

  private ServedDate() {}

  /** An RFC 1123 date is a moment; any other text is kept as served. */
  public static Expiration expiration(@Nullable String served) {
    String text = ServedText.line(served);
    if (text == null) {
      return Expiration.NONE;
    }
    Instant moment = rfc1123(text);
    return moment == null ? new Expiration.AsServed(text) : new Expiration.At(moment);
  }

  /** Null when the text is no date, or one that names no zone. */
  public static @Nullable Instant instant(@Nullable String served) {
    String text = ServedText.line(served);
    if (text == null) {
      return null;
    }
    Instant moment = rfc1123(text);
    return moment == null ? iso8601(text) : moment;
  }

  private static @Nullable Instant iso8601(String text) {
    try {
      return OffsetDateTime.parse(text).toInstant();
    } catch (DateTimeException e) {
      return null;
    }
  }

  private static @Nullable Instant rfc1123(String text) {
    Matcher date = RFC_1123.matcher(text);
    if (!date.matches()) {
      return null;
    }
    try {
      return LocalDateTime.of(
              Integer.parseInt(date.group(3)),
              MONTHS.indexOf(date.group(2)) + 1,
              Integer.parseInt(date.group(1)),
              Integer.parseInt(date.group(4)),
              Integer.parseInt(date.group(5)),
              date.group(6) == null ? 0 : Integer.parseInt(date.group(6)))
          .toInstant(offset(date.group(7)));
    } catch (DateTimeException e) {
      return null;
    }
  }

  private static ZoneOffset offset(String zone) {
    return Character.isLetter(zone.charAt(0)) ? ZoneOffset.UTC : ZoneOffset.of(zone);
  }
}
