package envwatch.filter;

import envwatch.filter.Operator.Operand;
import envwatch.model.Expiration;
import envwatch.model.TypedDay;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZonedDateTime;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Tests when an environment expires: within a time ({@code expires:<24h}, {@code expires:>3d}),
 * before a day begins ({@code expires:<mon}, {@code expires:<2026-12-24}), on a day ({@code
 * expires:today}), or {@code expires:never}. A weekday means the next such day after today.
 */
final class ExpirationCondition {
  private static final Pattern TIME = Pattern.compile("(\\d{1,5})([mhdw])");
  private static final Map<String, Duration> UNITS =
      Map.of(
          "m", Duration.ofMinutes(1),
          "h", Duration.ofHours(1),
          "d", Duration.ofDays(1),
          "w", Duration.ofDays(7));

  private ExpirationCondition() {}

  /** Parses the condition; empty if the value has none of these forms. */
  static Optional<Condition> parse(String value) {
    if (value.equals("never")) {
      return Optional.of((subject, now) ->
          subject.expiration().filter(Expiration.None.class::isInstance).isPresent());
    }
    Operand operand = Operator.split(value);
    return within(operand).or(() -> onDay(operand));
  }

  private static Optional<Condition> within(Operand operand) {
    Matcher matcher = TIME.matcher(operand.value());
    if (!matcher.matches()) {
      return Optional.empty();
    }
    Duration time =
        Objects.requireNonNull(UNITS.get(matcher.group(2)))
            .multipliedBy(Long.parseLong(matcher.group(1)));
    Operator operator = operand.signed() ? operand.operator() : Operator.AT_MOST;
    return Optional.of((subject, now) ->
        subject
            .expiresAt()
            .filter(moment -> operator.holds(moment.compareTo(now.plus(time).toInstant())))
            .isPresent());
  }

  private static Optional<Condition> onDay(Operand operand) {
    return TypedDay.parse(operand.value())
        .map(day ->
            (subject, now) ->
                subject
                    .expiresAt()
                    .filter(moment ->
                        compares(operand.operator(), moment, day.apply(now.toLocalDate()), now))
                    .isPresent());
  }

  /** A moment within the day counts as equal to it. */
  private static boolean compares(
      Operator operator, Instant moment, LocalDate day, ZonedDateTime now) {
    return operator.holds(LocalDate.ofInstant(moment, now.getZone()).compareTo(day));
  }
}
