package envwatch.watch;

import static envwatch.watch.SampleFailures.TIMED_OUT;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import envwatch.api.ApiException;
import envwatch.api.ApiException.Unreachable.Kind;
import envwatch.model.Environment.Detail;
import envwatch.model.Phase;
import java.time.Duration;
import java.time.Instant;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What failures of one environment do to its row, while the account stays connected. */
@Tag("fast")
class TroubleOfOneRowTest {
  private final Rig rig = Rig.listingLines();

  @Test
  void oneTimeOutIsTheTroubleOfOneRow() {
    rig.watchTwo();
    rig.service.fail(Samples.id("A"), TIMED_OUT);
    rig.watch.lookNow(Samples.key("A"));
    rig.seconds(1);
    assertThat(rig.account().link()).isInstanceOf(Link.Live.class);
    assertThat(rig.environment("A").trouble().cause()).isInstanceOf(ApiException.Unreachable.class);
    assertThat(rig.environment("B").trouble()).isNull();
  }

  @Test
  void aTimeOutIsTriedOnceMoreSoon() {
    rig.watchTwo();
    rig.service.fail(Samples.id("A"), TIMED_OUT);
    rig.watch.lookNow(Samples.key("A"));
    rig.seconds(1);
    rig.service.fail(Samples.id("A"), null);
    rig.seconds(2);
    assertThat(rig.environment("A").trouble()).isNull();
  }

  @Test
  void anEnvironmentThatNeverAnswersDoesNotLoseTheAccount() {
    Rig listedIds = Rig.listingLines();
    listedIds.service.put(Samples.running("A"));
    listedIds.service.put(Samples.running("B"));
    listedIds.service.fail(Samples.id("A"), TIMED_OUT);
    listedIds.watching(Samples.account("A", "B"));
    for (int second = 0; second < 600; second++) {
      listedIds.seconds(1);
      assertThat(listedIds.account().link()).isNotInstanceOf(Link.Lost.class);
    }
  }

  @ParameterizedTest
  @MethodSource("troubleOfOneState")
  void whatOneStateIsAnsweredDelaysThatRowOnly(ApiException trouble) {
    rig.watchTwo();
    rig.service.fail(Samples.id("A"), () -> trouble);
    rig.watch.lookNow(Samples.key("A"));
    rig.seconds(1);
    assertThat(rig.environment("A").trouble().cause()).isSameAs(trouble);
    assertThat(rig.account().link()).isInstanceOf(Link.Live.class);
    assertThat(rig.askedDuring(600)).contains("B", "list");
    assertThat(rig.account().link()).isInstanceOf(Link.Live.class);
  }

  static List<ApiException> troubleOfOneState() {
    return List.of(
        new ApiException.ServerFault(503, Duration.ofHours(24)),
        new ApiException.ServerFault(401, null),
        new ApiException.Unreachable(Kind.REDIRECT, null),
        new ApiException.Unreadable(ApiException.Unreadable.What.HTML));
  }

  @Test
  void aPageInsteadOfAnAnswerMakesNoEnvironmentGone() {
    rig.watchTwo();
    rig.service.fail(Samples.id("A"), () -> new ApiException.ServerFault(404, null));
    rig.seconds(40);
    WatchedEnvironment row = rig.environment("A");
    assertThat(row.trouble()).isNotNull();
    assertThat(row.assess(rig.time.instant(), Duration.ZERO).phase()).isEqualTo(Phase.RUNNING);
  }

  @Test
  void troubleOfOneEnvironmentStaysItsOwn() {
    rig.watchTwo();
    rig.service.fail(Samples.id("A"), () -> new ApiException.Forbidden("403"));
    rig.seconds(120);
    assertThat(rig.account().link()).isInstanceOf(Link.Live.class);
    assertThat(rig.environment("A").trouble().cause()).isInstanceOf(ApiException.Forbidden.class);
    assertThat(rig.environment("A").environment()).isNotNull();
    assertThat(rig.environment("B").trouble()).isNull();
    assertThat(rig.environment("B").stale(rig.time.instant())).isFalse();
  }

  @Test
  void anEnvironmentInTroubleIsLookedAtLessOften() {
    rig.watching(Samples.account("A", "B")).seconds(20);
    rig.service.put(Samples.running("B"));
    List<String> asked = rig.askedDuring(3600);
    assertThat(Collections.frequency(asked, "A")).isBetween(11, 14);
    assertThat(Collections.frequency(asked, "B")).isGreaterThan(100);
  }

  @Test
  void troubleIsDatedFromItsFirstFailureAndEndsWithAGoodLook() {
    rig.watching(Samples.account("A")).seconds(1);
    Instant since = rig.environment("A").trouble().since();
    rig.seconds(600);
    assertThat(rig.environment("A").trouble().since()).isEqualTo(since);
    rig.service.put(Samples.running("A"));
    rig.seconds(301);
    assertThat(rig.environment("A").trouble()).isNull();
  }

  @Test
  void anEnvironmentGoneIsAProblemUntilTheListConfirmsIt() {
    rig.watchTwo();
    rig.service.fail(Samples.id("A"), () -> new ApiException.NotFound("A"));
    rig.watch.lookNow(Samples.key("A"));
    rig.seconds(1);
    assertThat(rig.environment("A").trouble().cause()).isInstanceOf(ApiException.NotFound.class);
    rig.service.remove(Samples.id("A"));
    rig.seconds(31);
    assertThat(rig.watch.view().find(Samples.key("A"))).isEmpty();
  }

  @Test
  void anAnswerThatCannotBeTakenEndsNeitherThePlanNorInAFlood() {
    rig.watchTwo();
    rig.service.put(Samples.environment("A", Detail.COMPLETE, "Name of A", null, List.of()));
    assertThatThrownBy(() -> rig.seconds(11)).isInstanceOf(NullPointerException.class);
    rig.service.put(Samples.running("A"));
    List<String> asked = rig.askedDuring(120);
    assertThat(Collections.frequency(asked, "list")).isBetween(2, 3);
    assertThat(Collections.frequency(asked, "B")).isBetween(3, 5);
  }

  @Test
  void aDefectInALookIsNotHiddenAndTheLookIsRepeated() {
    rig.watchTwo();
    RuntimeException defect = new IllegalStateException("defect");
    rig.service.breakOnce(defect);
    rig.watch.lookNow(Samples.key("A"));
    assertThatThrownBy(() -> rig.seconds(1)).isSameAs(defect);
    assertThat(rig.environment("A").trouble().cause()).isInstanceOf(ApiException.Unreadable.class);
    rig.seconds(120);
    assertThat(rig.environment("A").trouble()).isNull();
  }
}
