package envwatch.ui.history.away;

import static envwatch.words.Messages.text;

import envwatch.ui.kit.Controls;
import envwatch.ui.kit.StyleSheets;
import envwatch.ui.kit.icon.Icons;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import org.kordamp.ikonli.material2.Material2AL;

/** One quiet line above the list: what happened while the person was away. */
final class AwayLine extends HBox {
  private final Label words = Controls.wrapped("");

  AwayLine(Runnable show, Runnable dismiss) {
    setId("away");
    getStyleClass().add("away");
    getStylesheets().add(StyleSheets.of("history"));
    setAlignment(Pos.CENTER_LEFT);
    setMinHeight(USE_PREF_SIZE);
    managedProperty().bind(visibleProperty());
    setVisible(false);
    words.setId("away-words");
    words.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(words, Priority.ALWAYS);
    Button open = new Button(text("away.show"));
    open.setId("away-show");
    open.setMinWidth(USE_PREF_SIZE);
    open.setOnAction(event -> show.run());
    Button close = Controls.iconButton(Material2AL.CLOSE, text("away.dismiss"), dismiss);
    close.setId("away-dismiss");
    close.setMinWidth(USE_PREF_SIZE);
    getChildren().setAll(Icons.of(Material2AL.HISTORY), words, open, close);
  }

  void say(String said) {
    words.setText(said);
    setVisible(true);
  }

  void hide() {
    setVisible(false);
  }
}
