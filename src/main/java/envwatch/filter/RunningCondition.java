package envwatch.filter;

import envwatch.filter.Operator.Operand;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Tests how many machines are running: {@code up:0}, {@code up:<4}, {@code up:3/4}, {@code up:all},
 * {@code up:none}. Nothing matches while the machines are unknown.
 */
final class RunningCondition {
  private static final Pattern COUNT = Pattern.compile("\\d{1,6}");
  private static final Pattern OF_TOTAL = Pattern.compile("\\d{1,6}/\\d{1,6}");

  private RunningCondition() {}

  /** Parses the condition; empty if the value has none of these forms. */
  static Optional<Condition> parse(String value) {
    if (value.equals("all")) {
      return Optional.of((subject, now) -> subject.running().filter(Running::all).isPresent());
    }
    if (value.equals("none")) {
      return count(new Operand(Operator.EQUAL, false, "0"));
    }
    if (OF_TOTAL.matcher(value).matches()) {
      int slash = value.indexOf('/');
      Running asked =
          new Running(
              Long.parseLong(value.substring(0, slash)),
              Long.parseLong(value.substring(slash + 1)));
      return Optional.of((subject, now) -> subject.running().filter(asked::equals).isPresent());
    }
    return count(Operator.split(value));
  }

  private static Optional<Condition> count(Operand operand) {
    if (!COUNT.matcher(operand.value()).matches()) {
      return Optional.empty();
    }
    long asked = Long.parseLong(operand.value());
    return Optional.of((subject, now) ->
        subject
            .running()
            .filter(known -> operand.operator().holds(Long.compare(known.count(), asked)))
            .isPresent());
  }

  /** The number of running machines and of all machines. */
  record Running(long count, long total) {
    boolean all() {
      return count == total && total > 0;
    }
  }
}
