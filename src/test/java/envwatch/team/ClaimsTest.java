package envwatch.team;

import static envwatch.team.FakeAlertmanager.equal;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.api.ApiException;
import envwatch.model.Environment;
import envwatch.model.EnvironmentKey;
import envwatch.model.Phase;
import envwatch.util.Subscription;
import envwatch.watch.FakeTime;
import envwatch.watch.Samples;
import envwatch.watch.WatchedEnvironment;
import envwatch.watch.WorldView;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import mockwebserver3.MockResponse;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(30)
class ClaimsTest {
  private static final EnvironmentKey KEY = Samples.key("EN1");
  private static final Duration MINUTE = Duration.ofMinutes(1);

  private final FakeTime time = new FakeTime();
  @AutoClose private final FakeAlertmanager alertmanager = new FakeAlertmanager(time);
  private final Desk ben = new Desk("ben");
  private final Desk ann = new Desk("ann");

  /** A window with its claims. */
  private final class Desk {
    private final List<ClaimNews> news = new ArrayList<>();
    private final Claims claims;
    private Consumer<WorldView> world = view -> {};
    private ClaimsView view = ClaimsView.NOTHING;

    private Desk(String name) {
      claims =
          new Claims(
              alertmanager.server(), () -> name, () -> Duration.ofHours(3), time, Runnable::run);
      claims.subscribe(now -> view = now);
      claims.follow(news::add);
    }

    private Desk open() {
      claims.begin(listener -> {
        world = listener;
        listener.accept(world("EN1", Phase.PROBLEM));
        Subscription subscription = () -> {};
        return subscription;
      });
      return this;
    }

    private void sees(Phase phase) {
      world.accept(world("EN1", phase));
    }

    private void claim(String comment) {
      claims.claim(List.of(KEY), comment);
    }

    private Claim shown() {
      return view.claims().get(KEY);
    }
  }

  private WorldView world(String id, Phase phase) {
    Environment environment = Samples.environment(id, phase, phase.name());
    WatchedEnvironment watched =
        new WatchedEnvironment(
            Samples.key(id), environment, time.instant(), Duration.ofMinutes(10), null, null);
    return new WorldView(
        time.instant(), false, List.of(Samples.live(time.instant())), List.of(watched));
  }

  private void pass(Duration length) {
    for (Instant end = time.instant().plus(length); time.instant().isBefore(end); ) {
      time.advance(MINUTE);
    }
  }

  @Test
  void aClaimIsASilenceOfTheEnvironmentWithItsAuthorAndWords() {
    ben.open().claim("restarting web-1");

    assertThat(alertmanager.active())
        .singleElement()
        .satisfies(silence -> {
          assertThat(silence).containsEntry("createdBy", "ben");
          assertThat(silence).containsEntry("comment", "ACK! restarting web-1");
          assertThat(silence).containsEntry("matchers", List.of(equal("environment", "EN1")));
        });
  }

  @Test
  void everyDeskShowsWhoHasItFromTheNextMinuteOn() {
    ann.open();
    ben.open().claim("on it");
    time.advance(MINUTE);

    assertThat(ann.shown())
        .isEqualTo(
            new Claim(
                "ben",
                FakeTime.START,
                FakeTime.START.plus(Duration.ofMinutes(15)),
                "on it",
                false,
                true,
                null));
  }

  @Test
  void aClaimIsRenewedUnderItsIdAsLongAsSomethingIsWrong() {
    ben.open().claim("");
    pass(Duration.ofHours(2));

    assertThat(alertmanager.claimants("EN1")).containsExactly("ben");
    assertThat(ben.shown().since()).isEqualTo(FakeTime.START);
    assertThat(alertmanager.sent("POST")).isBetween(24L, 26L);
  }

  @Test
  void aClaimThatNobodyRenewsEndsByItself() {
    ben.open().claim("");
    pass(Duration.ofMinutes(4));
    alertmanager.instead = FakeAlertmanager.says(503, "");
    pass(Duration.ofMinutes(12));

    assertThat(alertmanager.claimants("EN1")).isEmpty();
  }

  @Test
  void theSilencesAreReadOnceAMinute() {
    ann.open();
    pass(Duration.ofMinutes(10));

    assertThat(alertmanager.sent("GET")).isEqualTo(11);
  }

  @Test
  void aReleasedClaimIsGoneAtOnce() {
    ben.open().claim("");
    ben.claims.release(List.of(KEY));

    assertThat(alertmanager.claimants("EN1")).isEmpty();
    assertThat(ben.shown()).isNull();
  }

