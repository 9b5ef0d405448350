package envwatch.watch;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.api.ApiException;
import java.time.Duration;
import java.time.Instant;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What a person can ask of a watch: to look now, more often, not at all. */
@Tag("fast")
class WishesTest {
  private static final Duration SLOW = Duration.ofSeconds(3);

  private final Rig rig = Rig.listingLines();

  @BeforeEach
  void watchTwo() {
    rig.service.put(Samples.running("A"));
    rig.service.put(Samples.running("B"));
    rig.watching(Samples.account()).seconds(10);
  }

  @Test
  void looksAtEverythingNow() {
    rig.service.forgetRequests();
    rig.watch.lookNow();
    rig.seconds(1);
    assertThat(rig.service.asked()).containsExactlyInAnyOrder("list", "A", "B");
  }

  @Test
  void askingTwiceJoinsTheLookThatIsUnderWay() {
    Rig slow = Rig.listingLines(WatchOptions.DEFAULT, SLOW);
    slow.service.put(Samples.running("A"));
    slow.watching(Samples.account()).seconds(15);
    slow.service.forgetRequests();
    slow.watch.lookNow();
    slow.seconds(1);
    slow.watch.lookNow();
    slow.watch.lookNow();
    slow.seconds(15);
    assertThat(slow.service.asked()).containsExactlyInAnyOrder("list", "A");
  }

  @Test
  void askingWhileNothingCanStartYetIsOneLook() {
    rig.watch.pause();
    rig.watch.lookNow();
    rig.watch.lookNow();
    rig.watch.lookNow(Samples.key("A"));
    rig.service.forgetRequests();
    rig.watch.resume();
    rig.seconds(5);
    assertThat(rig.service.asked()).containsExactlyInAnyOrder("list", "A", "B");
  }

  @Test
  void looksAtOneEnvironmentNow() {
    rig.service.forgetRequests();
    rig.watch.lookNow(Samples.key("B"));
    rig.seconds(1);
    assertThat(rig.service.asked()).containsExactly("B");
  }

  @Test
  void looksAtOneEnvironmentThatWasNotSeenSinceTheView() {
    rig.service.forgetRequests();
    rig.watch.lookUnlessSeenSince(Samples.key("B"), rig.watch.view().at());
    rig.seconds(1);
    assertThat(rig.service.asked()).containsExactly("B");
  }

  @Test
  void doesNotLookAgainAtWhatAnsweredSinceTheView() {
    Instant before = rig.watch.view().at();
    rig.watch.lookNow(Samples.key("B"));
    rig.seconds(1);
    rig.service.forgetRequests();
    rig.watch.lookUnlessSeenSince(Samples.key("B"), before);
    rig.seconds(1);
    assertThat(rig.service.asked()).isEmpty();
  }

  @Test
  void whatOnlyAListHasToldSinceTheViewIsLookedAtBeforeTheOthers() {
    Duration interval = Duration.ofMinutes(1);
    Rig slow =
        Rig.listingLines(
            new WatchOptions(interval, interval, interval, 1, 1), Duration.ofSeconds(3));
    List.of("A", "B", "C").forEach(id -> slow.service.put(Samples.running(id)));
    slow.watching(Samples.account());
    Instant before = slow.watch.view().at();
    slow.seconds(7);
    slow.watch.lookUnlessSeenSince(Samples.key("C"), before);
    slow.seconds(9);
    assertThat(slow.service.asked()).containsExactly("connect", "list", "A", "C", "B");
  }

  @Test
  void looksAtWhatWasSeenBeforeAViewThatTheClockWasSetBackFor() {
    rig.time.jump(Duration.ofHours(-1));
    rig.seconds(1);
    rig.service.forgetRequests();
    rig.watch.lookUnlessSeenSince(Samples.key("B"), rig.watch.view().at());
    rig.seconds(1);
    assertThat(rig.service.asked()).containsExactly("B");
  }

  @Test
  void looksAtOneEnvironmentByItselfAlsoWhereTheListTellsAll() {
    Rig all = Rig.listingAll();
    all.service.put(Samples.running("A"));
    all.watching(Samples.account()).seconds(10);
    all.service.forgetRequests();
    all.watch.lookNow(Samples.key("A"));
    all.seconds(1);
    assertThat(all.service.asked()).containsExactly("A");
  }

  @Test
  void askingForOneInTroubleDoesNotWaitForItsTurn() {
    rig.service.fail(Samples.id("A"), () -> new ApiException.Forbidden("403"));
    rig.seconds(600);
    rig.service.fail(Samples.id("A"), null);
    rig.watch.lookNow(Samples.key("A"));
    rig.seconds(1);
    assertThat(rig.environment("A").trouble()).isNull();
  }

