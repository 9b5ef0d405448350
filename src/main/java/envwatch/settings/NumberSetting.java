package envwatch.settings;

import envwatch.util.JsonForm;
import java.time.Duration;
import java.util.function.IntFunction;
import java.util.function.ToIntFunction;

/** A setting that is an integer in the file and on screen, such as a time in seconds. */
public final class NumberSetting<S, T> extends Setting<S, T> {
  private final Limits limits;
  private final IntFunction<T> value;
  private final ToIntFunction<T> number;

  private NumberSetting(
      String name, Limits limits, T usual, IntFunction<T> value, ToIntFunction<T> number) {
    super(name, whole(limits, value, number), usual);
    this.limits = limits;
    this.value = value;
    this.number = number;
  }

  /**
   * An integer that represents a value; one outside the limits is replaced by the nearest limit.
   *
   * @param value converts a number to the value that it represents
   * @param number converts a value to the number that represents it
   */
  static <T> JsonForm<T> whole(Limits limits, IntFunction<T> value, ToIntFunction<T> number) {
    return new JsonForm<>(
        json -> json instanceof Long whole ? value.apply(limits.nearest(whole)) : null,
        of -> (long) number.applyAsInt(of));
  }

  static <S> NumberSetting<S, Integer> of(String name, Limits limits, int usual) {
    return new NumberSetting<>(name, limits, usual, number -> number, number -> number);
  }

  /**
   * @param limits in seconds
   */
  static <S> NumberSetting<S, Duration> seconds(String name, Limits limits, Duration usual) {
    return new NumberSetting<>(
        name, limits, usual, Duration::ofSeconds, time -> (int) time.toSeconds());
  }

  /** The limits of the number. */
  public Limits limits() {
    return limits;
  }

  /** The number that represents a value. */
  public int number(T of) {
    return number.applyAsInt(of);
  }

  /** The value that a number represents. */
  public T value(int of) {
    return value.apply(of);
  }
}
