package envwatch.ui.remote;

import static envwatch.words.Messages.text;

import envwatch.api.Capability;
import envwatch.model.AccountId;
import envwatch.ui.choices.Lookups;
import envwatch.ui.kit.Glyph;
import envwatch.ui.kit.Offer;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.secrets.PasswordReveal;
import envwatch.ui.secrets.SecretClipboard;
import envwatch.ui.shell.Feature;
import envwatch.watch.AccountView;
import envwatch.watch.WatchAccess;
import envwatch.words.PlainText;
import java.net.URI;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.scene.control.MenuItem;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;

/** The cloud folder of each account, in the menu of accounts. Lives on the JavaFX thread. */
public final class CloudFolders implements Feature {
  private final DashboardModel model;
  private final WatchAccess watch;
  private final Consumer<URI> open;
  private final SecretClipboard clipboard;
  private final PasswordReveal<AccountId> reveal;
  private final Supplier<? extends @Nullable Window> owner;
  private final Executor javaFxThread;

  /**
   * @param open opens an address with the program that the system has for it; must not block
   * @param owner the window that the dialog belongs to; asked when it opens
   * @param javaFxThread {@code Platform::runLater}
   */
  public CloudFolders(
      DashboardModel model,
      WatchAccess watch,
      Consumer<URI> open,
      SecretClipboard clipboard,
      PasswordReveal<AccountId> reveal,
      Supplier<? extends @Nullable Window> owner,
      Executor javaFxThread) {
    this.model = model;
    this.watch = watch;
    this.open = open;
    this.clipboard = clipboard;
    this.reveal = reveal;
    this.owner = owner;
    this.javaFxThread = javaFxThread;
  }

  @Override
  public List<MenuItem> accountItems() {
    List<AccountView> shown = model.shownAccounts();
    return shown.stream().map(account -> item(account, shown.size() > 1)).toList();
  }

  private MenuItem item(AccountView account, boolean several) {
    String label =
        several
            ? text("cloud-folder.item.of", PlainText.name(account.name()))
            : text("cloud-folder.item");
    String why = AccessObstacles.of(account, Capability.CLOUD_FOLDER);
    return new Offer(
            "cloud-folder", Glyph.FOLDER_OPEN, label, null, why, false, false, () -> open(account))
        .item();
  }

  private void open(AccountView account) {
    new CloudFolderDialog(
            owner.get(),
            account,
            new Lookups(watch, account.id(), javaFxThread),
            open,
            clipboard,
            reveal)
        .show();
  }
}
