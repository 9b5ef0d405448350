package envwatch.ui.environments;

import static envwatch.ui.kit.Controls.filling;
import static envwatch.ui.kit.Controls.styled;
import static envwatch.words.Messages.text;

import envwatch.model.Secret;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.Glyph;
import envwatch.ui.kit.Icon;
import envwatch.ui.kit.RowCell;
import envwatch.ui.model.MachineRow;
import envwatch.words.PlainText;
import javafx.collections.ListChangeListener;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import org.jspecify.annotations.Nullable;

/**
 * A password behind a mask of one length for all. Neither the mask nor what is read aloud tells
 * anything about it; the text is on screen only while it is revealed.
 */
final class PasswordCell extends RowCell<MachineRow, MachineRow> {
  private static final String MASK = "\u2022".repeat(8);

  /** Some of the marks hide as much as all of them: names need the room more. */
  private static final String FEW_MARKS = MASK.substring(0, 5);

  private final MachineGestures gestures;
  private final Label shown =
      filling(styled(Controls.tooltipWhenTruncated(new Label()), "password"));
  private final Icon eye = new Icon(Glyph.VISIBILITY);
  private final Button reveal;
  private final Button copy;
  private final Parts box;
  private @Nullable Node clip;

  PasswordCell(MachineGestures gestures) {
    this.gestures = gestures;
    reveal =
        Controls.iconButton(
            Glyph.VISIBILITY,
            text("machines.password.reveal"),
            () -> gestures.revealOrHide(getItem()));
    reveal.setGraphic(eye);
    copy =
        Controls.iconButton(
            Glyph.CONTENT_COPY,
            text("machines.copy.password"),
            () -> gestures.copyPassword(getItem()));
    reveal.getStyleClass().add("reveal-password");
    copy.getStyleClass().add("copy-password");
    for (Button button : new Button[] {reveal, copy}) {
      button.getStyleClass().add("cell-button");
      button.setFocusTraversable(false);
    }
    shown.setEllipsisString("");
    shown.textTruncatedProperty().subscribe(cut -> tipNoMarks());
    shown.textProperty().subscribe(words -> tipNoMarks());
    shown.getChildrenUnmodifiable().addListener((ListChangeListener<Node>) change -> nameParts());
    box = new Parts();
    box.setAlignment(Pos.CENTER_LEFT);
    box.getStyleClass().add("cell-box");
    // Only while the cell is in the window: what is revealed outlives all cells.
    sceneProperty()
        .flatMap(scene -> gestures.reveal().shownProperty())
        .subscribe(machine -> show(getItem()));
  }

  /** The text inside of a label has an accessible text of its own, which is what it shows. */
  private void nameParts() {
    for (Node part : shown.getChildrenUnmodifiable()) {
      part.accessibleTextProperty().bind(shown.accessibleTextProperty());
    }
  }

  /** What the cell of a row asks room for: a revealed password pushes nothing. */
  static String asked(MachineRow row) {
    Secret password = row.machine().password();
    return password == null || password.isEmpty() ? "" : FEW_MARKS;
  }

  /** The tip that shows a long password goes with it. */
  private void tipNoMarks() {
    String words = shown.getText();
    if (words.isEmpty() || words.equals(MASK)) {
      Controls.tip(shown, null);
    }
  }

  @Override
  protected void show(@Nullable MachineRow row) {
    Secret password = row == null ? null : row.machine().password();
    if (row == null || password == null || password.isEmpty()) {
      shown.setText("");
      box.setVisible(false);
      setGraphic(row == null ? box : null);
      setText(row == null ? null : text("absent"));
      return;
    }
    boolean visible = getScene() != null && gestures.reveal().shows(row);
    box.reveal(visible);
    String name = PlainText.line(row.machine().name());
    shown.setText(visible ? password.reveal() : MASK);
    shown.setAccessibleText(
        text(visible ? "machines.password.shown" : "machines.password.hidden", name));
    eye.setGlyph(visible ? Glyph.VISIBILITY_OFF : Glyph.VISIBILITY);
    Controls.rename(reveal, text(visible ? "machines.password.hide" : "machines.password.reveal"));
    setText(null);
    box.setVisible(true);
    setGraphic(box);
  }

  /** The clip that a skin gives every cell would hide what lies over other cells. */
  @Override
  protected void layoutChildren() {
    super.layoutChildren();
    Node now = getClip();
    clip = now == null ? clip : now;
    setClip(box.revealed ? null : clip);
  }

  /**
   * A revealed password lies over the cells before it as far as it is longer than its own: neither
   * they nor the buttons move.
   */
  private final class Parts extends HBox {
    private static final PseudoClass REVEALED = PseudoClass.getPseudoClass("revealed");

    private boolean revealed;

    Parts() {
      super(shown, reveal, copy);
    }

    void reveal(boolean isRevealed) {
      if (revealed != isRevealed) {
        revealed = isRevealed;
        shown.pseudoClassStateChanged(REVEALED, isRevealed);
        PasswordCell.this.requestLayout();
        requestLayout();
      }
    }

    @Override
    protected void layoutChildren() {
      super.layoutChildren();
      double end = shown.getLayoutX() + shown.getWidth();
      double most = PasswordCell.this.getLayoutX() + getLayoutX() + end;
      double width = Math.min(snapSizeX(shown.prefWidth(-1)), most);
      if (revealed && width > shown.getWidth()) {
        shown.resizeRelocate(end - width, shown.getLayoutY(), width, shown.getHeight());
      }
    }
  }
}
