package envwatch.ui.presenting;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.sun.javafx.stage.WindowHelper;
import envwatch.ui.kit.ChildWindow;
import envwatch.ui.kit.OnJavaFx;
import java.util.List;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.VBox;
import javafx.stage.Modality;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class RealNamesTest {
  private Label label;
  private TextField field;
  private RealNames names;
  private Stage dialog;

  @BeforeEach
  void open() {
    OnJavaFx.run(() -> {
      label = new Label("Suspends the lab of Person 1.");
      field = new TextField("Person 1");
      names =
          new RealNames(text ->
              text.replace("Person 1", "Jane Doe").replace("Everybody", "Jane Doe\n".repeat(30)));
      dialog = new ChildWindow(null, Modality.NONE, "Run", new VBox(label, field), 40, 20).stage();
      dialog.show();
    });
  }

  @AfterEach
  void close() {
    OnJavaFx.run(() -> {
      names.close();
      dialog.close();
    });
  }

  private void key(EventType<KeyEvent> type) {
    key(field, type);
  }

  private static void key(Node target, EventType<KeyEvent> type) {
    OnJavaFx.run(() ->
        Event.fireEvent(
            target, new KeyEvent(type, "", "", KeyCode.F9, false, false, false, false)));
  }

  private static List<String> told() {
    return OnJavaFx.call(() ->
        Window.getWindows().stream()
            .filter(Tooltip.class::isInstance)
            .map(window -> ((Tooltip) window).getText())
            .toList());
  }

  @Test
  void aTextShowsTheRealNameWhileTheKeyIsHeld() {
    key(KeyEvent.KEY_PRESSED);
    assertThat(label.getText()).isEqualTo("Suspends the lab of Jane Doe.");
    key(KeyEvent.KEY_RELEASED);
    assertThat(label.getText()).isEqualTo("Suspends the lab of Person 1.");
  }

  @Test
  void theDialogMakesRoomForNamesThatTakeMoreLines() {
    OnJavaFx.run(() -> label.setText("Everybody"));
    key(KeyEvent.KEY_PRESSED);
    await()
        .untilAsserted(() ->
            OnJavaFx.run(() -> {
              Scene scene = dialog.getScene();
              assertThat(scene.getHeight())
                  .isGreaterThanOrEqualTo(scene.getRoot().prefHeight(scene.getWidth()));
            }));
  }

  @Test
  void whatIsToldMeanwhileStays() {
    key(KeyEvent.KEY_PRESSED);
    OnJavaFx.run(() -> label.setText("Sent."));
    key(KeyEvent.KEY_RELEASED);
    assertThat(label.getText()).isEqualTo("Sent.");
  }

  @Test
  void whatIsTypedInAFieldStaysAndIsToldBeside() {
    key(KeyEvent.KEY_PRESSED);
    assertThat(field.getText()).isEqualTo("Person 1");
    assertThat(told()).containsExactly("Person 1 is Jane Doe");
    key(KeyEvent.KEY_RELEASED);
    assertThat(told()).isEmpty();
  }

  @Test
  void theKeyShowsNothingOutsideOfADialog() {
    Label elsewhere = new Label("Person 1");
    OnJavaFx.run(() -> {
      Stage main = new Stage();
      main.setScene(new Scene(new VBox(elsewhere), 400, 300));
      main.show();
    });
    key(elsewhere, KeyEvent.KEY_PRESSED);
    assertThat(elsewhere.getText()).isEqualTo("Person 1");
    OnJavaFx.run(() -> elsewhere.getScene().getWindow().hide());
  }

  @Test
  void theyAreHiddenWhenTheDialogLosesTheFocusWhileTheKeyIsHeld() {
    key(KeyEvent.KEY_PRESSED);
    OnJavaFx.run(() -> WindowHelper.setFocused(dialog, false));
    assertThat(label.getText()).isEqualTo("Suspends the lab of Person 1.");
    assertThat(told()).isEmpty();
  }
}
