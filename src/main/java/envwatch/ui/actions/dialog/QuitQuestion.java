package envwatch.ui.actions.dialog;

import static envwatch.words.Messages.text;

import atlantafx.base.theme.Styles;
import envwatch.ui.kit.dialog.DialogFrame;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.stage.Modality;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.material2.Material2AL;
import org.kordamp.ikonli.material2.Material2MZ;

/** Asks before Envwatch ends while actions have no answer yet. */
public final class QuitQuestion {
  private final DialogFrame frame;
  private final Button stay;

  public QuitQuestion(@Nullable Window owner, long unanswered, Runnable quit) {
    Label words = new Label(text("quit.text", unanswered));
    words.setWrapText(true);
    words.setMinHeight(Region.USE_PREF_SIZE);
    VBox body = new VBox(words);
    body.getStyleClass().add("dialog-body");
    frame =
        new DialogFrame(
            owner, Modality.WINDOW_MODAL, Material2MZ.WARNING, text("quit.title"), body, 34, 14);
    stay = frame.cancelButton(text("quit.stay"));
    stay.setDefaultButton(true);
    Button leave =
        frame.actionButton(
            text("quit.quit"),
            Material2AL.EXIT_TO_APP,
            () -> {
              frame.close();
              quit.run();
            });
    leave.getStyleClass().add(Styles.DANGER);
    frame.buttons(stay, leave);
  }

  DialogFrame frame() {
    return frame;
  }

  public void show() {
    frame.show(stay);
  }
}
