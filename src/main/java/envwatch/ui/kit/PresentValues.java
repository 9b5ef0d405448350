package envwatch.ui.kit;

import java.util.Objects;
import java.util.function.Function;
import javafx.beans.value.ObservableValue;
import org.jspecify.annotations.Nullable;

/**
 * Values made from one that may be absent. JavaFX asks a function only about a value that is there,
 * which its own signatures do not tell.
 */
public final class PresentValues {
  private PresentValues() {}

  /** Like {@link ObservableValue#map}. */
  public static <T, U> ObservableValue<U> map(
      ObservableValue<@Nullable T> value, Function<T, U> function) {
    return value.map(present -> function.apply(Objects.requireNonNull(present)));
  }

  /** Like {@link ObservableValue#flatMap}. */
  public static <T, U extends @Nullable Object> ObservableValue<U> flatMap(
      ObservableValue<@Nullable T> value, Function<T, ObservableValue<U>> function) {
    return value.flatMap(present -> function.apply(Objects.requireNonNull(present)));
  }
}
