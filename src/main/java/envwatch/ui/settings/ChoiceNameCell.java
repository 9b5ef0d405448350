package envwatch.ui.settings;

import java.util.function.Function;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.ListCell;
import org.jspecify.annotations.Nullable;

/** A line of a choice, whose name follows what is typed. */
final class ChoiceNameCell<T> extends ListCell<T> {
  private final Function<T, ObservableValue<String>> name;

  ChoiceNameCell(Function<T, ObservableValue<String>> name) {
    this.name = name;
  }

  @Override
  protected void updateItem(@Nullable T item, boolean empty) {
    super.updateItem(item, empty);
    textProperty().unbind();
    if (item == null || empty) {
      setText(null);
    } else {
      textProperty().bind(name.apply(item));
    }
  }
}
