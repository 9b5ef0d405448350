package envwatch.ui.kit;

import static envwatch.ui.kit.Controls.named;
import static envwatch.ui.kit.Controls.styled;
import static envwatch.ui.kit.Controls.whole;
import static envwatch.words.Messages.text;

import atlantafx.base.theme.Styles;
import envwatch.model.VisibleText;
import envwatch.words.PlainText;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.stage.Modality;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;

/**
 * Asks before something is done or lost. Cancel has the focus, so Enter means it; Esc and closing
 * the window mean the same. Every question of the program is asked in this dialog.
 */
public final class QuestionDialog {
  private static final double WIDTH = 40;
  private static final double SHORTEST = 14;

  private final VBox body = styled(new VBox(), "dialog-body");
  private final DialogFrame frame;
  private final Button cancel;
  private final Button act;
  private final Label effect = Controls.wrapped("");
  private boolean agrees;

  /**
   * @param icon of what is done
   * @param title the question, which names what it is about
   * @param verb the button that does it
   * @param declined run when the dialog closes in any other way
   */
  public QuestionDialog(
      @Nullable Window owner,
      Glyph icon,
      String title,
      String verb,
      Runnable agreed,
      Runnable declined) {
    frame = new DialogFrame(owner, Modality.WINDOW_MODAL, icon, title, body, WIDTH, SHORTEST);
    cancel = frame.cancelButton(text("confirm.cancel"));
    act = frame.actionButton(verb, icon, () -> agree(agreed));
    act.getStyleClass().add(Styles.ACCENT);
    frame.buttons(cancel, act);
    frame
        .window()
        .stage()
        .setOnHidden(event -> {
          if (!agrees) {
            declined.run();
          }
        });
  }

  /**
   * Closes the dialog first, and altogether: what is agreed to may close the owner, and GTK takes
   * the windows of that with it, which JavaFX does not survive while it hides one of them.
   */
  private void agree(Runnable agreed) {
    agrees = true;
    frame.close();
    agreed.run();
  }

  /**
   * Asks in a dialog over the window of a node.
   *
   * @param part need not be in a window before something is asked
   */
  public static Confirmation over(Node part) {
    return over(() -> {
      Scene scene = part.getScene();
      return scene == null ? null : scene.getWindow();
    });
  }

  /**
   * Asks in a dialog over a window.
   *
   * @param owner asked for whenever something is asked
   */
  public static Confirmation over(Supplier<@Nullable Window> owner) {
    return (question, agreed, declined) -> {
      QuestionDialog dialog =
          new QuestionDialog(
              owner.get(), question.icon(), question.title(), question.agree(), agreed, declined);
      dialog.add(Controls.wrapped(question.words()));
      if (question.forGood()) {
        dialog.forGood();
      }
      dialog.show();
    };
  }

  /** Adds something below what is there already. */
  public void add(Node part) {
    body.getChildren().add(part);
  }

  /** Shows in red that what is asked about cannot be taken back. */
  public void forGood() {
    if (act.getStyleClass().remove(Styles.ACCENT)) {
      act.getStyleClass().add(Styles.DANGER);
    }
  }

  /** Says below it which are left out, and why. */
  public void addSkipped(String words) {
    Label skipped = styled(Controls.wrapped(words), Styles.TEXT_MUTED);
    skipped.setId("left-out");
    add(skipped);
  }

  /** Says below it what it means, group by group; once more is known, in place of that. */
  public void showEffect(List<String> groups) {
    if (effect.getParent() == null) {
      effect.setId("effect");
      add(effect);
    }
    effect.setText(String.join("\n", groups));
  }

  /** Says below it what is lost, or what else it leads to. */
  public void addLoss(String words) {
    Label loss = Controls.wrapped(words);
    loss.setId("loss");
    loss.setGraphic(new Icon(Glyph.WARNING));
    VBox consequence = new VBox(loss);
    consequence.getStyleClass().add("consequence");
    add(consequence);
  }

  /**
   * Lets the person agree only after they have typed something, as it is or as it is shown: for
   * what cannot be taken back.
   *
   * @param ask what to type
   * @param copy puts the wanted text into the clipboard; null where it is short enough to type
   */
  public void requireTyped(String ask, String wanted, @Nullable Consumer<String> copy) {
    forGood();
    Label label = Controls.wrapped(ask);
    TextField typed = named(new TextField(), "typed-name");
    typed.setPromptText(wanted);
    typed.setAccessibleText(ask + " " + wanted);
    label.setLabelFor(typed);
    act.disableProperty().bind(typed.textProperty().map(text -> !alike(text, wanted)));
    HBox answer = styled(new HBox(typed), "typed-name");
    HBox.setHgrow(typed, Priority.ALWAYS);
    if (copy != null) {
      String words = text("confirm.copy-name");
      Runnable copyName = () -> copy.accept(wanted);
      answer
          .getChildren()
          .add(whole(Controls.button("copy-name", words, Glyph.CONTENT_COPY, copyName)));
    }
    add(new VBox(label, answer));
  }

  /** A name that is too long to be shown whole is typed as it is shown. */
  private static boolean alike(String typed, String wanted) {
    return VisibleText.alike(PlainText.name(typed), PlainText.name(wanted));
  }

  /** Makes room for what was added while the dialog is open. */
  public void grow() {
    frame.grow();
  }

  public void show() {
    frame.show(cancel);
  }
}
