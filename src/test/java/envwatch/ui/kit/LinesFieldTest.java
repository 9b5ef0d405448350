package envwatch.ui.kit;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class LinesFieldTest {
  private final TextField before = OnJavaFx.call(TextField::new);
  private final LinesField lines = OnJavaFx.call(() -> new LinesField("ab"));
  private final TextField after = OnJavaFx.call(TextField::new);
  private Stage stage;

  @BeforeEach
  void open() {
    OnJavaFx.run(() -> {
      stage = new Stage();
      stage.setScene(new Scene(new VBox(before, lines, after)));
      stage.show();
      lines.requestFocus();
      lines.positionCaret(1);
    });
  }

  @AfterEach
  void close() {
    OnJavaFx.run(stage::close);
  }

  private void press(boolean shift, boolean control) {
    OnJavaFx.run(() ->
        lines.fireEvent(
            new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.TAB, shift, control, false, false)));
  }

  private Node focused() {
    return OnJavaFx.call(() -> stage.getScene().getFocusOwner());
  }

  @Test
  void tabLeadsToTheNextField() {
    press(false, false);

    assertThat(focused()).isSameAs(after);
    assertThat(lines.getText()).isEqualTo("ab");
  }

  @Test
  void shiftTabLeadsBack() {
    press(true, false);

    assertThat(focused()).isSameAs(before);
  }

  @Test
  void controlTabTypesATab() {
    press(false, true);

    assertThat(lines.getText()).isEqualTo("a\tb");
    assertThat(focused()).isSameAs(lines);
  }

  @Test
  void controlTabTypesNothingWhereNothingCanBeTyped() {
    OnJavaFx.run(() -> lines.setEditable(false));

    press(false, true);

    assertThat(lines.getText()).isEqualTo("ab");
  }
}
