package envwatch.ui;

import envwatch.model.Expiration;
import envwatch.words.ExpirationWords;
import java.time.Instant;
import java.time.ZoneId;
import javafx.scene.control.TableCell;
import org.jspecify.annotations.Nullable;

/** How far away the end is; the moment itself in the tip. */
final class ExpirationCell extends TableCell<EnvironmentRow, EnvironmentRow> {
  @Override
  protected void updateItem(@Nullable EnvironmentRow row, boolean empty) {
    super.updateItem(row, empty);
    textProperty().unbind();
    if (empty || row == null) {
      setText(null);
      setTooltip(null);
      return;
    }
    textProperty().bind(row.expirationProperty().map(PlainText::line));
    if (row.place().expiration() instanceof Expiration.At(Instant moment)) {
      Controls.tip(this, ExpirationWords.moment(moment, Instant.EPOCH, ZoneId.systemDefault()));
    } else {
      setTooltip(null);
    }
  }
}
