package envwatch.filter;

import java.util.Arrays;

/** The comparison operator before a value: {@code <4}. */
enum Operator {
  AT_MOST("<="),
  AT_LEAST(">="),
  BELOW("<"),
  ABOVE(">"),
  EQUAL("=");

  private final String sign;

  Operator(String sign) {
    this.sign = sign;
  }

  /**
   * A value split into its operator and the rest.
   *
   * @param signed whether there was an operator; without one, it is {@link Operator#EQUAL}
   */
  record Operand(Operator operator, boolean signed, String value) {}

  static Operand split(String typed) {
    return Arrays.stream(values())
        .filter(each -> typed.startsWith(each.sign))
        .findFirst()
        .map(each -> new Operand(each, true, typed.substring(each.sign.length())))
        .orElse(new Operand(EQUAL, false, typed));
  }

  /**
   * @param order the result of comparing the value to the operand, as from {@link
   *     Comparable#compareTo}
   */
  boolean holds(int order) {
    return switch (this) {
      case AT_MOST -> order <= 0;
      case AT_LEAST -> order >= 0;
      case BELOW -> order < 0;
      case ABOVE -> order > 0;
      case EQUAL -> order == 0;
    };
  }
}
