package envwatch.ui.settings;

import javafx.scene.control.Spinner;
import javafx.scene.control.SpinnerValueFactory;
import javafx.util.StringConverter;
import javafx.util.converter.DefaultStringConverter;

/**
 * Edits a number. It keeps whatever is typed, so that a mistake can be named next to the field
 * rather than be corrected behind the person's back.
 */
final class NumberSpinner extends Spinner<String> {
  public NumberSpinner(NumberDraft number) {
    getStyleClass().add("number-spinner");
    setEditable(true);
    setMinWidth(USE_PREF_SIZE);
    setValueFactory(new Steps(number));
    getEditor().textProperty().bindBidirectional(number.typed());
  }

  private static final class Steps extends SpinnerValueFactory<String> {
    private final NumberDraft number;

    Steps(NumberDraft number) {
      this.number = number;
      StringConverter<String> asTyped = new DefaultStringConverter();
      setConverter(asTyped);
      valueProperty().bindBidirectional(number.typed());
    }

    @Override
    public void decrement(int steps) {
      number.step(-steps);
    }

    @Override
    public void increment(int steps) {
      number.step(steps);
    }
  }
}
