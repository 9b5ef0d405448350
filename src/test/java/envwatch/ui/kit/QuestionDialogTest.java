package envwatch.ui.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import atlantafx.base.theme.Styles;
import envwatch.settings.AppearanceSettings;
import envwatch.settings.AppearanceSettings.Theme;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Pane;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class QuestionDialogTest {
  private static final String LONG_NAME =
      "Kubernetes advanced training with a name that nobody would type ".repeat(4).strip();

  private final List<String> answers = new ArrayList<>();
  private final List<String> copied = new ArrayList<>();
  private final Stage owner = OnJavaFx.call(Stage::new);

  @AfterEach
  void close() {
    OnJavaFx.run(owner::hide);
  }

  private void show(AppearanceSettings look) {
    Appearance appearance = new Appearance(look);
    appearance.use(look);
    owner.setScene(new Scene(new Pane(), 500, 400));
    owner.setX(300);
    owner.setY(100);
    appearance.dress(owner.getScene());
    owner.show();
  }

  private void ask(String title) {
    show(new AppearanceSettings(Theme.LIGHT, 14));
    DialogQuestion question =
        new DialogQuestion(Glyph.DELETE, title, "It would be gone.", "Delete");
    QuestionDialog.over(owner.getScene().getRoot())
        .ask(question, () -> answers.add("agreed"), () -> answers.add("declined"));
  }

  private void askForName(AppearanceSettings look, String name) {
    show(look);
    QuestionDialog dialog =
        new QuestionDialog(
            owner,
            Glyph.DELETE,
            "Delete “" + name + "”?",
            "Delete",
            () -> answers.add("agreed"),
            () -> answers.add("declined"));
    dialog.add(new Label("Everything in it would be gone."));
    dialog.requireTyped("To delete it, type its name:", name, copied::add);
    dialog.show();
  }

  private Stage dialog() {
    return Window.getWindows().stream()
        .filter(window -> window instanceof Stage stage && stage.getOwner() == owner)
        .map(Stage.class::cast)
        .findFirst()
        .orElseThrow();
  }

  private <N extends Node> N find(String id, Class<N> kind) {
    return kind.cast(dialog().getScene().lookup("#" + id));
  }

  @Test
  void cancelComesFirstAndHasTheFocus() {
    OnJavaFx.run(() -> {
      ask("Delete it?");
      Button cancel = find("dialog-cancel", Button.class);
      Parent buttons = cancel.getParent();
      assertThat(buttons.getChildrenUnmodifiable())
          .containsExactly(cancel, find("dialog-act", Button.class));
      assertThat(cancel.isFocused()).isTrue();
    });
  }

  /**
   * GTK destroys a window with its owner, and JavaFX is not prepared for that while it hides one.
   */
  @Test
  void actsOnceItIsClosedAltogether() {
    OnJavaFx.run(() -> {
      show(new AppearanceSettings(Theme.LIGHT, 14));
      DialogQuestion question =
          new DialogQuestion(Glyph.DELETE, "Leave?", "It would be gone.", "Leave");
      QuestionDialog.over(owner.getScene().getRoot())
          .ask(question, () -> answers.add(isHiding() ? "while hiding" : "hidden"), () -> {});
      find("dialog-act", Button.class).fire();
      assertThat(answers).containsExactly("hidden");
    });
  }

  private static boolean isHiding() {
    return StackWalker.getInstance()
        .walk(frames ->
            frames.anyMatch(frame ->
                frame.getClassName().equals(Window.class.getName())
                    && frame.getMethodName().equals("hide")));
  }

  @Test
  void enterMeansCancelFromTheBeginning() {
    OnJavaFx.run(() -> {
      ask("Delete it?");
      dialog()
          .getScene()
          .getFocusOwner()
          .fireEvent(
              new KeyEvent(
                  KeyEvent.KEY_PRESSED, "", "", KeyCode.ENTER, false, false, false, false));
      assertThat(answers).containsExactly("declined");
    });
  }

  @Test
  void onlyTheButtonThatActsIsFilled() {
    OnJavaFx.run(() -> {
      ask("Suspend it?");
      assertThat(find("dialog-cancel", Button.class).isDefaultButton()).isFalse();
      assertThat(find("dialog-act", Button.class).getStyleClass())
          .contains(Styles.ACCENT)
          .doesNotContain(Styles.DANGER);
    });
  }

  @Test
  void whatCannotBeTakenBackIsRed() {
    OnJavaFx.run(() -> {
      askForName(new AppearanceSettings(Theme.LIGHT, 14), "Lab");
      assertThat(find("dialog-act", Button.class).getStyleClass())
          .contains(Styles.DANGER)
          .doesNotContain(Styles.ACCENT);
    });
  }

  @Test
  void whoeverAgreesIsHeardOnceAndTheDialogIsGone() {
    OnJavaFx.run(() -> {
      ask("Delete it?");
      Stage dialog = dialog();
      find("dialog-act", Button.class).fire();
      assertThat(dialog.isShowing()).isFalse();
      assertThat(answers).containsExactly("agreed");
    });
  }

  @Test
  void cancelDeclines() {
    OnJavaFx.run(() -> {
      ask("Delete it?");
      find("dialog-cancel", Button.class).fire();
      assertThat(answers).containsExactly("declined");
    });
  }

  @Test
  void escDeclines() {
    OnJavaFx.run(() -> {
      ask("Delete it?");
      find("dialog-cancel", Button.class)
          .fireEvent(
              new KeyEvent(
                  KeyEvent.KEY_PRESSED, "", "", KeyCode.ESCAPE, false, false, false, false));
      assertThat(answers).containsExactly("declined");
    });
  }

  @Test
  void closingTheWindowDeclines() {
    OnJavaFx.run(() -> {
      ask("Delete it?");
      dialog().hide();
      assertThat(answers).containsExactly("declined");
    });
  }

  @Test
  void aLongQuestionIsShownWholeOverTheMiddleOfItsOwner() {
    OnJavaFx.run(() -> ask(LONG_NAME + "?"));
    OnJavaFx.run(() -> {
      Stage dialog = dialog();
      Parent root = dialog.getScene().getRoot();
      double width = dialog.getScene().getWidth();
      assertThat(dialog.getScene().getHeight()).isGreaterThanOrEqualTo(root.prefHeight(width));
      assertThat(dialog.getX() + dialog.getWidth() / 2)
          .isEqualTo(owner.getX() + owner.getWidth() / 2, within(1.0));
      assertThat(dialog.getY() + dialog.getHeight() / 2)
          .isEqualTo(owner.getY() + owner.getHeight() / 2, within(1.0));
    });
  }

  @ParameterizedTest
  @ValueSource(strings = {"Lab", " Lab ", "L\u200bab"})
  void onlyWhoTypesTheNameCanAgree(String typed) {
    OnJavaFx.run(() -> {
      askForName(new AppearanceSettings(Theme.LIGHT, 14), "Lab");
      Button act = find("dialog-act", Button.class);
      assertThat(act.isDisabled()).isTrue();
      find("typed-name", TextField.class).setText(typed);
      assertThat(act.isDisabled()).isFalse();
    });
  }

  @Test
  void theNameToTypeCanBeCopied() {
    OnJavaFx.run(() -> {
      askForName(new AppearanceSettings(Theme.LIGHT, 14), "Lab");
      find("copy-name", Button.class).fire();
      assertThat(copied).containsExactly("Lab");
    });
  }

  @ParameterizedTest
  @CsvSource({"LIGHT, 14", "DARK, 14", "LIGHT, 21"})
  void questionsArePictured(Theme theme, int fontSize) {
    AppearanceSettings look = new AppearanceSettings(theme, fontSize);
    OnJavaFx.run(() -> askForName(look, LONG_NAME));
    Scene scene = OnJavaFx.call(() -> dialog().getScene());
    String name = "question-long-%s-%d".formatted(theme, fontSize).toLowerCase(Locale.ROOT);
    assertThat(Pictures.takeShown(scene, look, name)).isNotEmptyFile();
  }
}
