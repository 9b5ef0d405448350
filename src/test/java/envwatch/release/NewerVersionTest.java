package envwatch.release;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.api.ApiException;
import envwatch.watch.FakeTime;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("fast")
class NewerVersionTest {
  private static final Duration DAY = Duration.ofDays(1);

  @TempDir Path folder;
  private final FakeTime time = new FakeTime();
  private final List<Optional<VersionNumber>> told = new ArrayList<>();
  private String newest = "1.2.0";
  private boolean answers = true;
  private boolean wanted = true;
  private int asked;
  private NewerVersion newer;

  @BeforeEach
  void open() {
    newer = start();
  }

  private NewerVersion start() {
    told.clear();
    NewerVersion started =
        new NewerVersion(
            number("1.0.0"),
            this::answer,
            () -> wanted,
            new ReleaseFile(folder.resolve("newest-version")),
            time,
            Runnable::run);
    started.subscribe(told::add);
    started.begin();
    return started;
  }

  private VersionNumber answer() throws ApiException {
    asked++;
    if (!answers) {
      throw new ApiException.NotFound("no file");
    }
    return number(newest);
  }

  private void restart() {
    newer.close();
    newer = start();
  }

  private static VersionNumber number(String text) {
    return VersionNumber.parse(text).orElseThrow();
  }

  private Optional<VersionNumber> told() {
    return told.getLast();
  }

  @Test
  void nothingIsAskedAtTheStart() {
    time.advance(NewerVersion.FIRST.minusSeconds(1));
    assertThat(asked).isZero();
    time.advance(Duration.ofSeconds(1));
    assertThat(asked).isEqualTo(1);
    assertThat(told()).contains(number("1.2.0"));
  }

  @Test
  void nothingIsAskedUnlessItIsWanted() {
    wanted = false;
    restart();
    time.advance(DAY.multipliedBy(3));
    assertThat(asked).isZero();
    assertThat(time.waiting()).isZero();
    assertThat(Files.exists(folder.resolve("newest-version"))).isFalse();
  }

  @Test
  void itIsAskedOnceADay() {
    time.advance(DAY.multipliedBy(3).plus(NewerVersion.FIRST));
    assertThat(asked).isEqualTo(4);
  }

  @Test
  void restartsDoNotAskMoreOften() {
    for (int i = 0; i < 20; i++) {
      time.advance(Duration.ofHours(1));
      restart();
    }
    assertThat(asked).isEqualTo(1);
    assertThat(told()).contains(number("1.2.0"));
  }

  @Test
  void afterAFailureItIsAskedAgainOnTheNextDay() {
    answers = false;
    time.advance(Duration.ofHours(23));
    assertThat(asked).isEqualTo(1);
    assertThat(told()).isEmpty();
    answers = true;
    time.advance(Duration.ofHours(2));
    assertThat(asked).isEqualTo(2);
    assertThat(told()).contains(number("1.2.0"));
  }

  @Test
  void afterAFailureWhatWasKnownIsStillTold() {
    time.advance(NewerVersion.FIRST);
    answers = false;
    time.advance(DAY);
    assertThat(told()).contains(number("1.2.0"));
  }

  @Test
  void theSameOrAnOlderVersionIsNotTold() {
    newest = "1.0.0";
    time.advance(NewerVersion.FIRST);
    newest = "0.9";
    time.advance(DAY);
    assertThat(told).containsOnly(Optional.empty());
  }

  @Test
  void aVersionThatWasDismissedIsNotToldAgainAndTheNextOneIs() {
    time.advance(NewerVersion.FIRST);
    newer.dismiss(number("1.2.0"));
    assertThat(told()).isEmpty();
    restart();
    time.advance(DAY);
    assertThat(told()).isEmpty();
    newest = "1.3.0";
    time.advance(DAY);
    assertThat(told()).contains(number("1.3.0"));
  }

  @Test
  void aVersionThatBecameKnownBeforeAnOlderOneWasDismissedIsTold() {
    time.advance(NewerVersion.FIRST);
    newest = "1.3.0";
    time.advance(DAY);
    newer.dismiss(number("1.2.0"));
    assertThat(told()).contains(number("1.3.0"));
  }

  @Test
  void whoTurnsItOffIsToldAndAskedNothing() {
    time.advance(NewerVersion.FIRST);
    wanted = false;
    newer.wantedChanged();
    assertThat(told()).isEmpty();
    assertThat(time.waiting()).isZero();
    time.advance(DAY.multipliedBy(2));
    assertThat(asked).isEqualTo(1);
  }

  @Test
  void whoTurnsItOnIsToldAtOnce() {
    wanted = false;
    restart();
    time.advance(Duration.ofHours(1));
    wanted = true;
    newer.wantedChanged();
    assertThat(told()).contains(number("1.2.0"));
  }

  @Test
  void aClockThatIsSetBackKeepsItWaitingForAnHourAtMost() {
    time.advance(NewerVersion.FIRST);
    time.jump(Duration.ofDays(-300));
    time.advance(Duration.ofHours(1));
    assertThat(asked).isEqualTo(2);
    time.advance(Duration.ofHours(20));
    assertThat(asked).isEqualTo(2);
  }

  @Test
  void aComputerThatSleptAsksWithinAnHour() {
    time.advance(NewerVersion.FIRST);
    time.jump(DAY.multipliedBy(2));
    time.advance(Duration.ofHours(1));
    assertThat(asked).isEqualTo(2);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "asked tomorrow\nnewest <html>\n\u0000",
        "[]",
        "{\"asked\": \"tomorrow\", \"newest\": \"<html>\", \"dismissed\": 1}"
      })
  void aFileThatCannotBeReadIsNoHindrance(String content) throws IOException {
    newer.close();
    Files.writeString(folder.resolve("newest-version"), content);
    newer = start();
    time.advance(NewerVersion.FIRST);
    assertThat(told()).contains(number("1.2.0"));
  }

  @Test
  void nothingIsAskedOnceItIsClosed() {
    newer.close();
    time.advance(DAY);
    assertThat(asked).isZero();
    assertThat(time.waiting()).isZero();
  }
}
