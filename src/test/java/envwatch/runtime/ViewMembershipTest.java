package envwatch.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.history.FakeHistory;
import envwatch.history.HistoryView;
import envwatch.history.Note;
import envwatch.history.Outlier;
import envwatch.history.Subject;
import envwatch.model.Environment;
import envwatch.model.EnvironmentKey;
import envwatch.model.Expiration;
import envwatch.model.MachineId;
import envwatch.model.Phase;
import envwatch.team.Claim;
import envwatch.team.ClaimsView;
import envwatch.watch.FakeTime;
import envwatch.watch.Samples;
import envwatch.watch.WatchedEnvironment;
import envwatch.watch.WorldView;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ViewMembershipTest {
  private static final EnvironmentKey KEY = Samples.key("EN1");
  private static final Instant NOW = FakeTime.START;
  private static final Environment FAILED =
      Samples.environment("EN1", Phase.PROBLEM, "Creation Failed");

  private final FakeHistory history = new FakeHistory();
  private ClaimsView claims = ClaimsView.NOTHING;
  private final ViewMembership views =
      new ViewMembership(history, () -> claims, () -> Duration.ofHours(3));

  private boolean shows(String filter, Environment environment) {
    WatchedEnvironment watched =
        new WatchedEnvironment(KEY, environment, NOW, Duration.ofMinutes(1), null, null);
    return views.shows(
        filter, watched, new WorldView(NOW, false, List.of(Samples.live(NOW)), List.of(watched)));
  }

  private static ClaimsView claimed(Map<EnvironmentKey, Claim> claims) {
    return new ClaimsView(claims, Map.of(), NOW, null, 0);
  }

  private static Claim claim(String author, boolean mine) {
    return new Claim(author, NOW, NOW.plus(Duration.ofMinutes(15)), "", mine, true, null);
  }

  private static Environment expiringIn(Duration left) {
    return Samples.running("EN1").toBuilder().expiration(new Expiration.At(NOW.plus(left))).build();
  }

  @Test
  void whatNobodyIsOnIsInAViewOfThat() {
    claims = claimed(Map.of());

    assertThat(shows("claimed:nobody status:failed", FAILED)).isTrue();
  }

  @Test
  void whatSomebodyIsOnIsInAViewOfThatPerson() {
    claims = claimed(Map.of(KEY, claim("ann", false)));

    assertThat(shows("claimed:ann", FAILED)).isTrue();
    assertThat(shows("claimed:me", FAILED)).isFalse();
    assertThat(shows("claimed:nobody", FAILED)).isFalse();
  }

  @Test
  void whatTheUserIsOnIsInAViewOfThat() {
    claims = claimed(Map.of(KEY, claim("ben", true)));

    assertThat(shows("claimed:me", FAILED)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"claimed:nobody", "claimed:me"})
  void nothingIsInAViewOfClaimsThatAreNotKnown(String filter) {
    assertThat(shows(filter, FAILED)).isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"differs:yes", "differs:memory"})
  void whatDiffersFromItsLikeIsInAViewOfThat(String filter) {
    assertThat(shows(filter, FAILED)).isFalse();
    Outlier odd = new Outlier(Subject.of(KEY), Outlier.Kind.MEMORY, "Python", "4 GB", "8 GB", 5, 6);
    history.show(
        new HistoryView(
            true, null, Map.of(), Map.of(), Map.of(KEY, List.of(odd)), List.of(), Map.of()));

    assertThat(shows(filter, FAILED)).isTrue();
  }

  @Test
  void whatExpiresSoonIsInAViewOfThatAndOfItsState() {
    assertThat(shows("status:expires", expiringIn(Duration.ofHours(2)))).isTrue();
    assertThat(shows("status:running", expiringIn(Duration.ofHours(2)))).isTrue();
    assertThat(shows("status:expires", expiringIn(Duration.ofHours(4)))).isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"tag:lab", "note:printer"})
  void whatTheUserWroteIsInAViewOfThat(String filter) {
    Note note = new Note("no printer", List.of("lab"));
    history.show(
        new HistoryView(
            true,
            null,
            Map.of(),
            Map.of(),
            Map.of(),
            List.of(),
            Map.of(new Subject(KEY, new MachineId("M1")), note)));

    assertThat(shows(filter, FAILED)).isTrue();
  }
}
