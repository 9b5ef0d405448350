package envwatch.ui.actions;

import java.util.Objects;
import javafx.scene.Parent;

/** How everything of this package looks. */
final class ActionStyles {
  private ActionStyles() {}

  static void applyTo(Parent root) {
    root.getStylesheets()
        .add(
            Objects.requireNonNull(ActionStyles.class.getResource("/css/actions.css"))
                .toExternalForm());
  }
}
