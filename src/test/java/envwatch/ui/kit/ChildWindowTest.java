package envwatch.ui.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import envwatch.model.Secret;
import java.util.Objects;
import java.util.Set;
import javafx.event.Event;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.PasswordField;
import javafx.scene.control.TextField;
import javafx.scene.control.TextFormatter;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.VBox;
import javafx.stage.Modality;
import javafx.stage.Screen;
import javafx.stage.Stage;
import javafx.stage.Window;
import javafx.stage.WindowEvent;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class ChildWindowTest {
  private final TextField numbers = OnJavaFx.call(TextField::new);
  private final Button button = OnJavaFx.call(() -> new Button("Close"));
  private final Stage owner = OnJavaFx.call(Stage::new);

  /** What another test may have left open. */
  private final Set<Window> others = OnJavaFx.call(() -> Set.copyOf(Window.getWindows()));

  private Stage child;
  private ChildWindow window;
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
      window = new ChildWindow(owner, modality, "Child", content, 30, 30);
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
  void aFormThatIsFilledInAsksBeforeItIsDiscarded() {
    open(Modality.WINDOW_MODAL);
    OnJavaFx.run(() -> window.askBeforeDiscarding());
    press(numbers, KeyCode.DIGIT7, false);
    OnJavaFx.run(() -> numbers.setText("7"));
    press(numbers, KeyCode.ESCAPE, false);
    assertThat(OnJavaFx.call(child::isShowing)).isTrue();
    answer("dialog-cancel");
    assertThat(OnJavaFx.call(child::isShowing)).isTrue();

    OnJavaFx.run(
        () -> Event.fireEvent(child, new WindowEvent(child, WindowEvent.WINDOW_CLOSE_REQUEST)));
    assertThat(OnJavaFx.call(child::isShowing)).isTrue();
    answer("dialog-act");
    assertThat(OnJavaFx.call(child::isShowing)).isFalse();
  }

  @Test
  void aFormThatFilledItselfInCanBeLeftAtOnce() {
    open(Modality.WINDOW_MODAL);
    OnJavaFx.run(() -> {
      window.askBeforeDiscarding();
      numbers.setText("proposed");
    });
    press(numbers, KeyCode.TAB, false);
    press(button, KeyCode.ESCAPE, false);
    assertThat(OnJavaFx.call(child::isShowing)).isFalse();
  }

  @Test
  void whatWasTypedAndTakenBackIsNotAskedAbout() {
    open(Modality.WINDOW_MODAL);
    OnJavaFx.run(() -> window.askBeforeDiscarding());
    press(numbers, KeyCode.DIGIT7, false);
    OnJavaFx.run(() -> {
      numbers.setText("7");
      numbers.setText("");
    });
    press(button, KeyCode.ESCAPE, false);
    assertThat(OnJavaFx.call(child::isShowing)).isFalse();
  }

  @Test
  void whatIsDisabledIsNotAskedAbout() {
    open(Modality.WINDOW_MODAL);
    OnJavaFx.run(() -> window.askBeforeDiscarding());
    press(numbers, KeyCode.TAB, false);
    OnJavaFx.run(() -> {
      numbers.setText("none");
      numbers.setDisable(true);
    });
    press(button, KeyCode.ESCAPE, false);
    assertThat(OnJavaFx.call(child::isShowing)).isFalse();
  }

  @Test
  void whatIsNotPartOfTheFormIsNotAskedAbout() {
    open(Modality.WINDOW_MODAL);
    OnJavaFx.run(() -> {
      ChildWindow.notEntered(numbers);
      window.askBeforeDiscarding();
    });
    press(numbers, KeyCode.DIGIT7, false);
    OnJavaFx.run(() -> numbers.setText("7"));
    press(button, KeyCode.ESCAPE, false);
    assertThat(OnJavaFx.call(child::isShowing)).isFalse();
  }

  /** It would stay in memory as long as the form is open. */
  @Test
  void aPasswordIsNotComparedAsText() {
    PasswordField password = OnJavaFx.call(PasswordField::new);
    OnJavaFx.run(() -> password.setText("once-upon-a-time"));
    assertThat(OnJavaFx.call(() -> EnteredValues.value(password)))
        .contains(Secret.of("once-upon-a-time"));
  }

  private void answer(String id) {
    OnJavaFx.run(() ->
        Window.getWindows().stream()
            .filter(shown -> !others.contains(shown))
            .map(shown -> (Button) shown.getScene().lookup("#" + id))
            .filter(Objects::nonNull)
            .findFirst()
            .orElseThrow()
            .fire());
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

  @Test
  void itOpensOverTheMiddleOfItsOwner() {
    place(550, 150);
    open(Modality.WINDOW_MODAL);
    assertThat(OnJavaFx.call(() -> child.getX() + child.getWidth() / 2))
        .isEqualTo(750, within(1.0));
    assertThat(OnJavaFx.call(() -> child.getY() + child.getHeight() / 2))
        .isEqualTo(300, within(1.0));
  }

  @Test
  void itStaysOnTheScreenWhenItsOwnerIsInACorner() {
    Rectangle2D screen = OnJavaFx.call(() -> Screen.getPrimary().getVisualBounds());
    place(screen.getMaxX() - 400, screen.getMaxY() - 300);
    open(Modality.WINDOW_MODAL);
    assertThat(OnJavaFx.call(() -> child.getX() + child.getWidth()))
        .isLessThanOrEqualTo(screen.getMaxX());
    assertThat(OnJavaFx.call(() -> child.getY() + child.getHeight()))
        .isLessThanOrEqualTo(screen.getMaxY());
  }

  private void place(double x, double y) {
    OnJavaFx.run(() -> {
      owner.setX(x);
      owner.setY(y);
    });
  }
}
