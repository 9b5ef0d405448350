package envwatch.ui.settings;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.AccountId;
import envwatch.model.ApiVersion;
import envwatch.model.Phase;
import envwatch.model.Secret;
import envwatch.settings.AccountSettings;
import envwatch.settings.AppearanceSettings;
import envwatch.settings.AppliedSettings;
import envwatch.settings.Limits;
import envwatch.settings.NetworkSettings;
import envwatch.settings.NetworkSettings.ProxyChoice;
import envwatch.settings.NumberSetting;
import envwatch.settings.SavedView;
import envwatch.settings.Section;
import envwatch.settings.SecuritySettings;
import envwatch.settings.Settings;
import envwatch.settings.WatchSettings;
import java.net.URI;
import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

public class SettingsDraftTest {
  private static final AccountSettings LAB = account("lab", "Lab");
  private static final AccountSettings CLASSES = account("classes", "Classes");
  private static final Settings TWO_ACCOUNTS =
      Settings.DEFAULT
          .with(Settings.ACCOUNTS, List.of(LAB, CLASSES))
          .with(Settings.SHOWN_ACCOUNT, Optional.of(LAB.id()));

  public static AccountSettings account(String id, String name) {
    return new AccountSettings(
        new AccountId(id),
        name,
        URI.create("https://use.cloudshare.com"),
        new ApiVersion(2),
        "API-ID",
        true,
        List.of("ENVAPIID0001", "ENVAPIID0002"));
  }

