package envwatch.settings;

import envwatch.model.AccountId;
import envwatch.tools.Tool;
import envwatch.util.JsonForm;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Everything the user has chosen. Keys are not included: they are stored in the keychain, under the
 * account's id.
 */
public final class Settings extends Section<Settings> {
  public static final Setting<Settings, List<AccountSettings>> ACCOUNTS =
      new Setting<>("accounts", JsonForm.list(AccountSettings.FORM), List.of());

  /** The account that the window shows; empty for all of them. */
  public static final Setting<Settings, Optional<AccountId>> SHOWN_ACCOUNT =
      new Setting<>(
          "shownAccount",
          JsonForm.optional(JsonForm.text(AccountId::new, AccountId::value)),
          Optional.empty());

  public static final Setting<Settings, WatchSettings> WATCHING =
      section("watching", WatchSettings.DEFAULT);
  public static final Setting<Settings, SecuritySettings> SECURITY =
      section("security", SecuritySettings.DEFAULT);
  public static final Setting<Settings, AppearanceSettings> APPEARANCE =
      section("appearance", AppearanceSettings.DEFAULT);
  public static final Setting<Settings, NetworkSettings> NETWORK =
      section("network", NetworkSettings.DEFAULT);
  public static final Setting<Settings, NoticeSettings> NOTICES =
      section("notices", NoticeSettings.DEFAULT);
  public static final Setting<Settings, ReleaseSettings> RELEASES =
      section("releases", ReleaseSettings.DEFAULT);

  public static final Setting<Settings, TeamSettings> TEAM = section("team", TeamSettings.DEFAULT);
  public static final Setting<Settings, GeneralSettings> GENERAL =
      section("general", GeneralSettings.DEFAULT);

  public static final Setting<Settings, List<SavedView>> SAVED_VIEWS =
      new Setting<>("savedViews", JsonForm.list(SavedView.FORM), List.of());

  public static final Setting<Settings, List<Tool>> TOOLS =
      new Setting<>("tools", JsonForm.list(Tool.FORM), List.of());

  public static final Settings DEFAULT =
      new Settings(
          usual(
              ACCOUNTS,
              SHOWN_ACCOUNT,
              WATCHING,
              SECURITY,
              APPEARANCE,
              NETWORK,
              NOTICES,
              RELEASES,
              TEAM,
              GENERAL,
              SAVED_VIEWS,
              TOOLS));

  public static final JsonForm<Settings> FORM =
      JsonForm.object(DEFAULT, (json, settings) -> settings.pass(json).consistent());

  private Settings(Map<Setting<Settings, ?>, Object> values) {
    super(values, Settings::new);
  }

  private static <S extends Section<S>> Setting<Settings, S> section(String name, S usual) {
    return new Setting<>(name, form(usual), usual);
  }

  /** Each account once, and one of them shown if any is. */
  private Settings consistent() {
    Set<AccountId> ids = new HashSet<>();
    List<AccountSettings> distinct =
        accounts().stream().filter(account -> ids.add(account.id())).toList();
    return with(ACCOUNTS, distinct).with(SHOWN_ACCOUNT, get(SHOWN_ACCOUNT).filter(ids::contains));
  }

  public List<AccountSettings> accounts() {
    return get(ACCOUNTS);
  }

  /** Whether a stored account watches only the environments that are listed for it. */
  public boolean watchesOnlyChosen(AccountId id) {
    return accounts().stream()
        .anyMatch(account -> account.id().equals(id) && !account.environments().isEmpty());
  }

  /** The account that the window shows; null for all of them. */
  public @Nullable AccountId shownAccount() {
    return get(SHOWN_ACCOUNT).orElse(null);
  }

  public WatchSettings watching() {
    return get(WATCHING);
  }

  public SecuritySettings security() {
    return get(SECURITY);
  }

  public AppearanceSettings appearance() {
    return get(APPEARANCE);
  }

  public NetworkSettings network() {
    return get(NETWORK);
  }

  public NoticeSettings notices() {
    return get(NOTICES);
  }

  public ReleaseSettings releases() {
    return get(RELEASES);
  }

  public TeamSettings team() {
    return get(TEAM);
  }

  public GeneralSettings general() {
    return get(GENERAL);
  }

  public List<SavedView> savedViews() {
    return get(SAVED_VIEWS);
  }

  /** The person's own links and programs, in the order of menus. */
  public List<Tool> tools() {
    return get(TOOLS);
  }
}
