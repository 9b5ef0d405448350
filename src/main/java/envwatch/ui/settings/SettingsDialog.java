package envwatch.ui.settings;

import java.util.function.Function;
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
    PageName last = window == null ? PageName.ACCOUNTS : window.page();
    open(owner, opened -> opened.accountsNeedAttention() ? PageName.ACCOUNTS : last);
  }

  /** Opens the dialog at a page. */
  void open(Window owner, PageName page) {
    open(owner, opened -> page);
  }

  private void open(Window owner, Function<SettingsWindow, PageName> page) {
    SettingsWindow open = window;
    if (open != null && open.stage().isShowing()) {
      open.show();
    } else {
      SettingsWindow opened = new SettingsWindow(owner, services);
      window = opened;
      opened.open(page.apply(opened));
    }
  }
}
