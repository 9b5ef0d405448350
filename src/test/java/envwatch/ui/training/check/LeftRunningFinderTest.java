package envwatch.ui.training.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import envwatch.model.ActionKind;
import envwatch.training.check.CheckedClass;
import envwatch.ui.kit.OnJavaFx;
import envwatch.watch.AccountClasses;
import envwatch.watch.TrainingView;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** After a class, one line tells what still runs, on both pages. */
class LeftRunningFinderTest {
  @TempDir private Path folder;
  private CheckWindow window;

  private CheckWindow open(CheckedClass checked) {
    window = new CheckWindow(folder, checked);
    window.passes(Duration.ofSeconds(1));
    return window;
  }

  private static CheckedClass over() {
    return CheckedClass.of(3)
        .in(2, CheckedClass.SUSPENDED)
        .start(CheckedClass.time(CheckedClass.NOW.minus(Duration.ofHours(8))))
        .end(CheckedClass.time(CheckedClass.NOW.minus(Duration.ofMinutes(20))));
  }

  @AfterEach
  void close() {
    window.close();
  }

  @Test
  void theEnvironmentsPageTellsToo() {
    open(over());
    assertThat(window.said("lights-words"))
        .isEqualTo("Kubernetes day 2: class ended 20 min ago, 2 environments are still running");
  }

  @Test
  void nothingIsSaidWhileTheClassGoesOn() {
    open(CheckedClass.of(3));
    assertThat(window.said("lights-words")).isNull();
  }

  @Test
  void whatIsNamedIsWhatIsSuspended() {
    open(over()).press("lights-suspend");
    assertThat(window.said("target-names")).isEqualTo("Student 1, Student 3");
    assertThat(window.world.service.training.performed).isEmpty();
    window.press("dialog-act");
    assertThat(window.world.service.training.performed).as("nothing on the whole class").isEmpty();
    assertThat(window.world.service.performed)
        .extracting(action -> action.kind(), action -> action.environment().value())
        .containsExactly(
            tuple(ActionKind.SUSPEND_ENVIRONMENT, "EN1"),
            tuple(ActionKind.SUSPEND_ENVIRONMENT, "EN3"));
  }

  @Test
  void whoHasReadItIsNotToldAgain() {
    open(over()).press("lights-dismiss");
    window.passes(Duration.ofMinutes(1));
    assertThat(window.said("lights-words")).isNull();
  }

  @Test
  void whileItsAccountConnectsAgainItIsNotForgottenThatItWasRead() {
    open(over()).press("lights-dismiss");
    OnJavaFx.run(() ->
        window.classes.publish(
            new TrainingView(
                window.time.instant(),
                false,
                List.of(new AccountClasses.Connecting(CheckedClass.ACCOUNT, "Support", null)),
                null)));
    window.passes(Duration.ofMinutes(1));
    window.becomes(over());
    window.passes(Duration.ofMinutes(1));
    assertThat(window.said("lights-words")).isNull();
  }

  /** Else the window would keep what concerns accounts that it does not watch any more. */
  @Test
  void ofAnAccountThatWasGoneItIsToldAgain() {
    open(over()).press("lights-dismiss");
    OnJavaFx.run(() ->
        window.classes.publish(new TrainingView(window.time.instant(), false, List.of(), null)));
    window.passes(Duration.ofMinutes(1));
    window.becomes(over());
    window.passes(Duration.ofMinutes(1));
    assertThat(window.said("lights-words")).isNotNull();
  }
}
