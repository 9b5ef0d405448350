package envwatch.ui.list;

import atlantafx.base.theme.Styles;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.table.RowCell;
import envwatch.ui.model.EnvironmentName;
import envwatch.ui.model.EnvironmentRow;
import envwatch.words.PlainText;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import org.jspecify.annotations.Nullable;

/**
 * The name of an environment, and its account where another one has an environment of that name.
 */
final class NameCell extends RowCell<EnvironmentRow, EnvironmentName> {
  /** The part of a narrow cell that is left to the account. */
  private static final double MOST = 0.5;

  private final Label account = new Label();
  private @Nullable EnvironmentName shown;

  NameCell() {
    account.getStyleClass().add(Styles.TEXT_MUTED);
    account.maxWidthProperty().bind(widthProperty().multiply(MOST));
    setContentDisplay(ContentDisplay.RIGHT);
    textTruncatedProperty().addListener(property -> showTip());
  }

  @Override
  protected void show(@Nullable EnvironmentName name) {
    shown = name;
    String of = name == null ? null : name.account();
    setText(name == null ? null : PlainText.line(name.name()));
    account.setText(of == null ? null : PlainText.line(of));
    setGraphic(of == null ? null : account);
    setAccessibleText(name == null || of == null ? null : name.inFull());
    showTip();
  }

  private void showTip() {
    if (shown != null && (isTextTruncated() || shown.account() != null)) {
      Controls.tip(this, shown.inFull());
    } else {
      Controls.tip(this, null);
    }
  }
}
