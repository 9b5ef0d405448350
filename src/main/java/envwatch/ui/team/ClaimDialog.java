package envwatch.ui.team;

import static envwatch.ui.kit.Controls.named;
import static envwatch.words.Messages.text;

import envwatch.ui.kit.DialogFrame;
import envwatch.ui.kit.FormRows;
import envwatch.ui.kit.Glyph;
import java.util.function.Consumer;
import javafx.scene.control.TextField;
import javafx.stage.Modality;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;

/** Asks what others are to read beside a claim. */
final class ClaimDialog {
  private static final double WIDTH = 36;
  private static final double HEIGHT = 15;
  private static final int LONGEST = 200;

  private final TextField comment = named(new TextField(), "claim-comment");
  private final DialogFrame frame;

  /**
   * @param count how many environments are claimed
   * @param typed is told the comment; may be empty
   */
  ClaimDialog(@Nullable Window owner, int count, Consumer<String> typed) {
    FormRows form = new FormRows();
    form.add(text("claim.dialog.comment"), comment, text("claim.dialog.hint"));
    comment.setPromptText(text("claim.dialog.prompt"));
    frame =
        new DialogFrame(
            owner,
            Modality.WINDOW_MODAL,
            Glyph.PAN_TOOL,
            text("claim.dialog.title", count),
            form,
            WIDTH,
            HEIGHT);
    frame.buttons(text("claim.start"), () -> typed.accept(chosen())).setDefaultButton(true);
  }

  private String chosen() {
    String words = comment.getText().strip();
    return words.substring(0, words.offsetByCodePoints(0, Math.min(LONGEST, points(words))));
  }

  private static int points(String words) {
    return words.codePointCount(0, words.length());
  }

  void show() {
    frame.show(comment);
  }
}
