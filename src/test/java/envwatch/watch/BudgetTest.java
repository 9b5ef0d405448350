package envwatch.watch;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.Phase;
import envwatch.watch.FakeService.Request;
import java.time.Duration;
import java.time.Instant;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** How hard the watch leans on the service. */
@Execution(ExecutionMode.CONCURRENT)
class BudgetTest {
  private static final Duration THREE_MINUTES = Duration.ofMinutes(3);

  static int mostInAnySecond(List<Request> requests) {
    int most = 0;
    int first = 0;
    for (int last = 0; last < requests.size(); last++) {
      Instant secondBefore = requests.get(last).at().minusSeconds(1);
      while (!requests.get(first).at().isAfter(secondBefore)) {
        first++;
      }
      most = Math.max(most, last - first + 1);
    }
    return most;
  }

  private static Rig watching(int environments) {
    Rig rig = Rig.listingLines();
    for (int i = 0; i < environments; i++) {
      rig.service.put(Samples.running("E" + i));
    }
    return rig.watching(Samples.account());
  }

  private static Duration worstAge(Rig rig) {
    Instant now = rig.time.instant();
    return rig.watch.view().environments().stream()
        .map(row -> Duration.between(row.seenAt(), now))
        .max(Duration::compareTo)
        .orElseThrow();
  }

  @Test
  void fiveHundredEnvironmentsAreEachSeenWithinThreeMinutesAtFourRequestsPerSecond() {
    Rig rig = watching(500);
    rig.seconds(180);
    rig.service.forgetRequests();
    Duration worst = Duration.ZERO;
    for (int second = 0; second < 3600; second++) {
      rig.seconds(1);
      Duration age = worstAge(rig);
      worst = age.compareTo(worst) > 0 ? age : worst;
    }
    assertThat(worst).isLessThan(THREE_MINUTES);
    assertThat(mostInAnySecond(rig.service.requests())).isLessThanOrEqualTo(4);
  }

  @Test
  void theIntervalShownIsThePlannedOneSoThatNothingIsStaleForLackOfBudget() {
    Rig rig = watching(500);
    rig.seconds(600);
    Instant now = rig.time.instant();
    assertThat(rig.watch.view().environments())
        .allSatisfy(row -> {
          assertThat(row.interval()).isBetween(Duration.ofMinutes(2), THREE_MINUTES);
          assertThat(row.stale(now)).isFalse();
        });
  }

  @Test
  void noMoreRequestsAreUnderWayThanTheOptionsAllow() {
    WatchOptions options =
        new WatchOptions(
            Duration.ofSeconds(5), Duration.ofSeconds(10), Duration.ofSeconds(30), 6, 100);
    Rig slow = Rig.listingLines(options, Duration.ofSeconds(3));
    for (int i = 0; i < 20; i++) {
      slow.service.put(Samples.running("E" + i));
    }
    slow.watching(Samples.account()).seconds(8);
    assertThat(slow.askedDuring(2)).hasSize(6);
    assertThat(slow.askedDuring(3)).hasSize(6);
  }

  @Test
  void whatMovesIsSeenOftenAlthoughTheBudgetIsShort() {
    Rig rig = watching(500);
    rig.seconds(200);
    rig.service.put(Samples.preparing("E7"));
    rig.watch.lookNow(Samples.key("E7"));
    rig.seconds(1);
    assertThat(Collections.frequency(rig.askedDuring(100), "E7")).isGreaterThanOrEqualTo(12);
  }

  @Test
  void manyMovingOnesDoNotStarveTheRest() {
    Rig rig = Rig.listingLines();
    for (int i = 0; i < 100; i++) {
      rig.service.put(Samples.preparing("M" + i));
      rig.service.put(Samples.running("R" + i));
    }
    rig.watching(Samples.account()).seconds(120);
    List<String> asked = rig.askedDuring(600);
    assertThat(Collections.frequency(asked, "R1")).isBetween(6, 8);
    assertThat(Collections.frequency(asked, "M1"))
        .isGreaterThanOrEqualTo(2 * Collections.frequency(asked, "R1") - 1);
  }

  @Test
  void visibleOnesComeFirst() {
    Rig rig = watching(100);
    rig.watch.show(List.of(Samples.key("E98"), Samples.key("E99")));
    rig.seconds(3);
    assertThat(rig.service.asked().subList(2, 5)).contains("E98", "E99");
  }

