package envwatch.ui.settings;

import envwatch.ui.kit.FormField;
import java.util.Optional;
import javafx.scene.layout.Region;

/** One page of the dialog. */
interface SettingsPage {
  PageName name();

  Region content();

  /** Checks every field, so that each says what is wrong; brings the first mistake into view. */
  Optional<FormField> firstProblem();

  /**
   * Whether every check has ended. If not, the caller is called back on the JavaFX thread when the
   * last one has.
   */
  default boolean settled(Runnable whenSettled) {
    return true;
  }
}
