package envwatch.ui.choices;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.ui.kit.OnJavaFx;
import javafx.event.Event;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import javafx.util.StringConverter;
import org.junit.jupiter.api.Test;

class TypeAheadTest {
  @Test
  void whoLeavesTheBoxBeginsAgainEachTime() {
    OnJavaFx.run(() -> {
      ComboBox<String> box = new ComboBox<>();
      box.getItems().addAll("Abacus", "Berlin");
      box.setConverter(
          new StringConverter<>() {
            @Override
            public String toString(String name) {
              return name;
            }

            @Override
            public String fromString(String name) {
              return name;
            }
          });
      TypeAhead.on(box);
      Button other = new Button("Other");
      Stage stage = new Stage();
      stage.setScene(new Scene(new VBox(box, other)));
      stage.show();
      try {
        for (int time = 0; time < 2; time++) {
          box.requestFocus();
          type(box, "a");
          assertThat(box.getValue()).isEqualTo("Abacus");
          other.requestFocus();
          box.requestFocus();
          type(box, "b");
          assertThat(box.getValue()).isEqualTo("Berlin");
          other.requestFocus();
        }
      } finally {
        stage.close();
      }
    });
  }

  private static void type(ComboBox<String> box, String letter) {
    Event.fireEvent(
        box,
        new KeyEvent(
            KeyEvent.KEY_TYPED, letter, "", KeyCode.UNDEFINED, false, false, false, false));
  }
}