  @Test
  void hastenedEnvironmentsAreLookedAtAtTheirPaceUntilTheMomentHasCome() {
    rig.watch.hasten(Samples.key("A"), Duration.ofSeconds(2), Duration.ofSeconds(20));
    assertThat(Collections.frequency(rig.askedDuring(20), "A")).isBetween(9, 11);
    assertThat(Collections.frequency(rig.askedDuring(60), "A")).isLessThanOrEqualTo(3);
  }

  @Test
  void aClockSetForwardDoesNotEndTheHaste() {
    rig.watch.hasten(Samples.key("A"), Duration.ofSeconds(2), Duration.ofSeconds(20));
    rig.time.jump(Duration.ofHours(3));
    assertThat(Collections.frequency(rig.askedDuring(18), "A")).isBetween(8, 10);
  }

  @Test
  void calmEndsTheHaste() {
    rig.watch.hasten(Samples.key("A"), Duration.ofSeconds(2), Duration.ofMinutes(10));
    rig.seconds(10);
    rig.watch.calm(Samples.key("A"));
    assertThat(Collections.frequency(rig.askedDuring(60), "A")).isEqualTo(2);
  }

  @Test
  void aFewFastOnesAreLookedAtApartFromTheList() {
    Rig all = Rig.listingAll();
    for (int i = 0; i < 50; i++) {
      all.service.put(Samples.running("E" + i));
    }
    all.watching(Samples.account()).seconds(1);
    all.watch.hasten(Samples.key("E7"), Duration.ofSeconds(2), Duration.ofMinutes(1));
    List<String> asked = all.askedDuring(28);
    assertThat(asked).containsOnly("E7").hasSizeBetween(13, 14);
  }

  @Test
  void manyFastOnesHastenTheList() {
    Rig all = Rig.listingAll();
    for (int i = 0; i < 50; i++) {
      all.service.put(Samples.preparing("E" + i));
    }
    all.watching(Samples.account()).seconds(1);
    assertThat(all.environment("E7").interval()).isEqualTo(Duration.ofSeconds(5));
    List<String> asked = all.askedDuring(60);
    assertThat(asked).containsOnly("list").hasSizeBetween(11, 12);
  }

  @Test
  void theListIsNoFasterThanAllButTheFewFastestNeed() {
    Rig all = Rig.listingAll();
    for (int i = 0; i < 50; i++) {
      all.service.put(Samples.preparing("E" + i));
    }
    all.watching(Samples.account()).seconds(600);
    all.watch.select(Samples.key("E7"));
    List<String> asked = all.askedDuring(60);
    assertThat(Collections.frequency(asked, "list")).isEqualTo(2);
    assertThat(Collections.frequency(asked, "E7")).isBetween(5, 6);
    assertThat(asked).containsOnly("list", "E7");
  }

  @Test
  void nothingIsSentWhilePausedAndNoAlarmWaits() {
    rig.watch.pause();
    rig.time.advance(Duration.ofSeconds(1));
    assertThat(rig.askedDuring(3600)).isEmpty();
    assertThat(rig.time.waiting()).isZero();
    assertThat(rig.watch.view().paused()).isTrue();
  }

  @Test
  void whatIsUnderWayWhenPausedStillCounts() {
    Rig slow = Rig.listingLines(WatchOptions.DEFAULT, SLOW);
    slow.service.put(Samples.running("A"));
    slow.watching(Samples.account("A")).seconds(4);
    slow.watch.pause();
    slow.seconds(60);
    assertThat(slow.environment("A").seenAt()).isNotNull();
  }

  @Test
  void goesOnWhenResumed() {
    rig.watch.pause();
    rig.seconds(3600);
    rig.watch.resume();
    rig.seconds(2);
    Instant now = rig.time.instant();
    assertThat(rig.environment("A").seenAt()).isAfter(now.minusSeconds(3));
    assertThat(rig.watch.view().paused()).isFalse();
  }

  @Test
  void aWatchThatIsPausedFromTheStartDoesNotConnect() {
    Rig idle = Rig.listingLines();
    idle.watch.pause();
    idle.watching(Samples.account()).seconds(60);
    assertThat(idle.service.asked()).isEmpty();
    idle.watch.resume();
    idle.seconds(1);
    assertThat(idle.service.asked()).contains("connect");
  }

  @Test
  void otherOptionsCountAtOnce() {
    rig.watch.use(
        new WatchOptions(
            Duration.ofSeconds(5), Duration.ofSeconds(10), Duration.ofSeconds(3), 6, 4));
    assertThat(Collections.frequency(rig.askedDuring(60), "A")).isBetween(18, 20);
  }

  @Test
  void optionsOutOfReasonAreBroughtToReason() {
    WatchOptions options =
        new WatchOptions(Duration.ZERO, Duration.ofDays(-1), Duration.ofDays(9999), 0, -3);
    assertThat(options)
        .isEqualTo(
            new WatchOptions(
                Duration.ofMillis(100), Duration.ofMillis(100), Duration.ofDays(1), 1, 1));
  }
}
