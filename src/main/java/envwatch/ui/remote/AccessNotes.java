package envwatch.ui.remote;

import static envwatch.words.Messages.key;
import static envwatch.words.Messages.text;

import atlantafx.base.theme.Styles;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.Glyph;
import envwatch.ui.kit.Icon;
import envwatch.ui.secrets.SecretClipboard;
import envwatch.ui.shell.Feature;
import envwatch.words.PlainText;
import java.nio.file.Path;
import java.util.function.Consumer;
import javafx.css.PseudoClass;
import javafx.event.Event;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/** The newest note about access, in a strip that stays until it is closed or replaced. */
final class AccessNotes extends HBox {
  private final SecretClipboard clipboard;
  private final Consumer<Path> openFolder;
  private final Icon icon = new Icon(Glyph.HOURGLASS_EMPTY);
  private final Label words = Controls.tooltipWhenTruncated(new Label());
  private final HBox file = new HBox();
  private int newest;

  AccessNotes(SecretClipboard clipboard, Consumer<Path> openFolder) {
    this.clipboard = clipboard;
    this.openFolder = openFolder;
    setId("access-note");
    getStyleClass().add("access-note");
    words.setId("access-note-words");
    words.setMinWidth(0);
    words.setMaxWidth(Double.MAX_VALUE);
    setHgrow(words, Priority.ALWAYS);
    file.getStyleClass().add("access-note-file");
    file.setMinWidth(USE_PREF_SIZE);
    Button close = Controls.iconButton(Glyph.CLOSE, text("access.note.close"), this::hide);
    close.setId("access-note-close");
    hide();
    Controls.fillWhenShown(this, () -> getChildren().setAll(icon, words, file, close));
  }

  /**
   * Begins something that will tell how it goes on.
   *
   * @return shows the notes to come, unless something else was begun since
   */
  Consumer<AccessNote> begin(AccessNote first) {
    int number = ++newest;
    show(first);
    return note -> {
      if (number == newest) {
        show(note);
      }
    };
  }

  private void show(AccessNote note) {
    icon.setGlyph(icon(note.kind()));
    for (AccessNote.Kind kind : AccessNote.Kind.values()) {
      String name = key(kind);
      pseudoClassStateChanged(PseudoClass.getPseudoClass(name), kind == note.kind());
    }
    words.setText(PlainText.lines(note.words()).replace('\n', ' '));
    setAccessibleText(words.getText());
    fireEvent(new Event(Feature.ABOUT_OTHERS));
    file.getChildren().clear();
    Path path = note.file();
    if (path != null) {
      Path folder = path.toAbsolutePath().getParent();
      file.getChildren()
          .setAll(
              button("access.copy.path", () -> clipboard.copyText(path.toString())),
              button("access.open.folder", () -> openFolder.accept(folder)));
    }
    Controls.show(this, true);
  }

  private static Glyph icon(AccessNote.Kind kind) {
    return switch (kind) {
      case UNDER_WAY -> Glyph.HOURGLASS_EMPTY;
      case DONE -> Glyph.CHECK_CIRCLE;
      case NOT_OPENED -> Glyph.INFO;
      case FAILED -> Glyph.WARNING;
    };
  }

  private static Button button(String key, Runnable action) {
    Button button = new Button(text(key));
    button.setId(key.replace('.', '-'));
    button.getStyleClass().add(Styles.SMALL);
    button.setMinWidth(Region.USE_PREF_SIZE);
    button.setOnAction(event -> action.run());
    return button;
  }

  private void hide() {
    Controls.show(this, false);
  }
}
