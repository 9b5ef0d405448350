package envwatch.settings;

import envwatch.model.AccountId;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Everything the user has chosen. Keys are not included: they are stored in the keychain, under the
 * account's id.
 *
 * @param shownAccount the account that the window shows; null for all of them
 */
public record Settings(
    List<AccountSettings> accounts,
    @Nullable AccountId shownAccount,
    WatchSettings watching,
    SecuritySettings security,
    AppearanceSettings appearance,
    NetworkSettings network,
    NoticeSettings notices,
    ReleaseSettings releases,
    List<SavedView> savedViews) {
  public static final Settings DEFAULT =
      new Settings(
          List.of(),
          null,
          WatchSettings.DEFAULT,
          SecuritySettings.DEFAULT,
          AppearanceSettings.DEFAULT,
          NetworkSettings.DEFAULT,
          NoticeSettings.DEFAULT,
          ReleaseSettings.DEFAULT,
          List.of());

  public static final JsonForm<Settings> FORM = JsonForm.object(DEFAULT, Settings::pass);
  private static final JsonForm<AccountId> ACCOUNT_ID =
      new JsonForm<>(
          json -> json instanceof String id ? new AccountId(id) : null, AccountId::value);

  public Settings {
    accounts = List.copyOf(accounts);
    savedViews = List.copyOf(savedViews);
  }

  private static Settings pass(JsonFields json, Settings settings) {
    Set<AccountId> ids = new HashSet<>();
    List<AccountSettings> accounts =
        json.field("accounts", JsonForm.list(AccountSettings.FORM), settings.accounts).stream()
            .filter(account -> ids.add(account.id()))
            .toList();
    AccountId shown = json.optional("shownAccount", ACCOUNT_ID, settings.shownAccount);
    return new Settings(
        accounts,
        shown != null && ids.contains(shown) ? shown : null,
        json.field("watching", JsonForm.section(WatchSettings.DEFAULT), settings.watching),
        json.field("security", JsonForm.section(SecuritySettings.DEFAULT), settings.security),
        json.field("appearance", JsonForm.section(AppearanceSettings.DEFAULT), settings.appearance),
        json.field("network", JsonForm.section(NetworkSettings.DEFAULT), settings.network),
        json.field("notices", JsonForm.section(NoticeSettings.DEFAULT), settings.notices),
        json.field("releases", JsonForm.section(ReleaseSettings.DEFAULT), settings.releases),
        json.field("savedViews", JsonForm.list(SavedView.FORM), settings.savedViews));
  }

  public Settings withAccounts(List<AccountSettings> others) {
    return new Settings(
        others,
        shownAccount,
        watching,
        security,
        appearance,
        network,
        notices,
        releases,
        savedViews);
  }

  public Settings withShownAccount(@Nullable AccountId other) {
    return new Settings(
        accounts, other, watching, security, appearance, network, notices, releases, savedViews);
  }

  public Settings withWatching(WatchSettings other) {
    return new Settings(
        accounts,
        shownAccount,
        other,
        security,
        appearance,
        network,
        notices,
        releases,
        savedViews);
  }

  public Settings withSecurity(SecuritySettings other) {
    return new Settings(
        accounts,
        shownAccount,
        watching,
        other,
        appearance,
        network,
        notices,
        releases,
        savedViews);
  }

  public Settings withAppearance(AppearanceSettings other) {
    return new Settings(
        accounts, shownAccount, watching, security, other, network, notices, releases, savedViews);
  }

  public Settings withNetwork(NetworkSettings other) {
    return new Settings(
        accounts,
        shownAccount,
        watching,
        security,
        appearance,
        other,
        notices,
        releases,
        savedViews);
  }

  public Settings withNotices(NoticeSettings other) {
    return new Settings(
        accounts,
        shownAccount,
        watching,
        security,
        appearance,
        network,
        other,
        releases,
        savedViews);
  }

  public Settings withReleases(ReleaseSettings other) {
    return new Settings(
        accounts,
        shownAccount,
        watching,
        security,
        appearance,
        network,
        notices,
        other,
        savedViews);
  }

  public Settings withSavedViews(List<SavedView> others) {
    return new Settings(
        accounts, shownAccount, watching, security, appearance, network, notices, releases, others);
  }
}
