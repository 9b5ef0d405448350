package envwatch.ui.window;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.settings.WindowSettings;
import envwatch.settings.WindowSettings.Bounds;
import envwatch.ui.kit.OnJavaFx;
import envwatch.watch.FakeTime;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.geometry.Insets;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * Without a window manager to misplace the window, the test does it: for the program, whatever
 * changes before the window is at rest comes from there.
 */
class WindowPlaceTest {
  private static final Bounds BEFORE = new Bounds(120, 80, 800, 600);
  private static final Bounds FRAME_TAKEN_TWICE = new Bounds(110, 60, 802, 625);
  private static final Insets FRAME = new Insets(20, 1, 5, 1);
  private static final Bounds SLIPPED_BY_FRAME = new Bounds(119, 60, 800, 600);
  private static final Duration MOMENT = Duration.ofMillis(100);
  private static final Duration AT_REST = Duration.ofSeconds(10);

  private final FakeTime time = new FakeTime();
  private final Stage stage = OnJavaFx.call(Stage::new);
  private final AtomicReference<WindowSettings> window = new AtomicReference<>();
  private WindowPlace place;

  @BeforeEach
  void expectDrawingBeyondTheScreen() {
    OnJavaFx.run(() -> Thread.currentThread().setUncaughtExceptionHandler(this::failed));
  }

  /**
   * What is drawn of a window that is just leaving the maximized state may reach beyond the screen,
   * and the headless platform of JavaFX 26 fails on that (HeadlessWindow.blit). TestFX would report
   * it to whichever test it runs next.
   */
  private void failed(Thread thread, Throwable failure) {
    boolean beyondTheScreen =
        failure instanceof IndexOutOfBoundsException
            && Stream.of(failure.getStackTrace())
                .anyMatch(frame -> frame.getMethodName().equals("blit"));
    if (!beyondTheScreen) {
      thread.getThreadGroup().uncaughtException(thread, failure);
    }
  }

  @AfterEach
  void close() {
    OnJavaFx.run(() -> {
      stage.close();
      Thread.currentThread().setUncaughtExceptionHandler(null);
    });
  }

  @Test
  void whereTheWindowIsMovedToIsRemembered() {
    open(BEFORE);
    advance(AT_REST);
    OnJavaFx.run(() -> stage.setY(40));
    advance(AT_REST);
    assertThat(saved()).isEqualTo(new Bounds(120, 40, 800, 600));
  }

  @Test
  void aMoveBackToWhereTheWindowOpenedIsRemembered() {
    open(BEFORE);
    advance(AT_REST);
    OnJavaFx.run(() -> stage.setY(40));
    advance(AT_REST);
    OnJavaFx.run(() -> stage.setY(80));
    advance(AT_REST);
    assertThat(saved()).isEqualTo(BEFORE);
  }

  @Test
  void aPlaceOutOfReachOfTheMouseIsNotRemembered() {
    open(BEFORE);
    advance(AT_REST);
    OnJavaFx.run(() -> stage.setX(950));
    advance(AT_REST);
    assertThat(saved()).isEqualTo(BEFORE);
  }

  @Test
  void aWindowMovedOutOfReachAfterItOpenedIsPutBack() {
    open(BEFORE);
    advance(AT_REST);
    OnJavaFx.run(() -> stage.setX(950));
    advance(AT_REST);
    assertThat(shown()).isEqualTo(BEFORE);
  }

  @Test
  void aWindowThatSlipsByItsFrameIsPutBackHoweverOftenItDoes() {
    openFramed();
    for (int slip = 0; slip < 3; slip++) {
      advance(AT_REST);
      misplace(SLIPPED_BY_FRAME);
    }
    advance(AT_REST);
    assertThat(shown()).isEqualTo(BEFORE);
  }

  @Test
  void aWindowIsAskedForItsPlaceAgainOnceItHasItsFrame() {
    List<Double> asked = new ArrayList<>();
    OnJavaFx.run(() -> stage.xProperty().subscribe(x -> asked.add(x.doubleValue())));
    openFramed();
    advance(AT_REST);
    assertThat(asked).endsWith(121.0, 120.0);
  }

  @Test
  void aSlipByTheFrameIsNeverRemembered() {
    openFramed();
    for (int slip = 0; slip < 10; slip++) {
      advance(AT_REST);
      misplace(SLIPPED_BY_FRAME);
    }
    advance(AT_REST);
    assertThat(saved()).isEqualTo(BEFORE);
  }

  @Test
  void aMoveJustBeforeTheWindowClosesIsRemembered() {
    open(BEFORE);
    advance(AT_REST);
    OnJavaFx.run(() -> stage.setY(40));
    OnJavaFx.run(place::close);
    assertThat(saved()).isEqualTo(new Bounds(120, 40, 800, 600));
  }

  @Test
  void aStartAloneRemembersNothing() {
    open(null);
    advance(AT_REST);
    assertThat(saved()).isNull();
  }

  @Test
  void whatIsReportedBeforeTheWindowIsAtRestIsNotRemembered() {
    open(BEFORE);
    OnJavaFx.run(() -> stage.setWidth(802));
    advance(AT_REST);
    assertThat(saved()).isEqualTo(BEFORE);
  }

  @Test
  void aWindowMisplacedWhileItOpensIsPutWhereItBelongs() {
    open(BEFORE);
    misplace(FRAME_TAKEN_TWICE);
    advance(AT_REST);
    assertThat(shown()).isEqualTo(BEFORE);
  }

