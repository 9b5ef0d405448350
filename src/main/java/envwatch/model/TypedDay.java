package envwatch.model;

import java.time.DateTimeException;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.temporal.TemporalAdjusters;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A day as people type it: {@code today}, {@code tomorrow}, {@code mon} or more of a weekday's
 * name, {@code 2026-12-24}. A weekday means the next such day after today.
 */
public final class TypedDay {
  private static final Pattern ISO = Pattern.compile("(\\d{4})-(\\d{1,2})-(\\d{1,2})");
  private static final int SHORTEST_NAME = 3;

  private TypedDay() {}

  /**
   * Empty if it has none of these forms, or is no day of the calendar.
   *
   * @param typed in small letters
   * @return the day, given today
   */
  public static Optional<UnaryOperator<LocalDate>> parse(String typed) {
    return switch (typed) {
      case "today" -> Optional.of(today -> today);
      case "tomorrow" -> Optional.of(today -> today.plusDays(1));
      default -> dayOfWeek(typed).or(() -> date(typed));
    };
  }

  private static Optional<UnaryOperator<LocalDate>> dayOfWeek(String typed) {
    return named(DayOfWeek.values(), typed)
        .map(day -> today -> today.with(TemporalAdjusters.next(day)));
  }

  /**
   * The first weekday or month whose name begins so.
   *
   * @param beginning in small letters; three at least
   */
  public static <E extends Enum<E>> Optional<E> named(E[] all, String beginning) {
    return Arrays.stream(all)
        .filter(each -> beginning.length() >= SHORTEST_NAME)
        .filter(each -> each.name().toLowerCase(Locale.ROOT).startsWith(beginning))
        .findFirst();
  }

  private static Optional<UnaryOperator<LocalDate>> date(String typed) {
    Matcher iso = ISO.matcher(typed);
    if (!iso.matches()) {
      return Optional.empty();
    }
    try {
      LocalDate date =
          LocalDate.of(
              Integer.parseInt(iso.group(1)),
              Integer.parseInt(iso.group(2)),
              Integer.parseInt(iso.group(3)));
      return Optional.of(today -> date);
    } catch (DateTimeException e) {
      return Optional.empty();
    }
  }
}
