package envwatch.ui.list;

import envwatch.model.Expiration;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.RowCell;
import envwatch.ui.model.EnvironmentFacts;
import envwatch.ui.model.EnvironmentRow;
import envwatch.words.ExpirationWords;
import envwatch.words.PlainText;
import java.time.Instant;
import java.time.ZoneId;
import org.jspecify.annotations.Nullable;

/** How far away the end is; the moment itself in the tip. */
final class ExpirationCell extends RowCell<EnvironmentRow, EnvironmentFacts> {
  @Override
  protected void show(@Nullable EnvironmentFacts facts) {
    Expiration end = facts == null ? Expiration.NONE : facts.expiration();
    setText(facts == null ? null : PlainText.line(ExpirationWords.left(end, facts.at())));
    if (end instanceof Expiration.At(Instant moment)) {
      Controls.tip(this, ExpirationWords.moment(moment, Instant.EPOCH, ZoneId.systemDefault()));
    } else {
      setTooltip(null);
    }
  }
}
