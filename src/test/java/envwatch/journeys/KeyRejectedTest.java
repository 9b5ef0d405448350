package envwatch.journeys;

import static envwatch.words.Messages.text;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import envwatch.journeys.pages.DashboardPage;
import envwatch.journeys.pages.SettingsPage;
import envwatch.model.Secret;
import envwatch.simulator.Simulator;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KeyRejectedTest {
  @AutoClose private Workplace workplace;
  private Simulator service;
  private DashboardPage dashboard;

  @BeforeEach
  void watchLive(@TempDir Path folder) {
    workplace = new Workplace(folder);
    service = workplace.service(Workplace.STILL);
    workplace.knows("Lab", service);
    dashboard = workplace.start();
    await().until(dashboard::allSeen);
  }

  @Test
  void aRejectedKeyEndsAllRequestsUntilAnotherIsTypedInSettings() {
    Secret renewed = service.rotateKey();
    dashboard.lookNow();
    await()
        .untilAsserted(() ->
            assertThat(dashboard.banner("signed-out").orElse(""))
                .startsWith(text("failure.unauthorized") + " Showing data from "));
    assertThat(dashboard.connection()).startsWith(text("status.signed-out"));
    assertThat(dashboard.environments()).hasSize(12);

    assertNoRequestEvenAfterHours();

    dashboard.pressBannerButton("signed-out");
    SettingsPage settings = dashboard.settings();
    settings.pasteKey(renewed).pressOk();
    await().untilAsserted(() -> assertThat(settings.isOpen()).isFalse());
    await().untilAsserted(() -> assertThat(dashboard.connection()).startsWith(text("status.live")));
    assertThat(dashboard.banner("signed-out")).isEmpty();
  }

  private void assertNoRequestEvenAfterHours() {
    long asked = requestsOnceAllHaveArrived();
    workplace.time().skip(Duration.ofHours(3));
    await()
        .during(Duration.ofMillis(1500))
        .atMost(Duration.ofSeconds(5))
        .untilAsserted(() -> assertThat(service.requests()).isEqualTo(asked));
  }

  /**
   * Those that were on their way when the key was rejected take as long as the computer is busy.
   */
  private long requestsOnceAllHaveArrived() {
    AtomicLong arrived = new AtomicLong();
    await()
        .during(Duration.ofMillis(500))
        .until(() -> {
          long now = service.requests();
          return arrived.getAndSet(now) == now;
        });
    return arrived.get();
  }
}
