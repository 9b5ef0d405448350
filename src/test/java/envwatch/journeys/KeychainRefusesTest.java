package envwatch.journeys;

import static envwatch.words.Messages.text;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import envwatch.journeys.pages.DashboardPage;
import envwatch.journeys.pages.SettingsPage;
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
    service = workplace.service(Workplace.STILL.withEnvironments(3));
  }

  @Test
  void aKeyThatALockedKeychainDidNotTakeIsToldUntilItDoes() {
    workplace.knows("Lab", service);
    DashboardPage dashboard = workplace.start();
    await().until(dashboard::allSeen);
    workplace.keychain().failWith(Cause.LOCKED);
    typeKey(dashboard);

    awaitToStay(dashboard, text("banner.keychain.not-saved", "Lab"));

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

    awaitToStay(dashboard, text("banner.keychain.not-deleted", "Lab", id));
    dashboard.pressBannerButton("keychain");
    assertThat(dashboard.banner("keychain")).isEmpty();
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