  @Test
  void aClaimIsReleasedWhenTheEnvironmentWasWellForTwoMinutes() {
    ben.open().claim("");
    ben.sees(Phase.RUNNING);
    time.advance(Duration.ofSeconds(119));
    assertThat(alertmanager.claimants("EN1")).containsExactly("ben");

    time.advance(Duration.ofSeconds(1));

    assertThat(alertmanager.claimants("EN1")).isEmpty();
    assertThat(ben.news).containsExactly(new ClaimNews.WellAgain(KEY.environment()));
  }

  @Test
  void aClaimStaysWhileItIsOnlyWellForAMoment() {
    ben.open().claim("");
    ben.sees(Phase.RUNNING);
    time.advance(MINUTE);
    ben.sees(Phase.PROBLEM);
    pass(Duration.ofMinutes(5));

    assertThat(alertmanager.claimants("EN1")).containsExactly("ben");
  }

  @Test
  void anEnvironmentThatIsOnlyChangingIsNotWell() {
    ben.open().claim("");
    ben.sees(Phase.CHANGING);
    pass(Duration.ofMinutes(5));

    assertThat(alertmanager.claimants("EN1")).containsExactly("ben");
  }

  @Test
  void aWindowThatIsClosedReleasesItsClaims() {
    ben.open().claim("");
    ben.claims.close();

    assertThat(alertmanager.claimants("EN1")).isEmpty();
  }

  @Test
  void ofTwoDesksThatClaimInTheSameSecondTheEarlierOneHasIt() {
    ben.open();
    ann.open();
    alertmanager.before = () -> alertmanager.silence("ann", "ACK!", equal("environment", "EN1"));
    ben.claim("");

    assertThat(alertmanager.claimants("EN1")).containsExactly("ann");
    assertThat(ben.news)
        .containsExactly(new ClaimNews.Lost(KEY.environment(), "ann", FakeTime.START));
    assertThat(ben.shown().author()).isEqualTo("ann");
  }

  @Test
  void ofTwoClaimsOfOneMomentTheSmallerIdCountsOnEveryDesk() {
    alertmanager.silence("ann", "ACK!", equal("environment", "EN1"));
    alertmanager.silence("eve", "ACK!", equal("environment", "EN1"));
    ben.open();

    assertThat(ben.shown().author()).isEqualTo("ann");
  }

  @Test
  void whatSomebodyHasIsNotClaimed() {
    alertmanager.silence("ann", "ACK! mine", equal("environment", "EN1"));
    ben.open().claim("");

    assertThat(alertmanager.sent("POST")).isZero();
    assertThat(alertmanager.claimants("EN1")).containsExactly("ann");
  }

  @Test
  void theClaimOfSomebodyElseIsNotReleased() {
    alertmanager.silence("ann", "ACK!", equal("environment", "EN1"));
    ben.open().claims.release(List.of(KEY));

    assertThat(alertmanager.sent("DELETE")).isZero();
  }

