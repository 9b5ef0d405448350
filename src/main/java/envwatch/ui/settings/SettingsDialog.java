package envwatch.ui.settings;

import javafx.stage.Window;
import org.jspecify.annotations.Nullable;

/** Opens the Settings dialog: at most once at a time, never blocking. JavaFX thread only. */
public final class SettingsDialog {
  private final SettingsServices services;
  private @Nullable SettingsWindow window;

  public SettingsDialog(SettingsServices services) {
    this.services = services;
  }

  /** Opens the dialog at a page; when it is open already, only the page changes. */
  public void open(Window owner, PageName page) {
    SettingsWindow open = window;
    if (open != null && open.stage().isShowing()) {
      open.show(page);
    } else {
      SettingsWindow opened = new SettingsWindow(owner, services);
      window = opened;
      opened.open(page);
    }
  }
}
