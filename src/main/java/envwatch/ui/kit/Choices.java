package envwatch.ui.kit;

import static envwatch.words.Messages.text;

import java.util.Locale;
import javafx.beans.property.ObjectProperty;
import javafx.scene.control.RadioButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.VBox;

/** One of a few, each as a radio button. */
public final class Choices<E extends Enum<E>> extends VBox {
  /**
   * The texts are {@code settings.NAME} and {@code settings.NAME.CONSTANT}, the ids of the buttons
   * {@code NAME-CONSTANT}.
   */
  public Choices(String name, Class<E> type, ObjectProperty<E> chosen) {
    getStyleClass().add("form-choices");
    ToggleGroup group = new ToggleGroup();
    for (E constant : type.getEnumConstants()) {
      String word = constant.name().toLowerCase(Locale.ROOT);
      String words = text("settings." + name + "." + word);
      RadioButton button = new RadioButton(words);
      button.setWrapText(true);
      button.setAccessibleText(text("settings." + name) + ": " + words);
      button.setId(name + "-" + word);
      button.setToggleGroup(group);
      whenSelected(button, () -> chosen.set(constant));
      chosen.subscribe(now -> {
        if (now == constant) {
          button.setSelected(true);
        }
      });
      getChildren().add(button);
    }
  }

  /** Follows the mark, not the button's action: the arrow keys set the one without the other. */
  private static void whenSelected(RadioButton button, Runnable then) {
    button
        .selectedProperty()
        .subscribe(selected -> {
          if (selected) {
            then.run();
          }
        });
  }
}
