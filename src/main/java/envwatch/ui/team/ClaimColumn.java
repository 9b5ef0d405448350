package envwatch.ui.team;

import static envwatch.words.Messages.text;

import envwatch.team.Claim;
import envwatch.ui.kit.Columns;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.RowCell;
import envwatch.ui.model.EnvironmentRow;
import envwatch.ui.model.RowClaims;
import envwatch.words.ClaimWords;
import java.time.Instant;
import java.util.Comparator;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.TableColumn;
import org.jspecify.annotations.Nullable;

/** Who is on an environment, and since when, where the person wants to see it in the list. */
final class ClaimColumn {
  private static final String ID = "claimed";

  private ClaimColumn() {}

  static TableColumn<EnvironmentRow, RowClaims> column(ObservableValue<Instant> now) {
    TableColumn<EnvironmentRow, RowClaims> column =
        Columns.optional(new TableColumn<>(text("environments.column." + ID)));
    column.setId(ID);
    column.setCellValueFactory(row -> row.getValue().claimsProperty());
    column.setCellFactory(each -> new Cell(now));
    column.setComparator(
        Comparator.comparing(
            RowClaims::claim,
            Comparator.nullsLast(
                Comparator.comparing(Claim::mine)
                    .reversed()
                    .thenComparing(Claim::author)
                    .thenComparing(Claim::since))));
    return column;
  }

  private static final class Cell extends RowCell<EnvironmentRow, RowClaims> {
    private final ObservableValue<Instant> now;

    Cell(ObservableValue<Instant> now) {
      this.now = now;
      Controls.tooltipWhenTruncated(this);
    }

    @Override
    protected void show(@Nullable RowClaims claims) {
      Claim claim = claims == null ? null : claims.claim();
      setText(claim == null ? null : ClaimWords.since(claim, now.getValue()));
    }
  }
}
