package envwatch.ui.environments;

import envwatch.model.Expiration;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.RowCell;
import envwatch.ui.model.EnvironmentFacts;
import envwatch.ui.model.EnvironmentRow;
import envwatch.words.ExpirationWords;
import envwatch.words.PlainText;
import java.time.Instant;
import java.time.ZoneId;
import javafx.css.PseudoClass;
import org.jspecify.annotations.Nullable;

/** How far away the end is; the moment itself in the tip. */
final class ExpirationCell extends RowCell<EnvironmentRow, EnvironmentFacts> {
  private static final PseudoClass SOON = PseudoClass.getPseudoClass("soon");

  private @Nullable Expiration tipped;

  ExpirationCell() {
    getStyleClass().add("expiration-cell");
  }

  static String shown(EnvironmentFacts facts) {
    return PlainText.line(ExpirationWords.left(facts.expiration(), facts.at()));
  }

  @Override
  protected void show(@Nullable EnvironmentFacts facts) {
    Expiration end = facts == null ? Expiration.NONE : facts.expiration();
    pseudoClassStateChanged(SOON, facts != null && soon(facts));
    setText(facts == null ? null : shown(facts));
    if (!end.equals(tipped)) {
      tipped = end;
      tip(end);
    }
  }

  private void tip(Expiration end) {
    if (end instanceof Expiration.At(Instant moment)) {
      Controls.tip(this, ExpirationWords.moment(moment, Instant.EPOCH, ZoneId.systemDefault()));
    } else {
      Controls.tip(this, null);
    }
  }

  private static boolean soon(EnvironmentFacts facts) {
    return facts.assessment().expiresSoon();
  }
}
