package envwatch.simulator;

import java.time.DateTimeException;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Optional;

/** Times of classes, local to their zones: {@code MM/DD/YYYY HH:MM AM/PM}. */
final class LocalTimes {
  private static final DateTimeFormatter FORMAT =
      DateTimeFormatter.ofPattern("MM/dd/yyyy hh:mm a", Locale.US);

  private LocalTimes() {}

  static String write(LocalDateTime time) {
    return FORMAT.format(time);
  }

  /** The time; empty if this is another format. */
  static Optional<LocalDateTime> read(String text) {
    try {
      return Optional.of(LocalDateTime.parse(text, FORMAT));
    } catch (DateTimeException e) {
      return Optional.empty();
    }
  }
}
