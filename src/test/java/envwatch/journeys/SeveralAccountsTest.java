package envwatch.journeys;

import static envwatch.words.Messages.text;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import envwatch.journeys.pages.DashboardPage;
import envwatch.journeys.pages.SettingsPage;
import envwatch.simulator.Simulator;
import envwatch.simulator.Weather;
import java.nio.file.Path;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SeveralAccountsTest {
  @AutoClose private Workplace workplace;
  private Simulator training;
  private Simulator support;
  private DashboardPage dashboard;

  @BeforeEach
  void watchTwoAccounts(@TempDir Path folder) {
    workplace = new Workplace(folder);
    training = workplace.service(Workplace.STILL.toBuilder().environments(4).seed(1).build());
    support = workplace.service(Workplace.STILL.toBuilder().environments(3).seed(2).build());
    workplace.knows("Training", training);
    workplace.knows("Support", support);
    dashboard = workplace.start();
    await().until(() -> dashboard.environments().size() == 7 && dashboard.allSeen());
  }

  @Test
  void anAccountThatIsDownDoesNotDisturbTheOther() {
    training.weather(Weather.builder().refuse().build());
    dashboard.lookNow();
    await()
        .untilAsserted(
            () -> assertThat(dashboard.banner("lost").orElse("")).startsWith("Training: "));
    assertThat(dashboard.environments()).hasSize(7);

    dashboard.showAccount("Support");
    await().untilAsserted(() -> assertThat(dashboard.environments()).hasSize(3));
    assertThat(dashboard.banner("lost")).isEmpty();
    assertThat(dashboard.connection()).startsWith(text("status.live"));
    support.world().remove(support.environments().getFirst());
    dashboard.lookNow();
    await().untilAsserted(() -> assertThat(dashboard.environments()).hasSize(2));

    dashboard.showAccount("Training");
    await().untilAsserted(() -> assertThat(dashboard.environments()).hasSize(4));
    assertThat(dashboard.connection()).startsWith(text("status.trouble.no-connection"));
  }

  @Test
  void theOtherIsShownWhenTheAccountShownIsRemoved() {
    dashboard.showAccount("Training");
    await().untilAsserted(() -> assertThat(dashboard.environments()).hasSize(4));

    SettingsPage settings = dashboard.openSettings();
    assertThat(settings.typed("account-name")).isEqualTo("Training");
    settings.removeAccount();
    settings.pressOk();

    await().untilAsserted(() -> assertThat(dashboard.environments()).hasSize(3));
    assertThat(dashboard.accountShown()).isEqualTo("Support");
  }

  @Test
  void theAccountShownIsShownAgainAtTheNextStart() {
    dashboard.showAccount("Support");
    workplace.quit(dashboard);
    DashboardPage again = workplace.start();
    await().untilAsserted(() -> assertThat(again.environments()).hasSize(3));
    assertThat(again.accountShown()).isEqualTo("Support");
    again.showAccount(text("header.all-accounts"));
    await().untilAsserted(() -> assertThat(again.environments()).hasSize(7));
  }
}
