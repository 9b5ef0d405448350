package envwatch.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import envwatch.runtime.DashboardException;
import envwatch.ui.kit.OnJavaFx;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import javafx.application.Platform;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What a person is told where JavaFX cannot start. */
class ToolkitTest {
  @Test
  void aDisplayThatRefusesIsNamed() {
    Toolkit toolkit =
        new Toolkit(() -> {
          throw new UnsupportedOperationException("Unable to open DISPLAY");
        });
    assertThatThrownBy(toolkit::await)
        .isInstanceOf(DashboardException.class)
        .hasMessageContaining("envwatch picture");
  }

  @Test
  void missingLibrariesAreASentenceWithTheWayOut() {
    Toolkit toolkit =
        new Toolkit(() -> {
          throw new UnsatisfiedLinkError("libpango-1.0.so.0");
        });
    assertThatThrownBy(toolkit::await)
        .isInstanceOf(DashboardException.class)
        .hasMessageContaining("GTK 3")
        .hasRootCauseMessage("libpango-1.0.so.0");
  }

  @Test
  void aSystemWithoutFontsIsToldToInstallOne() {
    NullPointerException inJavaFx = new NullPointerException("getSlot0Resource() is null");
    inJavaFx.setStackTrace(
        new StackTraceElement[] {
          new StackTraceElement("com.sun.javafx.font.LogicalFont", "getDefaultAAMode", null, -1)
        });
    Toolkit toolkit =
        new Toolkit(() -> {
          throw inJavaFx;
        });
    assertThatThrownBy(toolkit::await)
        .isInstanceOf(DashboardException.class)
        .hasMessageContaining("font")
        .hasMessageNotContaining("GTK");
  }

  @Test
  @Timeout(20)
  void aDisplayThatDoesNotAnswerIsNotWaitedForWithoutEnd() {
    CountDownLatch answer = new CountDownLatch(1);
    Toolkit toolkit =
        new Toolkit(() -> {
          try {
            answer.await();
          } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
          }
        });
    assertThatThrownBy(() -> toolkit.await(Duration.ofMillis(50)))
        .isInstanceOf(DashboardException.class)
        .hasMessageContaining("does not respond");
    answer.countDown();
  }

  @Test
  @Timeout(20)
  void theProcessDoesNotEndWhileJavaFxStarts() throws InterruptedException {
    OnJavaFx.run(() -> {});
    CountDownLatch start = new CountDownLatch(1);
    Toolkit toolkit =
        new Toolkit(() -> {
          try {
            start.await();
          } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
          }
          throw new UnsupportedOperationException("no display after all");
        });
    Thread ending = Thread.ofPlatform().start(toolkit::end);
    assertThat(ending.join(Duration.ofMillis(100))).isFalse();
    start.countDown();
    assertThat(ending.join(Duration.ofSeconds(10))).isTrue();
  }

  @Test
  @Timeout(20)
  void aWindowThatCannotBeOpenedIsNotWaitedFor() {
    OnJavaFx.run(() -> {});
    assertThatThrownBy(() ->
            Toolkit.showUntilClosed(closed -> {
              throw new IllegalStateException("a bug");
            }))
        .hasRootCauseMessage("a bug");
  }

  @Test
  @Timeout(20)
  void aWindowIsWaitedForUntilItIsClosed() {
    OnJavaFx.run(() -> {});
    AtomicBoolean closing = new AtomicBoolean();

    Toolkit.showUntilClosed(closed ->
        Platform.runLater(() -> {
          closing.set(true);
          closed.run();
        }));

    assertThat(closing).isTrue();
  }
}
