package envwatch.ui.console;

import static envwatch.ui.kit.Controls.styled;
import static envwatch.ui.kit.Controls.whole;
import static envwatch.words.Messages.text;

import envwatch.catalogue.AnswerJson;
import envwatch.catalogue.AnswerNode;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.Glyph;
import envwatch.ui.kit.Icon;
import envwatch.ui.secrets.PasswordReveal;
import envwatch.ui.secrets.SecretClipboard;
import envwatch.words.PlainText;
import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TreeCell;
import javafx.scene.control.TreeItem;
import javafx.scene.layout.HBox;
import org.jspecify.annotations.Nullable;

/** A value of an answer. Secrets are masked; they are shown one at a time, and copied unseen. */
final class AnswerCell extends TreeCell<AnswerLine> {
  /** In characters; longer values are copied, not read in one line. */
  private static final int LONGEST = 300;

  private final PasswordReveal<TreeItem<AnswerLine>> reveal;
  private final SecretClipboard clipboard;
  private final Label name = whole(styled(new Label(), "answer-name"));
  private final Label value = styled(new Label(), "answer-value");
  private final Button eye;
  private final Button copy;
  private final HBox line;

  AnswerCell(PasswordReveal<TreeItem<AnswerLine>> reveal, SecretClipboard clipboard) {
    this.reveal = reveal;
    this.clipboard = clipboard;
    getStyleClass().add("answer-cell");
    eye = Controls.iconButton(Glyph.VISIBILITY, text("console.secret.show"), this::toggle);
    copy = Controls.iconButton(Glyph.CONTENT_COPY, text("console.copy"), this::copy);
    eye.getStyleClass().add("cell-button");
    copy.getStyleClass().add("cell-button");
    line = new HBox(name, value, eye, copy);
    line.getStyleClass().add("answer-line");
    reveal.shownProperty().subscribe(this::show);
  }

  private void toggle() {
    if (getTreeItem() != null) {
      reveal.toggle(getTreeItem());
    }
  }

  private void copy() {
    AnswerLine shown = getItem();
    switch (shown == null ? null : shown.node()) {
      case AnswerNode.Hidden(var secret) -> clipboard.copy(secret, shown.name());
      case AnswerNode.Text(String text) -> clipboard.copyText(text);
      case AnswerNode.Plain(String json) -> clipboard.copyText(json);
      case null, default -> clipboard.copyNothing();
    }
  }

  @Override
  protected void updateItem(@Nullable AnswerLine item, boolean empty) {
    super.updateItem(item, empty);
    show();
  }

  private void show() {
    AnswerLine shown = isEmpty() ? null : getItem();
    if (shown == null) {
      setGraphic(null);
      setAccessibleText(null);
      return;
    }
    boolean secret = shown.node() instanceof AnswerNode.Hidden;
    boolean revealed = secret && getTreeItem() != null && reveal.shows(getTreeItem());
    String said = said(shown.node(), revealed);
    name.setText(shown.name().isEmpty() ? "" : PlainText.line(shown.name()) + ":");
    value.setText(said);
    // What is on screen is not read aloud to everybody in the room.
    setAccessibleText(name.getText() + " " + (secret ? text("console.secret") : said));
    Controls.show(eye, secret);
    Controls.show(copy, shown.node() instanceof AnswerNode.Hidden || isSelected() && leaf(shown));
    eye.setGraphic(new Icon(revealed ? Glyph.VISIBILITY_OFF : Glyph.VISIBILITY));
    Controls.rename(eye, text(revealed ? "console.secret.hide" : "console.secret.show"));
    setGraphic(line);
  }

  @Override
  public void updateSelected(boolean selected) {
    super.updateSelected(selected);
    show();
  }

  private static boolean leaf(AnswerLine line) {
    return line.node() instanceof AnswerNode.Text || line.node() instanceof AnswerNode.Plain;
  }

  private static String said(AnswerNode node, boolean revealed) {
    return switch (node) {
      case AnswerNode.Fields(List<AnswerNode.Field> fields) ->
          text("console.fields", fields.size());
      case AnswerNode.Elements(List<AnswerNode> elements) ->
          text("console.elements", elements.size());
      case AnswerNode.Text(String text) -> text.isEmpty() ? "\"\"" : clipped(text);
      case AnswerNode.Plain(String json) -> json;
      case AnswerNode.Hidden(var secret) -> revealed ? clipped(secret.reveal()) : AnswerJson.MASK;
    };
  }

  private static String clipped(String text) {
    String line = PlainText.line(text);
    return line.length() <= LONGEST ? line : line.substring(0, LONGEST) + "\u2026";
  }
}
