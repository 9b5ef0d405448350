package envwatch.ui.training.edit;

import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.format.DateTimeParseException;
import java.time.format.ResolverStyle;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** Date and time as a person types them. */
final class LocalTimeText {
  private static final DateTimeFormatter WRITTEN =
      DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm", Locale.ROOT);

  /** The last one is how the service writes it. */
  private static final List<DateTimeFormatter> READ =
      Stream.of("uuuu-M-d H:mm", "uuuu-M-d'T'H:mm", "uuuu-M-d h:mm a", "M/d/uuuu h:mm a")
          .map(pattern ->
              new DateTimeFormatterBuilder()
                  .parseCaseInsensitive()
                  .appendPattern(pattern)
                  .toFormatter(Locale.ENGLISH)
                  .withResolverStyle(ResolverStyle.STRICT))
          .toList();

  private LocalTimeText() {}

  public static String of(LocalDateTime time) {
    return WRITTEN.format(time);
  }

  /** Empty if it is not a date with a time, or a day that does not exist. */
  public static Optional<LocalDateTime> read(String typed) {
    String text = typed.strip().replaceAll("\\s+", " ").replaceAll("(?i)(\\d)([ap]m)$", "$1 $2");
    for (DateTimeFormatter format : READ) {
      try {
        return Optional.of(LocalDateTime.parse(text, format));
      } catch (DateTimeParseException anotherForm) {
        // The next form may fit.
      }
    }
    return Optional.empty();
  }
}
