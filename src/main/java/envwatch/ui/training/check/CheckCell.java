package envwatch.ui.training.check;

import envwatch.ui.kit.Controls;
import envwatch.ui.kit.LevelIcon;
import envwatch.ui.kit.Offer;
import envwatch.ui.kit.OfferButton;
import java.util.function.Function;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import org.jspecify.annotations.Nullable;

/** A line below the verdict: icon, whom it is about, what was found, and one button. */
final class CheckCell extends ListCell<CheckRow> {
  private final Function<CheckRow, @Nullable Offer> mending;
  private final LevelIcon icon = new LevelIcon();
  private final Label place = Controls.tooltipWhenTruncated(new Label());
  private final Label words = Controls.tooltipWhenTruncated(new Label());
  private final OfferButton button = new OfferButton("check-mend");
  private final HBox content = new HBox(icon, place, words, button);

  CheckCell(Function<CheckRow, @Nullable Offer> mending) {
    this.mending = mending;
    getStyleClass().add("check-cell");
    // The list decides how wide its cells are: long words are cut there, and never scrolled.
    setPrefWidth(0);
    content.getStyleClass().add("check-line");
    content.setAlignment(Pos.CENTER_LEFT);
    content.setMinWidth(0);
    place.getStyleClass().add("check-place");
    place.setMinWidth(0);
    words.setMinWidth(0);
    words.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(words, Priority.ALWAYS);
    // The list is one stop of the Tab key: Enter presses the button of the selected line.
    button.button().setFocusTraversable(false);
  }

  /** What the button of a line offers; null for none. */
  @Nullable Offer offered(CheckRow row) {
    return mending.apply(row);
  }

  @Override
  protected void updateItem(@Nullable CheckRow row, boolean empty) {
    super.updateItem(row, empty);
    if (empty || row == null) {
      setGraphic(null);
      setAccessibleText(null);
      return;
    }
    icon.show(row.level());
    place.setText(row.place());
    Controls.show(place, !row.place().isEmpty());
    words.setText(row.words());
    button.show(offered(row));
    setGraphic(content);
    setAccessibleText(row.spoken());
  }
}
