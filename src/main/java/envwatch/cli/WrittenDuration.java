package envwatch.cli;

import static envwatch.words.Messages.text;

import java.time.Duration;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A length of time as it is written on the command line: in seconds, minutes, hours or days. */
final class WrittenDuration {
  private static final Pattern FORM = Pattern.compile("(\\d{1,5})([smhd])");

  private WrittenDuration() {}

  /**
   * Parses a length such as {@code 30m}, {@code 12h} or {@code 30d}.
   *
   * @param option the option that it was written after
   * @param longest in whole days
   */
  public static Duration parse(String option, String written, Duration longest)
      throws UsageException {
    Matcher matcher = FORM.matcher(written);
    if (matcher.matches()) {
      long amount = Long.parseLong(matcher.group(1));
      Duration length =
          switch (matcher.group(2)) {
            case "s" -> Duration.ofSeconds(amount);
            case "m" -> Duration.ofMinutes(amount);
            case "h" -> Duration.ofHours(amount);
            default -> Duration.ofDays(amount);
          };
      if (length.isPositive() && length.compareTo(longest) <= 0) {
        return length;
      }
    }
    throw new UsageException(
        text("cli.duration", option, written, String.valueOf(longest.toDays())));
  }
}