  @Test
  void aClaimOfTheSameNameFromAnEarlierRunCanBeReleased() {
    alertmanager.silence("ben", "ACK!", equal("environment", "EN1"));
    ben.open();
    assertThat(ben.shown().mine()).isTrue();
    ben.claims.release(List.of(KEY));

    assertThat(alertmanager.claimants("EN1")).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(longs = {-20, -3, 3, 20})
  void aClaimHoldsWhereTheClocksDiffer(long minutes) {
    alertmanager.ahead = Duration.ofMinutes(minutes);
    ben.open().claim("");
    pass(Duration.ofMinutes(12));

    assertThat(alertmanager.claimants("EN1")).containsExactly("ben");
    assertThat(ben.news).isEmpty();
  }

  @Test
  void aClaimThatSomebodyEndedIsToldAndNotMadeAgain() {
    ben.open().claim("");
    alertmanager.expire("silence-1");
    pass(Duration.ofMinutes(10));

    assertThat(ben.news).containsExactly(new ClaimNews.EndedElsewhere(KEY.environment()));
    assertThat(alertmanager.claimants("EN1")).isEmpty();
    assertThat(ben.shown()).isNull();
  }

  @Test
  void anAlertmanagerWithoutItsDataGetsTheClaimAgain() {
    ben.open().claim("");
    alertmanager.forgetAll();
    time.advance(MINUTE);

    assertThat(alertmanager.claimants("EN1")).containsExactly("ben");
    assertThat(ben.news).isEmpty();
  }

  @Test
  void anAlertmanagerWithoutItsDataLeavesTheClaimToWhoWasFaster() {
    ben.open().claim("");
    alertmanager.forgetAll();
    alertmanager.silence("ann", "ACK!", equal("environment", "EN1"));
    time.advance(MINUTE);

    assertThat(alertmanager.claimants("EN1")).containsExactly("ann");
    assertThat(ben.news).hasExactlyElementsOfTypes(ClaimNews.Lost.class);
  }

  @Test
  void dataThatAreLostBetweenReadingAndRenewingGetTheClaimAgain() {
    ben.open().claim("");
    pass(Duration.ofMinutes(4));
    alertmanager.before = alertmanager::forgetAll;
    time.advance(MINUTE);

    assertThat(alertmanager.claimants("EN1")).containsExactly("ben");
  }

  @Test
  void aClaimThatCouldNotBeWrittenSaysSoOnceAndIsTriedAgain() {
    ben.open();
    alertmanager.instead = FakeAlertmanager.away();
    ben.claim("");
    pass(Duration.ofMinutes(3));
    assertThat(ben.shown().written()).isFalse();
    assertThat(ben.shown().trouble()).isInstanceOf(ApiException.Unreachable.class);
    assertThat(ben.news).hasExactlyElementsOfTypes(ClaimNews.NotWritten.class);

    alertmanager.instead = null;
    time.advance(MINUTE);

    assertThat(alertmanager.claimants("EN1")).containsExactly("ben");
    assertThat(ben.shown().written()).isTrue();
    assertThat(ben.shown().trouble()).isNull();
  }

  @ParameterizedTest
  @ValueSource(ints = {401, 403, 405, 500})
  void anAlertmanagerThatTakesNothingIsToldWithItsStatus(int status) {
    ben.open();
    alertmanager.refusal = status;
    ben.claim("");

    assertThat(ben.news)
        .singleElement()
        .isInstanceOfSatisfying(
            ClaimNews.NotWritten.class,
            news ->
                assertThat(((ApiException.ServerFault) news.failure()).status()).isEqualTo(status));
    assertThat(ben.shown().written()).isFalse();
  }

  @Test
  void aClaimThatCouldNotBeWrittenCanBeTakenBack() {
    ben.open();
    alertmanager.refusal = 405;
    ben.claim("");
    ben.claims.release(List.of(KEY));
    alertmanager.refusal = null;
    pass(Duration.ofMinutes(2));

    assertThat(ben.shown()).isNull();
    assertThat(alertmanager.claimants("EN1")).isEmpty();
  }

  @Test
  void aReleaseThatFailsIsTriedAgain() {
    ben.open().claim("");
    alertmanager.instead = FakeAlertmanager.away();
    ben.claims.release(List.of(KEY));
    assertThat(ben.news).hasExactlyElementsOfTypes(ClaimNews.NotReleased.class);
    assertThat(ben.shown()).isNull();

    alertmanager.instead = null;
    time.advance(MINUTE);

    assertThat(alertmanager.claimants("EN1")).isEmpty();
  }

  @Test
  void aReleaseDuringTheFirstWritingIsTriedAgainWhereItFails() {
    ben.open();
    alertmanager.before =
        () -> {
          ben.claims.release(List.of(KEY));
          alertmanager.before = () -> alertmanager.refusal = 503;
        };
    ben.claim("");
    assertThat(alertmanager.claimants("EN1")).containsExactly("ben");
    assertThat(ben.news).hasExactlyElementsOfTypes(ClaimNews.NotReleased.class);
    assertThat(ben.shown()).isNull();

    alertmanager.refusal = null;
    time.advance(MINUTE);

    assertThat(alertmanager.claimants("EN1")).isEmpty();
  }

  @Test
  void aWindowThatIsClosedDuringTheFirstWritingReleasesItsClaim() {
    ben.open();
    alertmanager.before = ben.claims::close;
    ben.claim("");

    assertThat(alertmanager.claimants("EN1")).isEmpty();
    assertThat(alertmanager.sent("DELETE")).isEqualTo(1);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "<!DOCTYPE html><html>Sign in</html>", "{\"status\":1}", "[{\"id\":1}]", "[{"})
  void whatCannotBeReadLeavesWhatIsKnownWithItsAge(String body) {
    ann.open();
    ben.open().claim("");
    time.advance(MINUTE);
    Claim before = ann.shown();
    MockResponse nonsense = FakeAlertmanager.says(200, body);
    alertmanager.instead = nonsense;
    pass(Duration.ofMinutes(3));

    assertThat(ann.shown()).isEqualTo(before);
    assertThat(ann.view.readAt()).isEqualTo(FakeTime.START.plus(MINUTE));
    assertThat(ann.view.failure()).isInstanceOf(ApiException.Unreadable.class);
  }

