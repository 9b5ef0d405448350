package envwatch.bench;

import org.jspecify.annotations.Nullable;

/**
 * One row of the table of figures.
 *
 * @param what the thing measured
 * @param value measured, with its unit
 * @param yardstick measured in the same run; null when the target is absolute
 * @param target what is asked of the value
 */
public record Figure(
    String what, String value, @Nullable String yardstick, String target, Verdict verdict) {

  /** Whether the target is met. */
  public enum Verdict {
    MET("met"),
    MISSED("MISSED"),
    NOT_MEASURED("not measured");

    private final String word;

    Verdict(String word) {
      this.word = word;
    }

    static Verdict of(boolean met) {
      return met ? MET : MISSED;
    }

    @Override
    public String toString() {
      return word;
    }
  }

  /** A row that could not be measured here. */
  static Figure notMeasured(String what, String target, String why) {
    return new Figure(what, "not measured: " + why, null, target, Verdict.NOT_MEASURED);
  }
}
