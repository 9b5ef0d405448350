package envwatch.ui.environments;

import static envwatch.words.Messages.text;

import envwatch.ui.kit.Controls;
import envwatch.ui.kit.RowCell;
import envwatch.ui.model.EnvironmentRow;
import envwatch.words.DurationWords;
import java.time.Duration;
import java.time.Instant;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import org.jspecify.annotations.Nullable;

/** How long ago an environment was seen, counted on as time passes. */
final class AgeCell extends RowCell<EnvironmentRow, EnvironmentRow> {
  private final ObservableValue<Instant> now;

  AgeCell(ObservableValue<Instant> now) {
    this.now = now;
    Controls.tooltipWhenTruncated(this);
  }

  @Override
  protected void show(@Nullable EnvironmentRow row) {
    textProperty().unbind();
    if (row == null) {
      setText(null);
    } else {
      textProperty().bind(Bindings.createStringBinding(() -> age(row), row.watchedProperty(), now));
    }
  }

  private String age(EnvironmentRow row) {
    return age(row, now.getValue());
  }

  static String age(EnvironmentRow row, Instant at) {
    Instant seenAt = row.watched().seenAt();
    return seenAt == null ? text("absent") : DurationWords.ago(Duration.between(seenAt, at));
  }
}
