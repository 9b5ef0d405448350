package envwatch.ui.choices;

import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import javafx.scene.control.ComboBox;
import javafx.scene.input.KeyEvent;
import javafx.util.StringConverter;

/**
 * Letters typed into a box choose the first item that contains them: at its beginning, or else
 * anywhere. Any other key, or leaving the box, begins again.
 */
final class TypeAhead<T> {
  private final ComboBox<T> box;
  private String typed = "";

  private TypeAhead(ComboBox<T> box) {
    this.box = box;
  }

  static <T> void on(ComboBox<T> box) {
    TypeAhead<T> ahead = new TypeAhead<>(box);
    box.addEventHandler(KeyEvent.KEY_TYPED, ahead::type);
    box.addEventHandler(
        KeyEvent.KEY_PRESSED,
        event -> {
          if (event.getCode().isNavigationKey() || event.getCode().isFunctionKey()) {
            ahead.typed = "";
          }
        });
    box.focusedProperty().subscribe(focused -> ahead.typed = "");
  }

  private void type(KeyEvent event) {
    String letter = event.getCharacter();
    boolean text = !letter.isEmpty() && !Character.isISOControl(letter.charAt(0));
    if (!text || event.isShortcutDown() || letter.equals(" ") && typed.isEmpty()) {
      return;
    }
    typed += letter.toLowerCase(Locale.ROOT);
    if (!choose()) {
      typed = letter.toLowerCase(Locale.ROOT);
      choose();
    }
    event.consume();
  }

  private boolean choose() {
    String wanted = typed;
    Optional<T> found =
        find(name -> name.startsWith(wanted)).or(() -> find(name -> name.contains(wanted)));
    found.ifPresent(box::setValue);
    return found.isPresent();
  }

  private Optional<T> find(Predicate<String> fits) {
    StringConverter<T> names = Objects.requireNonNull(box.getConverter());
    return box.getItems().stream()
        .filter(item -> fits.test(names.toString(item).toLowerCase(Locale.ROOT)))
        .findFirst();
  }
}
