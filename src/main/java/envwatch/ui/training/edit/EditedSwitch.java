package envwatch.ui.training.edit;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import org.jspecify.annotations.Nullable;

/** Something that is on or off, and what it was before. */
final class EditedSwitch {
  private final BooleanProperty on;
  private final boolean before;

  /**
   * @param before null when the service did not tell, which counts as off
   */
  public EditedSwitch(@Nullable Boolean before) {
    this.before = Boolean.TRUE.equals(before);
    on = new SimpleBooleanProperty(this.before);
  }

  public BooleanProperty on() {
    return on;
  }

  /** Null when it is what it was before. */
  public @Nullable Boolean change() {
    return on.get() == before ? null : on.get();
  }
}
