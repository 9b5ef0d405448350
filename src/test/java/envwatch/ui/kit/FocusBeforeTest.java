package envwatch.ui.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class FocusBeforeTest {
  private final Keyboard keyboard = new Keyboard();
  private Button before;
  private Button inside;
  private Button next;
  private HBox part;
  private VBox root;
  private Stage stage;
  private FocusBefore focus;

  @BeforeEach
  void openAWindow() {
    OnJavaFx.run(() -> {
      before = new Button("before");
      inside = new Button("inside");
      next = new Button("next");
      part = new HBox(inside);
      root = new VBox(before, part, next);
      stage = new Stage();
      stage.setScene(new Scene(root));
      focus = new FocusBefore(part);
      stage.show();
      before.requestFocus();
      inside.requestFocus();
    });
  }

  @AfterEach
  void close() {
    OnJavaFx.run(stage::hide);
  }

  /** The part goes after something happened to what had the focus before. */
  private Node focusedAfter(Consumer<Button> happened) {
    return OnJavaFx.call(() -> {
      happened.accept(before);
      focus.giveBack();
      part.setVisible(false);
      return stage.getScene().getFocusOwner();
    });
  }

  @Test
  void whatHadTheFocusHasItAgain() {
    assertThat(focusedAfter(button -> {})).isSameAs(before);
  }

  @Test
  void whereThatCannotTakeItNoButtonGetsIt() {
    List<Consumer<Button>> happenings =
        List.of(
            button -> button.setDisable(true),
            button -> button.setVisible(false),
            root.getChildren()::remove);
    for (Consumer<Button> happened : happenings) {
      assertThat(focusedAfter(happened)).isSameAs(root);
      OnJavaFx.run(() -> {
        root.getChildren().setAll(before, part, next);
        before.setDisable(false);
        List.of(before, part).forEach(shown -> shown.setVisible(true));
        before.requestFocus();
        inside.requestFocus();
      });
    }
  }

  @Test
  void fromThereTabGoesOn() {
    focusedAfter(button -> button.setDisable(true));

    keyboard.push(KeyCode.TAB);

    assertThat(OnJavaFx.call(stage.getScene()::getFocusOwner)).isSameAs(next);
  }
}
