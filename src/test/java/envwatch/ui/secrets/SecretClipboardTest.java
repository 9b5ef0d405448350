package envwatch.ui.secrets;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.Secret;
import envwatch.ui.kit.StatusMessage;
import envwatch.watch.FakeTime;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class SecretClipboardTest {
  private final FakeTime time = new FakeTime();
  private final MemoryClipboard system = new MemoryClipboard();
  private final StatusMessage message = new StatusMessage(time, Runnable::run);
  private final SecretClipboard clipboard =
      new SecretClipboard(system, time, Runnable::run, () -> Duration.ofSeconds(20), message);

  private void pass(int seconds) {
    for (int i = 0; i < seconds; i++) {
      time.advance(Duration.ofSeconds(1));
    }
  }

  @Test
  void aPasswordIsCopiedMarkedAndClearedAfterItsTime() {
    clipboard.copy(Secret.of("hidden"), "web-1");
    assertThat(system.content()).isEqualTo("hidden");
    assertThat(system.markedSecret()).isTrue();
    pass(19);
    assertThat(system.content()).isEqualTo("hidden");
    pass(1);
    assertThat(system.content()).isEmpty();
    assertThat(clipboard.leftProperty().get()).isNull();
  }

  @Test
  void theClipboardOfAnotherWindowGoesOnWithTheSameTime() {
    SecretClipboard next =
        new SecretClipboard(system, time, Runnable::run, () -> Duration.ofSeconds(90), message);
    clipboard.copy(Secret.of("hidden"), "web-1");
    pass(5);
    clipboard.handOver(next);
    assertThat(next.leftProperty().get()).isEqualTo(Duration.ofSeconds(15));
    next.clearNow();
    assertThat(system.content()).isEmpty();
  }

  @Test
  void theTimeLeftIsCountedDown() {
    clipboard.copy(Secret.of("hidden"), "web-1");
    assertThat(clipboard.leftProperty().get()).isEqualTo(Duration.ofSeconds(20));
    pass(3);
    assertThat(clipboard.leftProperty().get()).isEqualTo(Duration.ofSeconds(17));
  }

  @Test
  void aClockThatIsSetBackKeepsNoPasswordLonger() {
    clipboard.copy(Secret.of("hidden"), "web-1");
    pass(5);
    time.jump(Duration.ofHours(-1));
    pass(1);
    assertThat(clipboard.leftProperty().get()).isEqualTo(Duration.ofSeconds(14));
    pass(14);
    assertThat(system.content()).isEmpty();
  }

  @Test
  void whatTheComputerSleptThroughCounts() {
    clipboard.copy(Secret.of("hidden"), "web-1");
    time.jump(Duration.ofMinutes(5));
    pass(1);
    assertThat(system.content()).isEmpty();
  }

  @Test
  void whatSomeoneElseCopiedSinceStays() {
    clipboard.copy(Secret.of("hidden"), "web-1");
    system.putText("from another program");
    pass(20);
    assertThat(system.content()).isEqualTo("from another program");
  }

  @Test
  void atTheEndOfTheProgramTheSecretIsTakenOut() {
    clipboard.copy(Secret.of("hidden"), "web-1");
    clipboard.clearNow();
    assertThat(system.content()).isEmpty();
  }

  @Test
  void aSecondPasswordStartsTheTimeAnew() {
    clipboard.copy(Secret.of("one"), "web-1");
    pass(15);
    clipboard.copy(Secret.of("two"), "web-2");
    pass(15);
    assertThat(system.content()).isEqualTo("two");
    pass(5);
    assertThat(system.content()).isEmpty();
  }

  @Test
  void ordinaryTextStays() {
    clipboard.copy(Secret.of("hidden"), "web-1");
    clipboard.copyText("192.0.2.1");
    pass(30);
    assertThat(system.content()).isEqualTo("192.0.2.1");
    assertThat(system.markedSecret()).isFalse();
  }

  @Test
  void saysForTwoSecondsWhatWasCopied() {
    clipboard.copyText("192.0.2.33");
    assertThat(message.textProperty().get()).isEqualTo("Copied 192.0.2.33");
    pass(2);
    assertThat(message.textProperty().get()).isEmpty();
  }

  @Test
  void saysWhosePasswordWasCopiedAndNotThePassword() {
    clipboard.copy(Secret.of("hidden"), "web-1");
    assertThat(message.textProperty().get()).isEqualTo("Copied password of web-1");
  }

  @Test
  void ofALongTextTheBeginningIsSaid() {
    clipboard.copyText("\n  java.lang.IllegalStateException: the table is gone\n  at line 1");
    assertThat(message.textProperty().get())
        .isEqualTo("Copied java.lang.IllegalStateException: the tab\u2026");
  }

  @Test
  void whereThereIsNothingToCopyTheClipboardKeepsWhatItHas() {
    clipboard.copyText("192.0.2.33");
    clipboard.copyNothing();
    assertThat(message.textProperty().get()).isEqualTo("Nothing to copy");
    assertThat(message.troubleProperty().get()).isTrue();
    assertThat(system.content()).isEqualTo("192.0.2.33");
  }

  @Test
  void anEarlierMessageDoesNotEndALaterOne() {
    clipboard.copyText("one");
    pass(1);
    clipboard.copyText("two");
    pass(1);
    assertThat(message.textProperty().get()).isEqualTo("Copied two");
  }
}
