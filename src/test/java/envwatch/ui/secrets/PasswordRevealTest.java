package envwatch.ui.secrets;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.MachineId;
import envwatch.ui.model.MachineRow.MachineKey;
import envwatch.ui.model.SampleWorld;
import envwatch.watch.FakeTime;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class PasswordRevealTest {
  private static final MachineKey WEB = new MachineKey(SampleWorld.key("1"), new MachineId("web"));
  private static final MachineKey DB = new MachineKey(SampleWorld.key("1"), new MachineId("db"));

  private final FakeTime time = new FakeTime();
  private final PasswordReveal<MachineKey> reveal =
      new PasswordReveal<>(time, Runnable::run, () -> Duration.ofSeconds(30));

  @Test
  void aPasswordIsHiddenAgainByItself() {
    reveal.show(WEB);
    time.advance(Duration.ofSeconds(29));
    assertThat(reveal.shows(WEB)).isTrue();
    time.advance(Duration.ofSeconds(1));
    assertThat(reveal.shownProperty().get()).isNull();
  }

  @Test
  void onlyOneIsShownAtATime() {
    reveal.show(WEB);
    reveal.show(DB);
    assertThat(reveal.shows(WEB)).isFalse();
    assertThat(reveal.shows(DB)).isTrue();
  }

  @Test
  void theTimeOfThePasswordBeforeDoesNotHideTheOneNow() {
    reveal.show(WEB);
    time.advance(Duration.ofSeconds(20));
    reveal.show(DB);
    time.advance(Duration.ofSeconds(20));
    assertThat(reveal.shows(DB)).isTrue();
  }

  @Test
  void afterTheComputerSleptThePasswordIsHidden() {
    reveal.show(WEB);
    time.jump(Duration.ofMinutes(30));
    time.advance(Duration.ofSeconds(1));
    assertThat(reveal.shownProperty().get()).isNull();
  }

  @Test
  void toggledTwiceItIsHidden() {
    reveal.toggle(WEB);
    reveal.toggle(WEB);
    assertThat(reveal.shownProperty().get()).isNull();
  }
}