  @Test
  void aWindowMisplacedOnceMoreIsPutBackOnceMore() {
    open(BEFORE);
    misplace(FRAME_TAKEN_TWICE);
    advance(Duration.ofMillis(600));
    misplace(new Bounds(129, 58, 800, 600));
    advance(AT_REST);
    assertThat(shown()).isEqualTo(BEFORE);
  }

  @Test
  void aWindowManagerThatPlacesByItsOwnRulesIsGivenItsWay() {
    open(BEFORE);
    Bounds tile = new Bounds(0, 0, 900, 700);
    for (int each = 0; each < 100; each++) {
      misplace(tile);
      advance(MOMENT.multipliedBy(6));
    }
    assertThat(shown()).isEqualTo(tile);
  }

  @Test
  void thePlaceThatAWindowManagerInsistsOnIsNotRemembered() {
    open(BEFORE);
    for (int each = 0; each < 100; each++) {
      misplace(new Bounds(0, 0, 900, 700));
      advance(MOMENT.multipliedBy(6));
    }
    assertThat(saved()).isEqualTo(BEFORE);
  }

  @Test
  void arrivingLateWhereItWasToOpenIsNoMoveOfAPerson() {
    open(null);
    Bounds opening = shown();
    for (int each = 0; each < 100; each++) {
      misplace(new Bounds(0, 0, 900, 700));
      advance(MOMENT.multipliedBy(6));
    }
    misplace(opening);
    advance(AT_REST);
    assertThat(saved()).isNull();
  }

  @Test
  void aWindowThatOpensMaximizedIsRestoredToItsEarlierPlace() {
    openWith(WindowSettings.DEFAULT.withBounds(BEFORE, true));
    advance(AT_REST);
    Bounds filled = shown();
    OnJavaFx.run(() -> stage.setMaximized(false));
    misplace(filled);
    advance(AT_REST);
    assertThat(shown()).isEqualTo(BEFORE);
  }

  @Test
  void aWindowThatStaysAsLargeAsMaximizedIsPutWhereItWas() {
    open(BEFORE);
    advance(AT_REST);
    OnJavaFx.run(() -> stage.setMaximized(true));
    advance(AT_REST);
    Bounds filled = shown();
    OnJavaFx.run(() -> stage.setMaximized(false));
    misplace(filled);
    advance(AT_REST);
    assertThat(shown()).isEqualTo(BEFORE);
  }

  @Test
  void leavingTheMaximizedStateIsNoMoveOfAPerson() {
    open(BEFORE);
    advance(AT_REST);
    OnJavaFx.run(() -> stage.setMaximized(true));
    advance(AT_REST);
    Bounds filled = shown();
    OnJavaFx.run(() -> stage.setMaximized(false));
    misplace(filled);
    advance(AT_REST);
    assertThat(window.get()).isEqualTo(WindowSettings.DEFAULT.withBounds(BEFORE, false));
  }

  @Test
  void aWindowDraggedOutOfTheMaximizedStateStaysWhereItIsDropped() {
    open(BEFORE);
    staysWhereItIsDropped();
  }

  @Test
  void aWindowWithAFrameStaysWhereItIsDroppedToo() {
    openFramed();
    staysWhereItIsDropped();
  }

  private void staysWhereItIsDropped() {
    advance(AT_REST);
    Bounds dropped = new Bounds(150, 30, 800, 600);
    OnJavaFx.run(() -> stage.setMaximized(true));
    advance(AT_REST);
    OnJavaFx.run(() -> stage.setMaximized(false));
    misplace(dropped);
    advance(AT_REST);
    assertThat(shown()).isEqualTo(dropped);
    assertThat(saved()).isEqualTo(dropped);
  }

  @Test
  void theMaximizedStateIsRememberedWithTheEarlierPlace() {
    open(BEFORE);
    advance(AT_REST);
    OnJavaFx.run(() -> stage.setMaximized(true));
    advance(AT_REST);
    assertThat(window.get()).isEqualTo(WindowSettings.DEFAULT.withBounds(BEFORE, true));
  }

  private void open(@Nullable Bounds before) {
    openWith(WindowSettings.DEFAULT.withBounds(before, false));
  }

  private void openFramed() {
    openWith(WindowSettings.DEFAULT.withBounds(BEFORE, false), stage -> FRAME);
  }

  private void openWith(WindowSettings before) {
    openWith(before, WindowPositioner::frameOf);
  }

  private void openWith(WindowSettings before, Function<Stage, Insets> frame) {
    window.set(before);
    place =
        OnJavaFx.call(
            () -> new WindowPlace(before, window::updateAndGet, time, Runnable::run, frame));
    OnJavaFx.run(() -> {
      stage.setScene(place.scene());
      place.place(stage);
      stage.show();
    });
    advance(MOMENT);
  }

  private void misplace(Bounds to) {
    OnJavaFx.run(() -> {
      stage.setX(to.x());
      stage.setY(to.y());
      stage.setWidth(to.width());
      stage.setHeight(to.height());
    });
  }

  private void advance(Duration duration) {
    OnJavaFx.run(() -> time.advance(duration));
  }

  private @Nullable Bounds saved() {
    return window.get().bounds();
  }

  private Bounds shown() {
    return OnJavaFx.call(
        () -> new Bounds(stage.getX(), stage.getY(), stage.getWidth(), stage.getHeight()));
  }
}
