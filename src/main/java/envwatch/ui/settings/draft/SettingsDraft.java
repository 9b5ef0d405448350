package envwatch.ui.settings.draft;

import envwatch.model.AccountId;
import envwatch.model.Secret;
import envwatch.settings.AccountSettings;
import envwatch.settings.AppearanceSettings;
import envwatch.settings.AppliedSettings;
import envwatch.settings.SecuritySettings;
import envwatch.settings.Settings;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.jspecify.annotations.Nullable;

/** The settings while they are being edited. What they were stays untouched until OK. */
public final class SettingsDraft {
  private final List<AccountId> before;
  private final ObservableList<AccountDraft> accounts = FXCollections.observableArrayList();
  private final WatchDraft watching;
  private final SectionDraft<SecuritySettings> security;
  private final SectionDraft<AppearanceSettings> appearance;
  private final NetworkDraft network;

  public SettingsDraft(Settings settings) {
    before = settings.accounts().stream().map(AccountSettings::id).toList();
    settings.accounts().forEach(account -> accounts.add(AccountDraft.of(account)));
    if (accounts.isEmpty()) {
      accounts.add(AccountDraft.added());
    }
    watching = new WatchDraft(settings.watching());
    security = new SectionDraft<>(settings.security());
    appearance = new SectionDraft<>(settings.appearance());
    network = new NetworkDraft(settings.network());
  }

  /** At least one, to type into, when the dialog opens. */
  public ObservableList<AccountDraft> accounts() {
    return accounts;
  }

  public WatchDraft watching() {
    return watching;
  }

  public SectionDraft<SecuritySettings> security() {
    return security;
  }

  public SectionDraft<AppearanceSettings> appearance() {
    return appearance;
  }

  public NetworkDraft network() {
    return network;
  }

  /**
   * What OK hands over. An account left blank is not part of it.
   *
   * @param current the settings as they are by now: what this dialog does not show is taken from
   *     them, such as the place of the window
   * @throws IllegalStateException while anything in the draft has a problem
   */
  public AppliedSettings appliedTo(Settings current) {
    List<AccountSettings> kept =
        accounts.stream()
            .filter(account -> !account.isBlank())
            .map(AccountDraft::settings)
            .toList();
    Set<AccountId> removed = new HashSet<>(before);
    kept.forEach(account -> removed.remove(account.id()));
    Settings settings =
        current
            .withAccounts(kept)
            .withShownAccount(shown(current.shownAccount(), kept))
            .withWatching(watching.settings())
            .withSecurity(security.settings())
            .withAppearance(appearance.settings())
            .withNetwork(network.settings());
    return new AppliedSettings(settings, newKeys(), removed, network.proxyPassword());
  }

  private static @Nullable AccountId shown(
      @Nullable AccountId shown, List<AccountSettings> accounts) {
    return accounts.stream().anyMatch(account -> account.id().equals(shown)) ? shown : null;
  }

  private Map<AccountId, Secret> newKeys() {
    Map<AccountId, Secret> keys = new HashMap<>();
    for (AccountDraft account : accounts) {
      Secret key = account.newKey().get();
      if (key != null) {
        keys.put(account.id(), key);
      }
    }
    return keys;
  }
}