  @Test
  void anAlertmanagerThatIsAwayQuietensOthersNoLongerThanTheyAsked() {
    alertmanager.silence("ann", "ACK!", equal("environment", "EN1"));
    ben.open();
    alertmanager.instead = FakeAlertmanager.away();
    pass(Duration.ofMinutes(29));
    assertThat(ben.view.quiet(time.instant())).containsExactly(KEY);

    pass(Duration.ofMinutes(2));

    assertThat(ben.view.quiet(time.instant())).isEmpty();
    assertThat(ben.shown().author()).isEqualTo("ann");
  }

  @ParameterizedTest
  @ValueSource(longs = {-20, 0, 20})
  void aClaimThatAnotherWindowOfTheSameNameLeftQuietensNoLongerThanItLasts(long minutes) {
    alertmanager.ahead = Duration.ofMinutes(minutes);
    alertmanager.silence("ben", "ACK!", equal("environment", "EN1"));
    ben.open();
    alertmanager.instead = FakeAlertmanager.away();
    pass(Duration.ofMinutes(29));
    assertThat(ben.view.quiet(time.instant())).containsExactly(KEY);

    pass(Duration.ofMinutes(2));

    assertThat(ben.view.quiet(time.instant())).isEmpty();
    assertThat(ben.shown()).isNull();
  }

  @Test
  void whatAnotherWindowOfTheSameNameLeftCanBeClaimedOnceThatHasEnded() {
    alertmanager.silence("ben", "ACK!", equal("environment", "EN1"));
    ben.open();
    alertmanager.instead = FakeAlertmanager.away();
    pass(Duration.ofMinutes(31));
    ben.claim("again");
    alertmanager.instead = null;
    time.advance(MINUTE);

    assertThat(alertmanager.claimants("EN1")).containsExactly("ben");
    assertThat(ben.shown().comment()).isEqualTo("again");
  }

  @Test
  void whatThisWindowHasStaysQuietWhileAlertmanagerIsAway() {
    ben.open().claim("");
    alertmanager.instead = FakeAlertmanager.away();
    pass(Duration.ofMinutes(40));

    assertThat(ben.view.quiet(time.instant())).containsExactly(KEY);
  }

  @Test
  void aComputerThatSleptForHoursGivesItsClaimUp() {
    ben.open().claim("");
    time.jump(Duration.ofHours(10));
    pass(Duration.ofMinutes(2));

    assertThat(ben.news).containsExactly(new ClaimNews.Lapsed(KEY.environment()));
    assertThat(alertmanager.claimants("EN1")).isEmpty();
  }

  @Test
  void aComputerThatSleptForHalfAnHourClaimsAgain() {
    ben.open().claim("");
    time.jump(Duration.ofMinutes(30));
    time.advance(MINUTE);

    assertThat(alertmanager.claimants("EN1")).containsExactly("ben");
  }

  @Test
  void namesWithQuotesBracesAndEmojiAreWrittenAsTheyAre() {
    String odd = "EN\"}]{,=~'\\😀";
    EnvironmentKey key = Samples.key(odd);
    ben.claims.begin(listener -> {
      listener.accept(world(odd, Phase.PROBLEM));
      return () -> {};
    });
    ben.claims.claim(List.of(key), "\"}]{😀");

    assertThat(alertmanager.active())
        .singleElement()
        .satisfies(silence ->
            assertThat(silence)
                .containsEntry("matchers", List.of(equal("environment", odd)))
                .containsEntry("comment", "ACK! \"}]{😀"));
    assertThat(ben.view.claims()).containsOnlyKeys(key);
    assertThat(ben.view.claims().get(key).written()).isTrue();
  }

  @Test
  void aSilenceThatIsNoClaimOfOneEnvironmentIsAMute() {
    alertmanager.silence("eve", "maintenance", equal("environment", "EN1"));
    ben.open();

    assertThat(ben.shown()).isNull();
    assertThat(ben.view.silenced())
        .isEqualTo(
            Map.of(
                KEY,
                List.of(
                    new SilencedBy(
                        "eve", FakeTime.START.plus(Duration.ofMinutes(30)), "maintenance", true))));
  }

  @Test
  void twoWindowsOfOnePersonShareTheEarlierClaim() {
    Desk other = new Desk("ben").open();
    ben.open();
    alertmanager.before = () -> alertmanager.silence("ben", "ACK!", equal("environment", "EN1"));
    other.claim("");

    assertThat(alertmanager.claimants("EN1")).containsExactly("ben");
    assertThat(other.news).isEmpty();
    assertThat(other.shown().mine()).isTrue();
  }
}
