package envwatch.simulator;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.temporal.ChronoField;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.LongStream;

/** The date formats of the service; all in GMT. */
final class Dates {
  private static final Map<Long, String> DAYS =
      numbered(List.of("Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"));

  private static final Map<Long, String> MONTHS =
      numbered(
          List.of(
              "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"));

  /** With names of its own, because those of a language take longer to find than an answer. */
  private static final DateTimeFormatter RFC_1123 =
      new DateTimeFormatterBuilder()
          .appendText(ChronoField.DAY_OF_WEEK, DAYS)
          .appendPattern(", dd ")
          .appendText(ChronoField.MONTH_OF_YEAR, MONTHS)
          .appendPattern(" yyyy HH:mm:ss 'GMT'")
          .toFormatter(Locale.ROOT)
          .withZone(ZoneOffset.UTC);

  private static final DateTimeFormatter AMERICAN = format("M/d/yyyy h:mm a");

  private Dates() {}

  private static Map<Long, String> numbered(List<String> names) {
    return LongStream.rangeClosed(1, names.size())
        .boxed()
        .collect(Collectors.toMap(number -> number, number -> names.get((int) (number - 1))));
  }

  private static DateTimeFormatter format(String pattern) {
    return DateTimeFormatter.ofPattern(pattern, Locale.US).withZone(ZoneOffset.UTC);
  }

  /** {@code Fri, 01 Mar 2024 10:00:00 GMT}. */
  public static String rfc1123(Instant moment) {
    return RFC_1123.format(moment);
  }

  /** {@code 3/1/2024 10:00 AM}. */
  public static String american(Instant moment) {
    return AMERICAN.format(moment);
  }
}
