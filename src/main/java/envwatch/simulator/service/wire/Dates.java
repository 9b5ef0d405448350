package envwatch.simulator.service.wire;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/** The date formats of the service; all in GMT. */
public final class Dates {
  private static final DateTimeFormatter RFC_1123 = format("EEE, dd MMM yyyy HH:mm:ss 'GMT'");

  private static final DateTimeFormatter AMERICAN = format("M/d/yyyy h:mm a");

  private Dates() {}

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
