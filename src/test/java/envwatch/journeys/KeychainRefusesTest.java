package envwatch.journeys;

import static envwatch.words.Messages.text;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import envwatch.journeys.pages.DashboardPage;
import envwatch.journeys.pages.SettingsPage;
import envwatch.model.AccountId;
import envwatch.secrets.SecretStoreException.Cause;
import envwatch.simulator.Simulator;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KeychainRefusesTest {
  @AutoClose private Workplace workplace;
  private Simulator service;

  @BeforeEach
  void arrive(@TempDir Path folder) {
    workplace = new Workplace(folder);
    service = workplace.service(Workplace.STILL.toBuilder().environments(3).build());
  }

  @Test
  void aKeyThatALockedKeychainDidNotTakeIsToldUntilItDoes() {
    workplace.knows("Lab", service);
    DashboardPage dashboard = workplace.start();
    await().until(dashboard::allSeen);
    workplace.keychain().failWith(Cause.LOCKED);
    typeKey(dashboard);

    awaitToStay(dashboard, text("banner.keychain.not-saved", "Lab", text("keychain.locked")));

    workplace.keychain().failWith(null);
    typeKey(dashboard);
    await().untilAsserted(() -> assertThat(dashboard.banner("keychain")).isEmpty());
  }

  @Test
  void aKeyThatStaysInTheKeychainWithoutItsAccountIsTold() {
    String id = workplace.knows("Lab", service).value();
    DashboardPage dashboard = workplace.start();
    await().until(dashboard::allSeen);
    workplace.keychain().failWith(Cause.DENIED);

    SettingsPage settings = dashboard.openSettings();
    settings.removeAccount();
    settings.pressOk();

    awaitToStay(dashboard, text("banner.keychain.not-deleted", "Lab", id, text("keychain.denied")));
    dashboard.closeBanner("keychain");
    assertThat(dashboard.banner("keychain")).isEmpty();
  }

  @Test
  void whereThereIsNoKeychainTheKeyIsEntered() {
    workplace.knows("Lab", service);
    workplace.keychain().failWith(Cause.ABSENT);
    DashboardPage dashboard = workplace.start();
    await().untilAsserted(() -> assertThat(dashboard.placeholder()).isEqualTo("Not signed in"));
    assertThat(dashboard.title()).isEqualTo("Not signed in - Envwatch");
    assertThat(dashboard.banner("keychain-absent"))
        .contains("Not signed in to Lab: no keychain is available.");

    dashboard.pressPlaceholderButton();
    dashboard.settings().pasteKey(service.apiKey()).pressOk();

    await().until(dashboard::allSeen);
    assertThat(dashboard.banner("keychain-absent")).isEmpty();
  }

  @Test
  void aKeychainThatWasLockedAtTheStartIsAskedAgainByTheBannersButton() {
    workplace.knows("Lab", service);
    workplace.keychain().failWith(Cause.LOCKED);
    DashboardPage dashboard = workplace.start();
    awaitUnread(dashboard, "keychain.locked");

    workplace.keychain().failWith(null);
    dashboard.pressBannerButton("key-unread");

    await().until(dashboard::allSeen);
    assertThat(dashboard.banner("key-unread")).isEmpty();
  }

  @Test
  void aKeychainThatWasLockedAtTheStartIsAskedAgainByLookingNow() {
    workplace.knows("Lab", service);
    workplace.keychain().failWith(Cause.LOCKED);
    DashboardPage dashboard = workplace.start();
    awaitUnread(dashboard, "keychain.locked");

    workplace.keychain().failWith(null);
    dashboard.lookNow();

    await().until(dashboard::allSeen);
  }

  @Test
  void aKeychainThatIsUnlockedLaterIsAskedAgainByItself() {
    workplace.knows("Lab", service);
    workplace.keychain().failWith(Cause.LOCKED);
    DashboardPage dashboard = workplace.start();
    awaitUnread(dashboard, "keychain.locked");

    workplace.keychain().answerLate();

    await().until(dashboard::allSeen);
  }

  @Test
  void aKeychainThatIsStillNotThereIsToldAnewAsItIs() {
    workplace.knows("Lab", service);
    workplace.keychain().failWith(Cause.TIME_OUT);
    DashboardPage dashboard = workplace.start();
    awaitUnread(dashboard, "keychain.time-out");

    workplace.keychain().failWith(Cause.GONE);
    dashboard.pressBannerButton("key-unread");

    awaitUnread(dashboard, "keychain.gone");
  }

  @Test
  void aLockedKeychainIsOneBannerHoweverManyAccountsWait() {
    workplace.knows("Lab", service);
    workplace.knows("Class", service);
    workplace.keychain().failWith(Cause.LOCKED);

    DashboardPage dashboard = workplace.start();

    await()
        .untilAsserted(() ->
            assertThat(dashboard.banner("key-unread"))
                .contains(text("banner.key.unread", "Lab, Class", text("keychain.locked"))));
  }

  @Test
  void aKeyThatWasNotSavedIsSavedByTheBannersButton() throws Exception {
    AccountId id = workplace.knows("Lab", service);
    DashboardPage dashboard = workplace.start();
    await().until(dashboard::allSeen);
    workplace.keychain().delete(id);
    workplace.keychain().failWith(Cause.DISMISSED);
    typeKey(dashboard);
    awaitToStay(dashboard, text("banner.keychain.not-saved", "Lab", text("keychain.dismissed")));

    workplace.keychain().failWith(null);
    dashboard.pressBannerButton("keychain");

    await().untilAsserted(() -> assertThat(dashboard.banner("keychain")).isEmpty());
    assertThat(workplace.keychain().load(id).orElseThrow().reveal())
        .isEqualTo(service.apiKey().reveal());
  }

  private static void awaitUnread(DashboardPage dashboard, String words) {
    await()
        .untilAsserted(() ->
            assertThat(dashboard.banner("key-unread"))
                .contains(text("banner.key.unread", "Lab", text(words))));
  }

  private void typeKey(DashboardPage dashboard) {
    SettingsPage settings = dashboard.openSettings();
    settings.pasteKey(service.apiKey()).pressOk();
    await().until(() -> !settings.isOpen());
  }

  private static void awaitToStay(DashboardPage dashboard, String words) {
    await()
        .during(Duration.ofSeconds(1))
        .untilAsserted(() -> assertThat(dashboard.banner("keychain")).contains(words));
  }
}