  @Test
  void oneThatBeginsToChangeLeavesTheLooksAtTheOthersAlone() {
    Rig rig = watching(500);
    rig.seconds(300);
    List<WatchedEnvironment> before = rig.watch.view().environments();
    rig.service.put(Samples.preparing("E7"));
    rig.watch.lookNow(Samples.key("E7"));
    rig.seconds(1);
    List<WatchedEnvironment> after = rig.watch.view().environments();
    assertThat(rig.environment("E7").interval()).isEqualTo(Duration.ofSeconds(5));
    assertThat(after).hasSize(500).filteredOn(each -> !before.contains(each)).hasSizeLessThan(8);
  }

  @Test
  void theSelectedOneOfManyIsSeenEveryTenSecondsHoweverManyAreChanging() {
    Rig rig = watching(1000);
    for (int i = 0; i < 50; i++) {
      rig.service.put(Samples.preparing("E" + i));
    }
    rig.seconds(300);
    rig.watch.select(Samples.key("E700"));
    assertThat(Collections.frequency(rig.askedDuring(120), "E700")).isBetween(11, 12);
    rig.watch.select(Samples.key("E7"));
    assertThat(Collections.frequency(rig.askedDuring(120), "E7")).isGreaterThanOrEqualTo(11);
  }

  @Test
  void visibleOnesKeepTheirIntervalAmongThousands() {
    Rig rig = watching(1000);
    rig.seconds(300);
    rig.watch.show(List.of(Samples.key("E998"), Samples.key("E999")));
    assertThat(Collections.frequency(rig.askedDuring(120), "E999")).isBetween(3, 4);
  }

  private static List<WatchedEnvironment> failed(Rig rig) {
    Instant now = rig.time.instant();
    return rig.watch.view().environments().stream()
        .filter(each -> each.assess(now, Duration.ZERO).phase() == Phase.PROBLEM)
        .toList();
  }

  @Test
  void whatFailsAmongManyIsShownWithinOneListIntervalAndReadBeforeTheRest() {
    Rig rig = watching(1000);
    rig.seconds(330);
    assertThat(failed(rig)).isEmpty();
    for (int i = 600; i < 700; i++) {
      rig.service.put(Samples.environment("E" + i, Phase.PROBLEM, "Creation Failed"));
    }
    int second = 0;
    while (failed(rig).size() < 100 && second < 60) {
      rig.seconds(1);
      second++;
    }
    assertThat(second).isLessThanOrEqualTo(31);
    assertThat(failed(rig)).anySatisfy(each -> assertThat(each.newerStatus()).isNotNull());
    rig.seconds(30);
    assertThat(failed(rig))
        .hasSize(100)
        .allSatisfy(each -> assertThat(each.newerStatus()).isNull());
  }

  @Test
  void onePersonsWishGoesBeforeThePlan() {
    Rig rig = watching(500);
    rig.seconds(300);
    rig.watch.lookNow(Samples.key("E400"));
    assertThat(rig.askedDuring(1)).contains("E400");
  }

  @Test
  void fewCallsLeftSlowEverythingDownUntilThereAreMore() {
    Rig rig = Rig.listingAll();
    rig.service.put(Samples.running("A"));
    rig.service.callsLeft(1000);
    rig.watching(Samples.account()).seconds(1);
    rig.service.callsLeft(99);
    rig.seconds(31);
    assertThat(rig.account().slowed()).isTrue();
    assertThat(rig.environment("A").interval()).isEqualTo(Duration.ofMinutes(2));
    assertThat(rig.askedDuring(600)).hasSize(5);
    rig.service.callsLeft(1000);
    rig.seconds(121);
    assertThat(rig.account().slowed()).isFalse();
    assertThat(rig.askedDuring(600)).hasSizeBetween(19, 21);
  }

  @Test
  void eightHoursOfSleepEndWithOneLookEach() {
    Rig rig = watching(20);
    rig.seconds(60);
    rig.time.jump(Duration.ofHours(8));
    List<String> asked = rig.askedDuring(30);
    assertThat(asked).doesNotHaveDuplicates().hasSize(21);
    assertThat(mostInAnySecond(rig.service.requests())).isLessThanOrEqualTo(4);
  }

  @Test
  void aClockSetBackStopsNothing() {
    Rig rig = watching(3);
    rig.seconds(60);
    rig.time.jump(Duration.ofHours(-1));
    rig.service.forgetRequests();
    rig.seconds(3600 + 60);
    assertThat(rig.service.asked()).hasSizeGreaterThan(400);
  }

  @Test
  void aThousandEnvironmentsInOneListNeedOneRequest() {
    Rig rig = Rig.listingAll();
    for (int i = 0; i < 1000; i++) {
      rig.service.put(Samples.running("E" + i));
    }
    rig.watching(Samples.account()).seconds(10);
    assertThat(rig.service.asked()).containsExactly("connect", "list");
    assertThat(rig.watch.view().environments()).hasSize(1000);
  }
}
