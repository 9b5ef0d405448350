package envwatch.ui.kit;

import java.util.function.Function;
import javafx.util.StringConverter;
import org.jspecify.annotations.Nullable;

/** Shows what is chosen, and not typed, in words; nothing where nothing is chosen. */
public final class ShownAs<T> extends StringConverter<T> {
  private final Function<T, String> words;

  public ShownAs(Function<T, String> words) {
    this.words = words;
  }

  @Override
  public String toString(@Nullable T chosen) {
    return chosen == null ? "" : words.apply(chosen);
  }

  @Override
  public T fromString(String typed) {
    throw new UnsupportedOperationException("this is chosen, not typed");
  }
}
