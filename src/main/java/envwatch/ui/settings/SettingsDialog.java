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

  /**
   * Opens the dialog where it was last, or at the accounts if one of them needs something; brings
   * it to the front if it is open already.
   */
  public void open(Window owner) {
    open(owner, window == null ? PageName.ACCOUNTS : window.page());
  }

  /** Opens the dialog at a page. */
  void open(Window owner, PageName page) {
    SettingsWindow open = window;
    if (open != null && open.stage().isShowing()) {
      open.show();
    } else {
      SettingsWindow opened = new SettingsWindow(owner, services);
      window = opened;
      opened.open(page);
    }
  }
}
