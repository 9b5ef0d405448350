package envwatch.ui.settings;

import static envwatch.words.Messages.text;

import envwatch.ui.kit.Offer;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
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

  /**
   * Opens a page of the dialog each.
   *
   * @param owner asked when one is opened
   */
  public List<Offer> pages(Supplier<? extends Window> owner) {
    return Stream.of(PageName.values()).map(page -> opening(page, owner)).toList();
  }

  private Offer opening(PageName page, Supplier<? extends Window> owner) {
    return new Offer(
        "settings-" + page.name(),
        page.icon(),
        text("settings.page.of", page.words()),
        null,
        null,
        false,
        false,
        () -> open(owner.get(), page));
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
