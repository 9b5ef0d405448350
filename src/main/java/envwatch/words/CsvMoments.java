package envwatch.words;

import static envwatch.words.Messages.text;

import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.TextStyle;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Moments of tables that people open in a spreadsheet program: local date and time in a form that
 * it takes as such, and the zone in the heading.
 */
public record CsvMoments(ZoneId zone) {
  private static final DateTimeFormatter FORM = MomentWords.format("uuuu-MM-dd HH:mm:ss");

  /** {@code Since (CET)}. */
  public String heading(String word) {
    return text("export.moment", word, zone.getDisplayName(TextStyle.SHORT, Locale.ENGLISH));
  }

  /** {@code 2026-11-26 05:17:58}; null if there is none. */
  public @Nullable String of(@Nullable Instant moment) {
    return moment == null ? null : FORM.format(moment.atZone(zone));
  }
}
