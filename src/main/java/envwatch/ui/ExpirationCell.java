package envwatch.ui;

import envwatch.model.Expiration;
import envwatch.words.ExpirationWords;
import java.time.Instant;
import java.time.ZoneId;
import org.jspecify.annotations.Nullable;

/** How far away the end is; the moment itself in the tip. */
final class ExpirationCell extends RowCell<EnvironmentRow, EnvironmentRow> {
  @Override
  void show(@Nullable EnvironmentRow row) {
    textProperty().unbind();
    if (row == null) {
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
