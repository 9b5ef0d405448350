package envwatch.ui.settings;

import envwatch.model.AccountId;
import envwatch.model.ApiAccount;
import envwatch.model.Secret;
import envwatch.secrets.ApiKeys;
import envwatch.settings.AccountSettings;
import envwatch.settings.AppearanceSettings;
import envwatch.settings.AppliedSettings;
import envwatch.settings.GeneralSettings;
import envwatch.settings.NoticeSettings;
import envwatch.settings.ReleaseSettings;
import envwatch.settings.SecuritySettings;
import envwatch.settings.Settings;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.jspecify.annotations.Nullable;

/**
 * The settings while they are being edited. What they were stays untouched until OK.
 *
 * @param before the accounts that there were
 * @param accounts at least one, to type into, when the dialog opens
 */
record SettingsDraft(
    List<AccountId> before,
    ObservableList<AccountDraft> accounts,
    WatchDraft watching,
    SectionDraft<SecuritySettings> security,
    SectionDraft<AppearanceSettings> appearance,
    NetworkDraft network,
    SectionDraft<NoticeSettings> notices,
    TeamDraft team,
    SectionDraft<GeneralSettings> general,
    ViewsDraft views,
    ToolsDraft tools,
    SectionDraft<ReleaseSettings> releases) {
  public SettingsDraft(Settings settings) {
    this(settings, null);
  }

  /**
   * @param rejected an account that is not among the settings, to be edited first; null for none
   */
  public SettingsDraft(Settings settings, @Nullable ApiAccount rejected) {
    this(
        settings.accounts().stream().map(AccountSettings::id).toList(),
        FXCollections.observableArrayList(
            settings.accounts().stream().map(AccountDraft::of).toList()),
        new WatchDraft(settings.watching()),
        new SectionDraft<>(settings.security()),
        new SectionDraft<>(settings.appearance()),
        new NetworkDraft(settings.network()),
        new SectionDraft<>(settings.notices()),
        new TeamDraft(settings.team()),
        new SectionDraft<>(settings.general()),
        new ViewsDraft(settings.savedViews()),
        ToolsDraft.of(settings.tools()),
        new SectionDraft<>(settings.releases()));
    if (rejected != null) {
      accounts.addFirst(AccountDraft.of(rejected));
    }
    if (accounts.isEmpty()) {
      accounts.add(AccountDraft.added());
    }
  }

  /** Whether OK would leave other accounts than there were. */
  boolean addsOrRemovesAccounts() {
    return !kept().map(AccountDraft::id).toList().equals(before);
  }

  private Stream<AccountDraft> kept() {
    return accounts.stream().filter(account -> !account.isBlank());
  }

  /**
   * What OK hands over. An account left blank is not part of it.
   *
   * @param current the settings as they are by now: what this dialog does not show is taken from
   *     them, such as the place of the window
   * @throws IllegalStateException while anything in the draft has a problem
   */
  public AppliedSettings appliedTo(Settings current) {
    List<AccountSettings> kept = kept().map(AccountDraft::settings).toList();
    Set<AccountId> removed = new HashSet<>(before);
    kept.forEach(account -> removed.remove(account.id()));
    Settings settings =
        current
            .with(Settings.ACCOUNTS, kept)
            .with(
                Settings.SHOWN_ACCOUNT,
                current
                    .get(Settings.SHOWN_ACCOUNT)
                    .filter(id -> kept.stream().anyMatch(account -> account.id().equals(id))))
            .with(Settings.WATCHING, watching.settings())
            .with(Settings.SECURITY, security.settings())
            .with(Settings.APPEARANCE, appearance.settings())
            .with(Settings.NETWORK, network.settings())
            .with(Settings.NOTICES, notices.settings())
            .with(Settings.TEAM, team.settings())
            .with(Settings.GENERAL, general.settings())
            .with(Settings.RELEASES, releases.settings())
            .with(Settings.TOOLS, tools.settings())
            .with(Settings.SAVED_VIEWS, views.appliedTo(current.savedViews()));
    return new AppliedSettings(settings, newKeys(), removed, newPasswords());
  }

  private Map<AccountId, Secret> newPasswords() {
    Map<AccountId, Secret> passwords = team.newPasswords();
    Secret proxy = network.proxyPassword();
    if (proxy != null) {
      passwords.put(ApiKeys.PROXY, proxy);
    }
    return passwords;
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
