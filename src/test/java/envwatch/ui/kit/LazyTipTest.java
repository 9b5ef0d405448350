package envwatch.ui.kit;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.control.Label;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tips are windows, and there are hundreds of them. */
class LazyTipTest {
  private static final String INSTALLED = "javafx.scene.control.Tooltip";

  private Label label;

  @BeforeEach
  void labelWithATip() {
    OnJavaFx.run(() -> {
      label = new Label("web-1");
      Controls.tip(label, "Running since 9:00");
    });
  }

  private boolean hasAWindow() {
    return label.getProperties().containsKey(INSTALLED);
  }

  private void enter() {
    MouseEvents.enter(label);
  }

  @Test
  void aTipHasNoWindowBeforeTheMouseComes() {
    assertThat(hasAWindow()).isFalse();
    OnJavaFx.run(this::enter);
    assertThat(hasAWindow()).isTrue();
  }

  @Test
  void aTipTakenBackTakesItsWindowAlong() {
    OnJavaFx.run(() -> {
      enter();
      Controls.tip(label, null);
      enter();
    });
    assertThat(hasAWindow()).isFalse();
  }

  @Test
  void aTipThatLosesItsTextLeavesNoEmptyWindow() {
    OnJavaFx.run(() -> {
      enter();
      Controls.tip(label, "");
    });
    assertThat(hasAWindow()).isFalse();
  }

  @Test
  void aTipIsReadAloudAsHelp() {
    assertThat(label.getAccessibleHelp()).isEqualTo("Running since 9:00");
  }
}
