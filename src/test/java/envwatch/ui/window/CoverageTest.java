package envwatch.ui.window;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.Environment;
import envwatch.model.Environment.Detail;
import envwatch.model.Phase;
import envwatch.model.Status;
import envwatch.settings.AppearanceSettings;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.model.SampleWorld;
import envwatch.ui.window.Dashboards.Dashboard;
import envwatch.watch.Link;
import envwatch.watch.WorldView;
import java.time.Duration;
import java.util.List;
import javafx.scene.Scene;
import javafx.scene.control.Labeled;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Nothing is stated as a fact about environments that were not seen yet. */
class CoverageTest {
  private static final Environment FAILED =
      SampleWorld.environment("1", "Java", new Status(Phase.PROBLEM, "Creation failed"));
  private static final Environment SUSPENDED =
      SampleWorld.environment("2", "C", new Status(Phase.SUSPENDED, "Suspended"));

  private Dashboard dashboard;
  private Scene scene;

  @BeforeEach
  void open() {
    OnJavaFx.run(() -> {
      dashboard = Dashboards.of(AppearanceSettings.DEFAULT);
      scene = new Scene(dashboard.view(), 1180, 700);
    });
  }

  private static Environment seen(String id) {
    return SampleWorld.environment(id, "Lab " + id, new Status(Phase.RUNNING, "Ready"));
  }

  private static Environment notSeen(String id) {
    return seen(id).toBuilder().detail(Detail.LISTED).build();
  }

  private void show(WorldView world) {
    OnJavaFx.run(() -> dashboard.model().apply(world));
  }

  private String words(String id) {
    return OnJavaFx.call(() -> ((Labeled) scene.lookup(id)).getText());
  }

  @Test
  void whileNotAllWereSeenMoreMayHaveFailed() {
    show(SampleWorld.of(FAILED, SUSPENDED, notSeen("3")));
    assertThat(words("#chip-problem")).isEqualTo("1+ failed");
    assertThat(words("#chip-suspended")).isEqualTo("1 suspended");
  }

  @Test
  void onceAllWereSeenTheCountIsTheCount() {
    show(SampleWorld.of(FAILED, SUSPENDED));
    assertThat(words("#chip-problem")).isEqualTo("1 failed");
  }

  @Test
  void whatWasNotReadYetMayMatchTheFilterAsWell() {
    show(SampleWorld.of(FAILED, SUSPENDED, notSeen("3")));
    OnJavaFx.run(() -> dashboard.model().filterTextProperty().set("up:<4 java"));
    assertThat(words("#chip-problem")).isEqualTo("1+ failed");
    assertThat(words("#chip-running")).isEqualTo("0+ running");
    assertThat(words("#matches")).isEqualTo("1+ of 3");
  }

  @ParameterizedTest
  @ValueSource(strings = {"name:java", "up:<4 name:java", "-name:lab -name:c"})
  void whatTheListTellsIsNotExpectedToChangeByReading(String filter) {
    show(SampleWorld.of(FAILED, SUSPENDED, notSeen("3")));
    OnJavaFx.run(() -> dashboard.model().filterTextProperty().set(filter));
    assertThat(words("#chip-problem")).isEqualTo("1 failed");
    assertThat(words("#chip-running")).isEqualTo("0 running");
    assertThat(words("#matches")).isEqualTo("1 of 3");
  }

  @Test
  void whatMatchesByItsNameMayStillTurnOutToHaveFailed() {
    show(SampleWorld.of(FAILED, SUSPENDED, notSeen("3")));
    OnJavaFx.run(() -> dashboard.model().filterTextProperty().set("name:lab"));
    assertThat(words("#chip-problem")).isEqualTo("0+ failed");
    assertThat(words("#chip-running")).isEqualTo("1 running");
    assertThat(words("#matches")).isEqualTo("1 of 3");
  }

  @Test
  void onceAllWereReadTheFilterFindsWhatThereIs() {
    show(SampleWorld.of(FAILED, SUSPENDED));
    OnJavaFx.run(() -> dashboard.model().filterTextProperty().set("name:java"));
    assertThat(words("#chip-problem")).isEqualTo("1 failed");
    assertThat(words("#matches")).isEqualTo("1 of 2");
  }

  @Test
  void whatWasReadWithoutMatchingIsNoLongerExpected() {
    show(SampleWorld.of(FAILED, SUSPENDED, notSeen("3")));
    OnJavaFx.run(() -> dashboard.model().filterTextProperty().set("java"));
    assertThat(words("#matches")).isEqualTo("1+ of 3");
    show(SampleWorld.of(FAILED, SUSPENDED, seen("3")));
    assertThat(words("#chip-problem")).isEqualTo("1 failed");
    assertThat(words("#matches")).isEqualTo("1 of 3");
  }

