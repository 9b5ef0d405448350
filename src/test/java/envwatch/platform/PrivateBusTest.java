package envwatch.platform;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import envwatch.platform.StubDesktop.Arrived;
import envwatch.platform.StubDesktop.Behaviour;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What arrives at the notification service of a desktop, over a real bus. */
@Timeout(60)
class PrivateBusTest {
  @TempDir Path folder;
  private final AtomicInteger chosen = new AtomicInteger();
  private PrivateBus bus;
  private NotificationService notices;

  @BeforeEach
  void start() throws IOException {
    bus = new PrivateBus(folder);
    notices = bus.notices(chosen::incrementAndGet);
  }

  @AfterEach
  void stop() {
    if (notices != null) {
      notices.close();
      bus.close();
    }
  }

  @Test
  void afterItIsClosedItConnectsNoMore() throws Exception {
    try (StubDesktop desktop = new StubDesktop(bus, Behaviour.SHOWS)) {
      notices.show("One", "", false);
      notices.close();
      assertThatThrownBy(() -> notices.show("Two", "", false)).isInstanceOf(IOException.class);
      assertThat(desktop.arrived()).hasSize(1);
    }
  }

  @Test
  void everythingArrivesAsItWasMeant() throws Exception {
    try (StubDesktop desktop = new StubDesktop(bus, Behaviour.SHOWS, "actions", "body")) {
      assertThat(notices.show("Lab \u201eÜ\u201c", "Failed", false)).isEqualTo("stub");
      Arrived arrived = desktop.arrived().getFirst();
      assertThat(arrived.program()).isEqualTo("Envwatch");
      assertThat(arrived.icon()).isEqualTo("envwatch");
      assertThat(arrived.title()).isEqualTo("Lab \u201eÜ\u201c");
      assertThat(arrived.body()).isEqualTo("Failed");
      assertThat(arrived.actions()).containsExactly("default", "", "show", "Show");
      assertThat(arrived.hints())
          .containsEntry("desktop-entry", "envwatch")
          .containsEntry("suppress-sound", true)
          .hasSize(2);
      assertThat(arrived.expires()).isEqualTo(-1);
    }
  }

  @Test
  void namesAreTextForAServiceThatDoesMarkup() throws Exception {
    try (StubDesktop desktop = new StubDesktop(bus, Behaviour.SHOWS, "body", "body-markup")) {
      notices.show("Lab <b>&", "Lab <b>&: failed", false);
      Arrived arrived = desktop.arrived().getFirst();
      // A title is never markup.
      assertThat(arrived.title()).isEqualTo("Lab <b>&");
      assertThat(arrived.body()).isEqualTo("Lab &lt;b&gt;&amp;: failed");
    }
  }

  @Test
  void namesAreTextForAServiceThatDoesNoMarkup() throws Exception {
    try (StubDesktop desktop = new StubDesktop(bus, Behaviour.SHOWS, "body")) {
      notices.show("Lab <b>&", "Lab <b>&: failed", false);
      assertThat(desktop.arrived().getFirst().body()).isEqualTo("Lab <b>&: failed");
    }
  }

  @Test
  void aServiceWithoutActionsGetsNone() throws Exception {
    try (StubDesktop desktop = new StubDesktop(bus, Behaviour.SHOWS, "body")) {
      notices.show("Lab", "Failed", false);
      assertThat(desktop.arrived().getFirst().actions()).isEmpty();
    }
  }

  @Test
  void aSoundIsAskedForByName() throws Exception {
    try (StubDesktop desktop = new StubDesktop(bus, Behaviour.SHOWS, "sound")) {
      notices.show("Lab", "Failed", true);
      assertThat(desktop.arrived().getFirst().hints())
          .containsEntry("sound-name", "message-new-instant")
          .doesNotContainKey("suppress-sound");
    }
  }

  @Test
  void eachNoticeReplacesTheOneBefore() throws Exception {
    try (StubDesktop desktop = new StubDesktop(bus, Behaviour.SHOWS)) {
      notices.show("One", "", false);
      notices.show("Two", "", false);
      assertThat(desktop.arrived()).extracting(Arrived::replaces).containsExactly(0L, 1L);
    }
  }

  @Test
  void aNoticeThatAPersonClosedIsNotReplaced() throws Exception {
    try (StubDesktop desktop = new StubDesktop(bus, Behaviour.SHOWS)) {
      notices.show("One", "", false);
      desktop.dismiss(1);
      await()
          .untilAsserted(() -> {
            notices.show("Next", "", false);
            assertThat(desktop.arrived().getLast().replaces()).isZero();
          });
    }
  }

  @Test
  void whatWasReadIsTakenBack() throws Exception {
    try (StubDesktop desktop = new StubDesktop(bus, Behaviour.SHOWS)) {
      notices.show("One", "", false);
      notices.withdraw();
      notices.withdraw();
      assertThat(desktop.withdrawn()).containsExactly(1L);
    }
  }

  @Test
  void choosingTheNoticeLeadsToTheWindowAndOtherNoticesDoNot() throws Exception {
    try (StubDesktop desktop = new StubDesktop(bus, Behaviour.SHOWS, "actions")) {
      notices.show("One", "", false);
      desktop.choose(7, "default");
      desktop.choose(1, "show");
      desktop.choose(1, "default");
      await().untilAsserted(() -> assertThat(chosen).hasValue(2));
    }
  }

  @Test
  void aServiceThatRefusesIsAFailure() throws Exception {
    try (StubDesktop desktop = new StubDesktop(bus, Behaviour.REFUSES)) {
      assertThatThrownBy(() -> notices.show("One", "", false))
          .isInstanceOf(IOException.class)
          .hasMessageContaining("Notify");
      assertThat(desktop.arrived()).hasSize(1);
    }
  }

  @Test
  void aServiceThatHangsIsGivenUpAfterTwoSeconds() throws Exception {
    try (StubDesktop desktop = new StubDesktop(bus, Behaviour.HANGS)) {
      Instant begun = Instant.now();
      assertThatThrownBy(() -> notices.show("One", "", false)).isInstanceOf(IOException.class);
      assertThat(Duration.between(begun, Instant.now()))
          .isBetween(Duration.ofMillis(1_900), Duration.ofSeconds(10));
      assertThat(desktop.arrived()).hasSize(1);
    }
  }

  @Test
  void aBusWithoutAServiceIsAFailure() {
    assertThatThrownBy(() -> notices.show("One", "", false)).isInstanceOf(IOException.class);
  }

  @Test
  void aServiceThatIsStartedLaterIsUsed() throws Exception {
    assertThatThrownBy(() -> notices.show("One", "", false)).isInstanceOf(IOException.class);
    try (StubDesktop desktop = new StubDesktop(bus, Behaviour.SHOWS)) {
      notices.show("Two", "", false);
      assertThat(desktop.arrived()).extracting(Arrived::title).isEqualTo(List.of("Two"));
    }
  }

  @Test
  void aBusThatEndsIsAFailure() throws Exception {
    try (StubDesktop desktop = new StubDesktop(bus, Behaviour.SHOWS)) {
      notices.show("One", "", false);
      bus.close();
      assertThatThrownBy(() -> notices.show("Two", "", false)).isInstanceOf(IOException.class);
      assertThat(desktop.arrived()).hasSize(1);
      // Leaving a bus that has ended makes the library wait, and then fail.
      await().until(() -> !desktop.onBus());
    }
  }
}
