package envwatch.ui.list;

import envwatch.model.Environment;
import envwatch.model.Expiration;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.PresentValues;
import envwatch.ui.kit.RowCell;
import envwatch.ui.model.EnvironmentRow;
import envwatch.words.ExpirationWords;
import envwatch.words.PlainText;
import java.time.Instant;
import java.time.ZoneId;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import org.jspecify.annotations.Nullable;

/** How far away the end is; the moment itself in the tip. */
final class ExpirationCell extends RowCell<EnvironmentRow, EnvironmentRow> {
  /** The end may move while what is said of how far away it is stays the same. */
  private final ObjectProperty<@Nullable Expiration> expiration = new SimpleObjectProperty<>();

  ExpirationCell() {
    expiration.subscribe(this::tell);
  }

  @Override
  protected void show(@Nullable EnvironmentRow row) {
    textProperty().unbind();
    expiration.unbind();
    if (row == null) {
      setText(null);
      expiration.set(null);
      return;
    }
    textProperty().bind(row.expirationProperty().map(PlainText::line));
    expiration.bind(PresentValues.map(row.environmentProperty(), Environment::expiration));
  }

  private void tell(@Nullable Expiration end) {
    if (end instanceof Expiration.At(Instant moment)) {
      Controls.tip(this, ExpirationWords.moment(moment, Instant.EPOCH, ZoneId.systemDefault()));
    } else {
      setTooltip(null);
    }
  }
}