  @Test
  void whatWasReadWithoutAnyFilterIsNoLongerExpected() {
    show(SampleWorld.of(FAILED, SUSPENDED, notSeen("3")));
    show(SampleWorld.of(FAILED, SUSPENDED, seen("3")));
    assertThat(words("#chip-problem")).isEqualTo("1 failed");
  }

  @Test
  void moreMayHaveFailedThanTheChipShows() {
    show(SampleWorld.of(FAILED, SUSPENDED, notSeen("3")));
    OnJavaFx.run(() -> dashboard.model().phaseProperty().set(Phase.PROBLEM));
    assertThat(words("#matches")).isEqualTo("1+ of 3");
  }

  @Test
  void whereNothingCanBeSeenTheCountsAreDashes() {
    show(SampleWorld.view(SampleWorld.account(new Link.Connecting()), List.of()));
    assertThat(words("#chip-problem")).isEqualTo("\u2013 failed");
    assertThat(words("#chip-running")).isEqualTo("\u2013 running");
  }

  @Test
  void anAccountWithoutEnvironmentsHasNone() {
    show(SampleWorld.of());
    assertThat(words("#chip-problem")).isEqualTo("0 failed");
    assertThat(words("#freshness")).isEqualTo("Checked just now");
  }

  @Test
  void theHeaderSaysHowManyWereSeen() {
    show(SampleWorld.of(FAILED, SUSPENDED, notSeen("3")));
    assertThat(words("#freshness")).isEqualTo("Checked 2/3");
  }

  @Test
  void theHeaderGivesTheAgeOfTheRowThatWasNotSeenForLongest() {
    show(
        SampleWorld.view(
            SampleWorld.account(new Link.Live()),
            List.of(
                SampleWorld.watched(FAILED),
                SampleWorld.watched(SUSPENDED, SampleWorld.NOW.minusSeconds(49), null))));
    assertThat(words("#freshness")).isEqualTo("Checked 2/2, oldest 40 s");
  }

  @Test
  void theAgeIsThatOfTheRowsAlsoOfAnotherPhaseWithAFilterThatCountsTheSame() {
    Environment ready = seen("3");
    show(
        SampleWorld.view(
            SampleWorld.account(new Link.Live()),
            List.of(
                SampleWorld.watched(ready, SampleWorld.NOW.minusSeconds(49), null),
                SampleWorld.watched(seen("4")),
                SampleWorld.watched(SUSPENDED))));
    filter("name:\"lab 3\"");
    assertThat(words("#freshness")).isEqualTo("Checked 3/3, oldest 40 s");
    filter("name:\"lab 4\"");
    assertThat(words("#freshness")).isEqualTo("Checked 3/3 just now");
    filter("");
    assertThat(words("#freshness")).isEqualTo("Checked 3/3, oldest 40 s");
    OnJavaFx.run(() -> dashboard.model().phaseProperty().set(Phase.SUSPENDED));
    assertThat(words("#freshness")).isEqualTo("Checked 3/3 just now");
    OnJavaFx.run(() -> dashboard.model().phaseProperty().set(Phase.RUNNING));
    assertThat(words("#freshness")).isEqualTo("Checked 3/3, oldest 40 s");
  }

  private void filter(String text) {
    OnJavaFx.run(() -> dashboard.model().filterTextProperty().set(text));
  }

  @ParameterizedTest
  @CsvSource({
    "5, Checked 2/2 just now",
    "6, 'Checked 2/2, oldest 10 s'",
    "30, 'Checked 2/2, oldest 30 s'",
    "90, 'Checked 2/2, oldest 1 min'"
  })
  void theAgeGoesInSteps(int seconds, String said) {
    show(SampleWorld.of(FAILED, SUSPENDED));
    OnJavaFx.run(() -> dashboard.model().tick(SampleWorld.NOW.plusSeconds(seconds)));
    assertThat(words("#freshness")).isEqualTo(said);
  }

  @Test
  void theAgeGoesOnWhilePaused() {
    WorldView live = SampleWorld.of(FAILED, SUSPENDED);
    show(new WorldView(live.at(), true, live.accounts(), live.environments()));
    OnJavaFx.run(() -> dashboard.model().tick(SampleWorld.NOW.plus(Duration.ofMinutes(7))));
    assertThat(words("#freshness")).isEqualTo("Paused, oldest 7 min");
  }

  @Test
  void whatHasFailedAndExpiresSoonIsCountedUnderBoth() {
    show(SampleWorld.of(FAILED, SUSPENDED));
    OnJavaFx.run(() -> dashboard.model().tick(SampleWorld.NOW.plus(Duration.ofHours(79))));
    assertThat(words("#chip-expiring")).isEqualTo("2 expiring soon");
    assertThat(words("#chip-problem")).isEqualTo("1 failed");
  }
}
