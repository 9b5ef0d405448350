package envwatch.ui.environments;

import static envwatch.ui.kit.Controls.styled;
import static envwatch.words.Messages.text;

import atlantafx.base.theme.Styles;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.Glyph;
import envwatch.ui.secrets.CopyItem;
import envwatch.ui.secrets.SecretClipboard;
import envwatch.words.PlainText;
import javafx.scene.control.Button;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import org.jspecify.annotations.Nullable;

/** One value of the details with its label; the value can be copied. */
final class Field {
  private final Label label;
  private final Label value = new Label(text("absent"));
  private final HBox box = styled(new HBox(value), "field-box");
  private boolean lineBreaks;
  private @Nullable String copied;

  /**
   * @param id of the value's node
   */
  Field(String id, String name, SecretClipboard clipboard) {
    label = new Label(name);
    label.getStyleClass().add(Styles.TEXT_MUTED);
    label.setMinWidth(HBox.USE_PREF_SIZE);
    value.setId("detail-" + id);
    value.setWrapText(true);
    value.setMinHeight(HBox.USE_PREF_SIZE);
    label.setLabelFor(value);
    value.setOnContextMenuRequested(event ->
        new ContextMenu(CopyItem.of(CopyItem.words(name), copied, clipboard))
            .show(value, event.getScreenX(), event.getScreenY()));
  }

  /** With a button that copies the value. */
  Field copyable(SecretClipboard clipboard) {
    Button copy =
        Controls.iconButton(
            Glyph.CONTENT_COPY,
            CopyItem.words(label.getText()),
            () -> {
              if (copied != null) {
                clipboard.copyText(copied);
              }
            });
    copy.setId("copy-" + value.getId());
    copy.getStyleClass().add("cell-button");
    copy.visibleProperty().bind(value.textProperty().isNotEqualTo(text("absent")));
    box.getChildren().add(copy);
    return this;
  }

  /** With the line breaks of its value. */
  Field tall() {
    lineBreaks = true;
    return this;
  }

  boolean present() {
    return !value.getText().equals(text("absent"));
  }

  /**
   * @param served what is shown and copied; null is shown as an en dash
   */
  void set(@Nullable String served) {
    set(served, served);
  }

  void set(@Nullable String shown, @Nullable String served) {
    value.setText(lineBreaks ? PlainText.lines(shown) : PlainText.line(shown));
    copied = served;
  }

  Label label() {
    return label;
  }

  HBox value() {
    return box;
  }
}
