package envwatch.app;

import envwatch.history.HistoryTrouble;
import envwatch.model.AccountId;
import envwatch.runtime.WatchedAccounts;
import envwatch.ui.model.AppAlerts;
import envwatch.ui.model.AppAlerts.SavedFile;
import envwatch.ui.model.DashboardModel;
import java.nio.file.Path;
import java.util.Objects;
import java.util.function.UnaryOperator;
import javafx.application.Platform;
import org.jspecify.annotations.Nullable;

/**
 * Tells in the window what happened to the session's accounts, keys and files. Confined to the
 * JavaFX thread, unless a method says otherwise.
 */
final class SessionAlerts {
  private final DashboardModel model;
  private final Presentation presentation;

  public SessionAlerts(DashboardModel model, Presentation presentation) {
    this.model = model;
    this.presentation = presentation;
  }

  public void readOnly(boolean refused) {
    update(now -> now.withReadOnly(refused));
  }

  void accounts(WatchedAccounts watched) {
    update(now ->
        now.withAccounts(watched.demo(), presentation.shown(watched.troubles()), watched.asking()));
  }

  /**
   * Called on any thread.
   *
   * @param trouble null when the keychain did what it was asked for
   */
  void keychain(AccountId account, @Nullable String trouble) {
    String shown = presentation.shown(trouble);
    Platform.runLater(() -> update(now -> now.withKeychainTrouble(account, shown)));
  }

  /**
   * @param file the unreadable settings, where they are kept
   */
  public void settingsSetAside(Path file) {
    Path name = Objects.requireNonNull(file.getFileName());
    update(now -> now.withSettingsSetAside(name.toString()));
  }

  /** Called on any thread, after the file was saved or could not be. */
  void saved(SavedFile file, boolean saved) {
    Platform.runLater(() -> update(now -> now.withSaved(file, saved)));
  }

  /**
   * A trouble that the user has been told is not told again.
   *
   * @param before at the last time
   * @param now null for none
   */
  void history(@Nullable HistoryTrouble before, @Nullable HistoryTrouble now) {
    if (!Objects.equals(before, now)) {
      update(alerts -> alerts.withHistory(now));
    }
  }

  private void update(UnaryOperator<AppAlerts> change) {
    model.alertsProperty().set(change.apply(model.alertsProperty().get()));
  }
}
