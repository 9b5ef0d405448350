package envwatch.ui.kit.dialog;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.ui.kit.OnJavaFx;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.TextField;
import javafx.scene.control.TextFormatter;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.VBox;
import javafx.stage.Modality;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class ChildWindowTest {
  private final TextField numbers = OnJavaFx.call(TextField::new);
  private final Button button = OnJavaFx.call(() -> new Button("Close"));
  private final Stage owner = OnJavaFx.call(Stage::new);
  private Stage child;
  private boolean askedToQuit;

  private void open(Modality modality) {
    OnJavaFx.run(() -> {
      owner.setScene(new Scene(new VBox(), 400, 300));
      owner.setOnCloseRequest(event -> {
        event.consume();
        askedToQuit = true;
      });
      owner.show();
      VBox content = new VBox(numbers, button);
      numbers.setTextFormatter(new TextFormatter<>(change -> change));
      ChildWindow window = new ChildWindow(owner, modality, "Child", content, 30, 20);
      window.show();
      child = window.stage();
    });
  }

  @AfterEach
  void close() {
    OnJavaFx.run(owner::close);
  }

  private void press(Node focused, KeyCode code, boolean control) {
    OnJavaFx.run(() -> {
      focused.requestFocus();
      focused.fireEvent(
          new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, false, control, false, false));
    });
  }

  @Test
  void escClosesIt() {
    open(Modality.WINDOW_MODAL);
    press(button, KeyCode.ESCAPE, false);
    assertThat(OnJavaFx.call(child::isShowing)).isFalse();
  }

  @Test
  void escClosesItFromAFieldThatTakesOnlyNumbers() {
    open(Modality.WINDOW_MODAL);
    press(numbers, KeyCode.ESCAPE, false);
    assertThat(OnJavaFx.call(child::isShowing)).isFalse();
  }

  @Test
  void whereTheOwnerCanBeUsedTheKeyToQuitReachesIt() {
    open(Modality.NONE);
    press(button, KeyCode.Q, true);
    assertThat(askedToQuit).isTrue();
  }

  @Test
  void aQuestionIsAnsweredBeforeTheProgramQuits() {
    open(Modality.WINDOW_MODAL);
    press(button, KeyCode.Q, true);
    assertThat(askedToQuit).isFalse();
  }
}