  @Test
  void nothingTypedChangesNothing() {
    SettingsDraft draft = new SettingsDraft(TWO_ACCOUNTS);
    showEverything(draft);

    AppliedSettings applied = draft.appliedTo(TWO_ACCOUNTS);

    assertThat(applied.settings()).isEqualTo(TWO_ACCOUNTS);
    assertThat(applied.newKeys()).isEmpty();
    assertThat(applied.removed()).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("atTheLimits")
  void whatTheFileMayHoldStaysAsItIs(Settings settings) {
    SettingsDraft draft = new SettingsDraft(settings);
    showEverything(draft);

    assertThat(draft.appliedTo(settings).settings()).isEqualTo(settings);
  }

  private static void showEverything(SettingsDraft draft) {
    draft.watching().number(WatchSettings.CHANGING);
    draft.watching().number(WatchSettings.SELECTED);
    draft.watching().number(WatchSettings.RESTING);
    draft.watching().number(WatchSettings.REQUESTS_IN_FLIGHT);
    draft.watching().number(WatchSettings.REQUESTS_PER_SECOND);
    draft.watching().expiresSoon();
    draft.security().number(SecuritySettings.REVEAL);
    draft.security().number(SecuritySettings.CLIPBOARD);
    draft.security().value(SecuritySettings.READ_ONLY);
    draft.security().value(SecuritySettings.REDIRECT_DRIVES);
    draft.appearance().value(AppearanceSettings.THEME);
    draft.appearance().number(AppearanceSettings.FONT_SIZE);
    draft.network().value(NetworkSettings.PROXY);
    draft.network().typed(NetworkSettings.PROXY_HOST);
    draft.network().number(NetworkSettings.PROXY_PORT);
    draft.network().typed(NetworkSettings.PROXY_USER);
    draft.network().typed(NetworkSettings.AUTHORITY_FILE);
  }

  static Stream<Settings> atTheLimits() {
    return Stream.<ToIntFunction<Limits>>of(Limits::least, Limits::most)
        .map(end -> {
          WatchSettings watching = WatchSettings.DEFAULT;
          watching = at(end, watching, WatchSettings.CHANGING);
          watching = at(end, watching, WatchSettings.SELECTED);
          watching = at(end, watching, WatchSettings.RESTING);
          watching = at(end, watching, WatchSettings.REQUESTS_IN_FLIGHT);
          watching = at(end, watching, WatchSettings.REQUESTS_PER_SECOND);
          watching = at(end, watching, WatchSettings.EXPIRES_SOON);
          SecuritySettings security =
              SecuritySettings.DEFAULT
                  .with(SecuritySettings.READ_ONLY, true)
                  .with(SecuritySettings.REDIRECT_DRIVES, true);
          security = at(end, security, SecuritySettings.REVEAL);
          security = at(end, security, SecuritySettings.CLIPBOARD);
          return Settings.DEFAULT
              .with(Settings.WATCHING, watching)
              .with(Settings.SECURITY, security);
        });
  }

  private static <S extends Section<S>, T> S at(
      ToIntFunction<Limits> end, S section, NumberSetting<S, T> setting) {
    return section.with(setting, setting.value(end.applyAsInt(setting.limits())));
  }

  @ParameterizedTest
  @CsvSource({"7200, 2, HOURS", "1800, 30, MINUTES", "90, 90, SECONDS", "0, 0, HOURS"})
  void expiringSoonIsToldInAUnitThatLosesNothing(long seconds, String shown, ChronoUnit unit) {
    WatchSettings settings =
        WatchSettings.DEFAULT.with(WatchSettings.EXPIRES_SOON, Duration.ofSeconds(seconds));

    WatchDraft draft = new WatchDraft(settings);

    assertThat(draft.expiresSoon().typed().get()).isEqualTo(shown);
    assertThat(draft.expiresSoonUnit()).isEqualTo(unit);
    assertThat(draft.settings()).isEqualTo(settings);
  }

  @Test
  void whatTheDialogDoesNotShowIsTakenFromTheSettingsAsTheyAreByNow() {
    SettingsDraft draft = new SettingsDraft(TWO_ACCOUNTS);
    Settings changedMeanwhile =
        TWO_ACCOUNTS.with(Settings.SAVED_VIEWS, List.of(new SavedView("Mine", "owner:ann")));

    assertThat(draft.appliedTo(changedMeanwhile).settings()).isEqualTo(changedMeanwhile);
  }

  @Test
  void whatAViewTellsIsChangedAndOtherViewsStay() {
    SavedView mine = new SavedView("Mine", "owner:ann", List.of(Phase.PROBLEM));
    SavedView later = new SavedView("Later", "owner:ben");
    SettingsDraft draft = new SettingsDraft(TWO_ACCOUNTS.with(Settings.SAVED_VIEWS, List.of(mine)));

    draft.views().views().getFirst().set(mine.telling(Phase.RUNNING, true));

    assertThat(
            draft
                .appliedTo(TWO_ACCOUNTS.with(Settings.SAVED_VIEWS, List.of(mine, later)))
                .settings()
                .savedViews())
        .containsExactly(
            new SavedView("Mine", "owner:ann", List.of(Phase.PROBLEM, Phase.RUNNING)), later);
  }

  @Test
  void aFirstAccountIsReadyToBeTyped() {
    AccountDraft account = new SettingsDraft(Settings.DEFAULT).accounts().getFirst();

    assertThat(account.isBlank()).isTrue();
    assertThat(account.address().get()).isEqualTo("https://use.cloudshare.com");
    assertThat(account.rememberKey().get()).isTrue();
  }

  @Test
  void anAccountLeftBlankIsNotKept() {
    SettingsDraft draft = new SettingsDraft(Settings.DEFAULT);

    assertThat(draft.appliedTo(Settings.DEFAULT).settings().accounts()).isEmpty();
  }

  @Test
  void aTypedAccountComesOutTidied() {
    SettingsDraft draft = new SettingsDraft(Settings.DEFAULT);
    AccountDraft account = draft.accounts().getFirst();
    account.name().set(" Lab ");
    account.address().set("lab.example.com");
    account.apiId().set(" ABC ");
    account.listedOnly().set(true);
    account.environments().set("ENV1, ENV2\nENV1;ENV3");
    account.version().set(new VersionChoice(new ApiVersion(3)));

    AccountSettings kept = draft.appliedTo(Settings.DEFAULT).settings().accounts().getFirst();

    assertThat(kept)
        .isEqualTo(
            new AccountSettings(
                account.id(),
                "Lab",
                URI.create("https://lab.example.com"),
                new ApiVersion(3),
                "ABC",
                true,
                List.of("ENV1", "ENV2", "ENV3")));
  }

  @Test
  void onlyATypedKeyIsHandedOver() {
    SettingsDraft draft = new SettingsDraft(TWO_ACCOUNTS);
    Secret key = Secret.of("new key");
    draft.accounts().getFirst().newKey().set(key);

    assertThat(draft.appliedTo(TWO_ACCOUNTS).newKeys()).containsOnlyKeys(LAB.id());
  }

  @Test
  void aKeyThatIsNoLongerToBeRememberedLeavesTheKeychain() {
    SettingsDraft draft = new SettingsDraft(TWO_ACCOUNTS);
    draft.accounts().getFirst().rememberKey().set(false);
    Secret known = Secret.of("known");

    AppliedSettings applied = draft.appliedTo(TWO_ACCOUNTS);

    assertThat(applied.keysToStore(TWO_ACCOUNTS, account -> Optional.of(known)))
        .containsOnly(Map.entry(LAB.id(), known));
  }

  @Test
  void aKeyThatIsNoLongerToBeRememberedLeavesTheKeychainAlsoWhileNobodyKnowsIt() {
    SettingsDraft draft = new SettingsDraft(TWO_ACCOUNTS);
    draft.accounts().getFirst().rememberKey().set(false);

    AppliedSettings applied = draft.appliedTo(TWO_ACCOUNTS);

    assertThat(applied.keysToForget(TWO_ACCOUNTS, account -> Optional.empty()))
        .containsExactly(LAB.id());
    assertThat(applied.keysToForget(TWO_ACCOUNTS, account -> Optional.of(Secret.of("known"))))
        .isEmpty();
  }

  @Test
  void aTypedKeyIsStoredRatherThanTheKnownOne() {
    SettingsDraft draft = new SettingsDraft(TWO_ACCOUNTS);
    Secret typed = Secret.of("typed");
    draft.accounts().getFirst().rememberKey().set(false);
    draft.accounts().getFirst().newKey().set(typed);

    AppliedSettings applied = draft.appliedTo(TWO_ACCOUNTS);

    assertThat(applied.keysToStore(TWO_ACCOUNTS, account -> Optional.of(Secret.of("known"))))
        .containsOnly(Map.entry(LAB.id(), typed));
  }

  @Test
  void aRemovedAccountIsNamedAndNoLongerShown() {
    SettingsDraft draft = new SettingsDraft(TWO_ACCOUNTS);
    draft.accounts().removeFirst();

    AppliedSettings applied = draft.appliedTo(TWO_ACCOUNTS);

    assertThat(applied.removed()).containsExactly(LAB.id());
    assertThat(applied.settings().accounts()).containsExactly(CLASSES);
    assertThat(applied.settings().shownAccount()).isNull();
  }

  @Test
  void anAccountAddedAndRemovedAgainLeavesNoTrace() {
    SettingsDraft draft = new SettingsDraft(TWO_ACCOUNTS);
    AccountDraft added = AccountDraft.added();
    added.newKey().set(Secret.of("key"));
    draft.accounts().add(added);
    draft.accounts().remove(added);

    AppliedSettings applied = draft.appliedTo(TWO_ACCOUNTS);

    assertThat(applied.newKeys()).isEmpty();
    assertThat(applied.removed()).isEmpty();
  }

  @Test
  void aKeyIsOnlyMissedWhereNoneIsStored() {
    AccountDraft account = AccountDraft.of(LAB);

    assertThat(account.keyProblem()).isEmpty();
    account.storedKey().set(StoredKey.PRESENT);
    assertThat(account.keyProblem()).isEmpty();
    account.storedKey().set(StoredKey.NONE);
    assertThat(account.keyProblem()).contains("Enter the API key.");
    account.newKey().set(Secret.of("typed"));
    assertThat(account.keyProblem()).isEmpty();
  }

  @Test
  void listingEnvironmentsNeedsAtLeastOne() {
    AccountDraft account = AccountDraft.added();
    account.listedOnly().set(true);
    account.environments().set(" , \n");

    assertThat(account.environmentsProblem()).isPresent();
    account.listedOnly().set(false);
    assertThat(account.environmentsProblem()).isEmpty();
  }

  @Test
  void aProxyThatIsNotUsedNeedsNoAddress() {
    NetworkDraft network = new NetworkDraft(NetworkSettings.DEFAULT);
    network.number(NetworkSettings.PROXY_PORT).typed().set("none");

    assertThat(network.proxyHostProblem()).isEmpty();
    assertThat(network.proxyPortProblem()).isEmpty();
    assertThat(network.settings().get(NetworkSettings.PROXY_PORT)).isEqualTo(8080);
    network.value(NetworkSettings.PROXY).set(ProxyChoice.ADDRESS);
    assertThat(network.proxyHostProblem()).isPresent();
    assertThat(network.proxyPortProblem()).isPresent();
  }
}
