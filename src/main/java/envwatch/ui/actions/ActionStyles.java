package envwatch.ui.actions;

import java.util.Objects;
import javafx.scene.Parent;
import javafx.scene.control.Tooltip;
import javafx.util.Duration;

/** How everything of this package looks. */
final class ActionStyles {
  private ActionStyles() {}

  static void applyTo(Parent root) {
    root.getStylesheets()
        .add(
            Objects.requireNonNull(ActionStyles.class.getResource("/css/actions.css"))
                .toExternalForm());
  }

  static Tooltip tip(String text) {
    Tooltip tip = new Tooltip(text);
    tip.setWrapText(true);
    tip.setMaxWidth(420);
    tip.setShowDelay(Duration.millis(400));
    return tip;
  }
}
