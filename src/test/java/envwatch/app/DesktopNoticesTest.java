package envwatch.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import envwatch.model.AccountId;
import envwatch.notices.DesktopCall;
import envwatch.notices.Notice;
import envwatch.notices.NoticeEvent;
import envwatch.platform.LoggedLines;
import envwatch.platform.NotificationService;
import envwatch.platform.PrivateBus;
import envwatch.platform.StubDesktop;
import envwatch.platform.StubDesktop.Behaviour;
import envwatch.watch.FakeTime;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Notices on a real bus, with a service that works, refuses or hangs. */
@Timeout(60)
class DesktopNoticesTest {
  @TempDir Path folder;
  private final List<String> own = new CopyOnWriteArrayList<>();
  private final LoggedLines log = new LoggedLines(NoticeOutlets.class);
  private PrivateBus bus;
  private NotificationService service;
  private NoticeOutlets outlets;

  @BeforeEach
  void start() throws IOException {
    bus = new PrivateBus(folder);
    service = bus.notices(() -> {});
    outlets =
        new NoticeOutlets(
            new SystemNotification(service),
            new NoticeOutlets.OwnNotices() {
              @Override
              public void show(String title, String text) {
                own.add(title);
              }

              @Override
              public void hide() {}
            },
            task -> Thread.ofVirtual().start(task),
            new FakeTime());
  }

  @AfterEach
  void stop() {
    log.close();
    if (service != null) {
      service.close();
      bus.close();
    }
  }

  private static DesktopCall notice(String name) {
    return new DesktopCall.Show(
        new Notice(
            List.of(new NoticeEvent.ContactBack(new AccountId(name), name, Instant.EPOCH, 0)),
            false));
  }

  private static <T> T soon(CompletableFuture<T> future) {
    return future.orTimeout(30, TimeUnit.SECONDS).join();
  }

  @Test
  void aServiceThatWorksShowsThem() throws Exception {
    try (StubDesktop desktop = new StubDesktop(bus, Behaviour.SHOWS, "body-markup", "actions")) {
      outlets.take(notice("Lab <b>&"));
      assertThat(soon(outlets.test("Test", "It works.", false))).isEqualTo("stub");
      assertThat(desktop.arrived())
          .extracting(StubDesktop.Arrived::title)
          .containsExactly("Lab <b>&", "Test");
      assertThat(own).isEmpty();
      assertThat(log.lines()).isEmpty();
    }
  }

  @Test
  void aServiceThatRefusesIsNotedOnceAndOurOwnWindowUsed() throws Exception {
    try (StubDesktop desktop = new StubDesktop(bus, Behaviour.REFUSES)) {
      failsOnce(desktop);
    }
  }

  @Test
  void aServiceThatHangsIsNotedOnceAndOurOwnWindowUsed() throws Exception {
    try (StubDesktop desktop = new StubDesktop(bus, Behaviour.HANGS)) {
      failsOnce(desktop);
    }
  }

  private void failsOnce(StubDesktop desktop) {
    outlets.take(notice("A"));
    outlets.take(notice("B"));
    outlets.take(notice("C"));
    await()
        .atMost(Duration.ofSeconds(30))
        .untilAsserted(() -> assertThat(own).containsExactly("A", "B", "C"));
    assertThat(desktop.arrived()).extracting(StubDesktop.Arrived::title).containsExactly("A");
    assertThat(log.lines()).hasSize(1);
  }

  @Test
  void aBusWithoutAServiceIsNotedOnceAndOurOwnWindowUsed() {
    outlets.take(notice("A"));
    outlets.take(notice("B"));
    await().untilAsserted(() -> assertThat(own).containsExactly("A", "B"));
    assertThat(log.lines()).hasSize(1);
  }
}
