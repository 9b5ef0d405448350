package envwatch.journeys;

import static envwatch.words.Messages.text;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import envwatch.journeys.pages.DashboardPage;
import envwatch.journeys.pages.SettingsPage;
import envwatch.model.Secret;
import envwatch.simulator.LabEnvironment;
import envwatch.simulator.Simulator;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ConnectAnAccountTest {
  @AutoClose private Workplace workplace;
  private Simulator service;

  @BeforeEach
  void arrive(@TempDir Path folder) {
    workplace = new Workplace(folder);
    service = workplace.service(Workplace.STILL.toBuilder().environments(5).seed(7).build());
  }

  @Test
  void aNewUserComesFromTheDemoToTheirOwnLiveAccountAndFindsItAgain() {
    DashboardPage dashboard = workplace.start();
    await().untilAsserted(() -> assertThat(dashboard.environments()).hasSize(39));
    assertThat(dashboard.banner("demo")).contains(text("banner.demo"));

    dashboard.pressBannerButton("demo");
    SettingsPage settings = dashboard.settings();
    typeAccount(settings, service.apiKey());
    settings.testConnection();
    await()
        .untilAsserted(() -> assertThat(settings.outcome()).isEqualTo(text("test.outcome.passed")));
    assertThat(settings.step("address")).isEqualTo(text("test.passed.address", "127.0.0.1"));
    assertThat(settings.step("certificate")).isEqualTo(text("test.not-encrypted"));
    assertThat(settings.step("clock")).isEqualTo(text("test.clock.agrees"));
    assertThat(settings.step("key")).isEqualTo(text("test.key.accepted", "v3"));
    assertThat(settings.step("first-environment")).isNotEmpty();

    settings.pressOk();
    await().untilAsserted(() -> assertThat(settings.isOpen()).isFalse());
    awaitLive(dashboard);
    assertThat(dashboard.title()).contains("My lab");
    assertThat(dashboard.banner("demo")).isEmpty();

    workplace.quit(dashboard);
    DashboardPage again = workplace.start();
    awaitLive(again);
    assertThat(again.banner("demo")).isEmpty();
  }

  @Test
  void theDemoChosenInTheMenuDoesNotHideTheAccountConnectedAfterIt() {
    DashboardPage dashboard = workplace.start();
    await().untilAsserted(() -> assertThat(dashboard.environments()).hasSize(39));
    dashboard.showAccount(text("demo.account"));

    SettingsPage settings = dashboard.openSettings();
    typeAccount(settings, service.apiKey());
    settings.pressOk();

    awaitLive(dashboard);
    assertThat(dashboard.accountShown()).isEqualTo("My lab");
  }

  @Test
  void aWrongKeyIsToldInTheConnectionTestBeforeAnythingIsKept() {
    DashboardPage dashboard = workplace.start();
    SettingsPage settings = dashboard.openSettings();
    typeAccount(settings, Secret.of("not the key"));
    settings.testConnection();
    await()
        .untilAsserted(() -> assertThat(settings.outcome()).isEqualTo(text("test.outcome.failed")));
    assertThat(settings.step("address")).isEqualTo(text("test.passed.address", "127.0.0.1"));
    assertThat(settings.step("key")).isEqualTo(text("test.key.refused"));
    assertThat(settings.step("first-environment")).isEqualTo(text("test.skipped"));
    assertThat(settings.isOpen()).isTrue();
  }

  @Test
  void aUserWithoutAnythingToSeeQuitsInTheMiddleOfTyping() {
    workplace.knows("Lab", service, Secret.of("not the key"), null);
    DashboardPage dashboard = workplace.start();
    await().until(() -> dashboard.banner("signed-out").isPresent());
    dashboard.filter("own");
    await().until(() -> !dashboard.completions().isEmpty());

    workplace.quit(dashboard);

    assertThat(dashboard.completions()).isEmpty();
  }

  private void typeAccount(SettingsPage settings, Secret key) {
    settings
        .type("account-name", "My lab")
        .type("account-address", service.address().toString())
        .type("account-api-id", service.apiId())
        .pasteKey(key);
  }

  private void awaitLive(DashboardPage dashboard) {
    List<String> names = service.world().environments().stream().map(LabEnvironment::name).toList();
    await()
        .untilAsserted(
            () -> assertThat(dashboard.environments()).containsExactlyInAnyOrderElementsOf(names));
    await().untilAsserted(() -> assertThat(dashboard.connection()).startsWith(text("status.live")));
    assertThat(dashboard.connection()).contains("v3", "127.0.0.1");
  }
}
