package envwatch.ui.console;

import static envwatch.ui.kit.Controls.styled;
import static envwatch.words.Messages.text;

import atlantafx.base.theme.Styles;
import envwatch.catalogue.Operation;
import envwatch.ui.kit.Controls;
import envwatch.words.CallWords;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/** An operation in the list: how it is addressed, and what for. */
final class OperationCell extends ListCell<Operation> {
  private static final PseudoClass UNAVAILABLE = PseudoClass.getPseudoClass("unavailable");

  private final ConsoleModel model;
  private final Label address =
      styled(Controls.tooltipWhenTruncated(new Label()), "operation-address");
  private final Label purpose =
      styled(Controls.tooltipWhenTruncated(new Label()), Styles.TEXT_SMALL, "operation-purpose");
  private final VBox lines = new VBox(address, purpose);

  OperationCell(ConsoleModel model) {
    this.model = model;
    getStyleClass().add("operation-cell");
    lines.setMinWidth(0);
    // The list decides how wide its cells are: long paths are cut there, and never scrolled.
    setPrefWidth(0);
  }

  @Override
  protected void updateItem(@Nullable Operation operation, boolean empty) {
    super.updateItem(operation, empty);
    Operation shown = empty ? null : operation;
    if (shown == null) {
      setGraphic(null);
      setAccessibleText(null);
      Controls.tip(this, null);
      pseudoClassStateChanged(UNAVAILABLE, false);
      return;
    }
    Optional<String> why = model.unavailable(shown);
    pseudoClassStateChanged(UNAVAILABLE, why.isPresent());
    address.setText(shown.id());
    purpose.setText(
        shown.changes()
            ? text("console.operation", shown.purpose(), CallWords.effect(shown.effect()))
            : shown.purpose());
    setGraphic(lines);
    setAccessibleText(
        shown.id() + ", " + purpose.getText() + why.map(said -> ", " + said).orElse(""));
    Controls.tip(this, why.orElse(null));
  }
}
