package envwatch.api.wire;

import envwatch.model.Expiration;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Reads the service's dates: RFC 1123 and ISO 8601 with an offset, and what serializers of .NET
 * write: {@code /Date(1798797600000)/}, with an offset that says nothing about the moment, and a
 * date in the year 1 for none ({@code DateTime.MinValue}).
 */
final class ServedDate {
  /** The weekday is ignored: the date is unambiguous without it, and services get it wrong. */
  private static final Pattern RFC_1123 =
      Pattern.compile(
          "(?:[A-Za-z]+,\\s*)?(\\d{1,2}) ([A-Za-z]{3}) (\\d{4}) (\\d{2}):(\\d{2})(?::(\\d{2}))?"
              + " (GMT|UTC|Z|[+-]\\d{4})");

  private static final DateTimeFormatter ISO_8601 =
      new DateTimeFormatterBuilder()
          .parseCaseInsensitive()
          .append(DateTimeFormatter.ISO_LOCAL_DATE_TIME)
          .appendPattern("[XXX][XX][X]")
          .toFormatter(Locale.ROOT);

  private static final Pattern MILLISECONDS =
      Pattern.compile("/Date\\((-?\\d{1,15})(?:[+-]\\d{4})?\\)/");

  /** Before it, a date means that there is none. An offset may move it out of the year 1. */
  private static final Instant FIRST = Instant.parse("0002-01-01T00:00:00Z");

  /** The same as a local time. */
  private static final String NOTHING = "0001-01-01T00:00:00";

  private static final List<String> MONTHS =
      List.of("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec");

  private ServedDate() {}

  /**
   * Converts a date to a moment; any other text is kept as served.
   *
   * @param line a {@link ServedText#line}
   */
  public static Expiration expiration(@Nullable String line) {
    if (line == null) {
      return Expiration.NONE;
    }
    Instant moment = moment(line);
    if (moment == null) {
      return line.startsWith(NOTHING) ? Expiration.NONE : new Expiration.AsServed(line);
    }
    return moment.isBefore(FIRST) ? Expiration.NONE : new Expiration.At(moment);
  }

  /** The moment of a date; null when the text is not a date, or is one without a time zone. */
  public static @Nullable Instant instant(@Nullable String served) {
    String text = ServedText.line(served);
    return text == null ? null : moment(text);
  }

  private static @Nullable Instant moment(String text) {
    Instant moment = rfc1123(text);
    if (moment != null) {
      return moment;
    }
    Matcher milliseconds = MILLISECONDS.matcher(text);
    return milliseconds.matches()
        ? Instant.ofEpochMilli(Long.parseLong(milliseconds.group(1)))
        : iso8601(text);
  }

  private static @Nullable Instant iso8601(String text) {
    try {
      return OffsetDateTime.parse(text, ISO_8601).toInstant();
    } catch (DateTimeException e) {
      return null;
    }
  }

  private static @Nullable Instant rfc1123(String text) {
    Instant moment = documented(text);
    return moment == null ? similar(text) : moment;
  }

  /**
   * Reads a date of exactly the documented form, {@code Fri, 01 Mar 2024 10:00:00 GMT}, without the
   * cost of a regular expression, because every environment has one. Null for any other text.
   */
  private static @Nullable Instant documented(String text) {
    boolean alike =
        text.length() == 29
            && text.startsWith(", ", 3)
            && text.charAt(7) == ' '
            && text.charAt(11) == ' '
            && text.charAt(16) == ' '
            && text.charAt(19) == ':'
            && text.charAt(22) == ':'
            && text.endsWith(" GMT");
    if (!alike) {
      return null;
    }
    try {
      return moment(
          number(text, 12, 16),
          text.substring(8, 11),
          number(text, 5, 7),
          number(text, 17, 19),
          number(text, 20, 22),
          number(text, 23, 25),
          ZoneOffset.UTC);
    } catch (DateTimeException e) {
      return null;
    }
  }

  /**
   * Parses digits; returns {@link Integer#MIN_VALUE}, which occurs in no date, if there are other
   * characters.
   */
  private static int number(String text, int from, int to) {
    int number = 0;
    for (int i = from; i < to; i++) {
      int digit = text.charAt(i) - '0';
      if (digit < 0 || digit > 9) {
        return Integer.MIN_VALUE;
      }
      number = 10 * number + digit;
    }
    return number;
  }

  /** Reads variants: without weekday or seconds, with another zone, or with a one-digit day. */
  private static @Nullable Instant similar(String text) {
    Matcher date = RFC_1123.matcher(text);
    if (!date.matches()) {
      return null;
    }
    try {
      return moment(
          Integer.parseInt(date.group(3)),
          date.group(2),
          Integer.parseInt(date.group(1)),
          Integer.parseInt(date.group(4)),
          Integer.parseInt(date.group(5)),
          date.group(6) == null ? 0 : Integer.parseInt(date.group(6)),
          offset(date.group(7)));
    } catch (DateTimeException e) {
      return null;
    }
  }

  private static Instant moment(
      int year, String month, int day, int hour, int minute, int second, ZoneOffset offset) {
    return LocalDateTime.of(year, MONTHS.indexOf(month) + 1, day, hour, minute, second)
        .toInstant(offset);
  }

  private static ZoneOffset offset(String zone) {
    return Character.isLetter(zone.charAt(0)) ? ZoneOffset.UTC : ZoneOffset.of(zone);
  }
}
