package envwatch.ui.kit;

import java.util.Objects;
import javafx.scene.Parent;

/** How everything of this package looks. */
public final class ActionStyles {
  private ActionStyles() {}

  public static void applyTo(Parent root) {
    root.getStylesheets()
        .add(
            Objects.requireNonNull(ActionStyles.class.getResource("/css/actions.css"))
                .toExternalForm());
  }
}
