package envwatch.history;

import static envwatch.history.Sights.DOWN;
import static envwatch.history.Sights.LOOK;
import static envwatch.history.Sights.STARTING;
import static envwatch.history.Sights.UP;
import static envwatch.history.Sights.environment;
import static envwatch.history.Sights.only;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.Environment;
import envwatch.watch.Samples;
import envwatch.watch.WorldView;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Clocks that are set back or were ahead. */
@Tag("fast")
class ClocksTest {
  private final Scene scene = new Scene();

  @Test
  void aClockSetBackIsNoChangeAndOrdersTheTimes() {
    Environment up = environment(UP);
    scene.sees(up).view();
    scene.setBack(Duration.ofHours(1)).next(up);
    assertThat(scene.changes).isEmpty();
    Change change = only(scene.next(environment(DOWN)));
    assertThat(change.lastSeenBefore()).isEqualTo(change.firstSeenAfter().minus(LOOK));
    assertThat(change.cause()).isEqualTo(new Cause.Service());
  }

  @Test
  void sinceMovesWithAClockThatWasAhead() {
    Environment up = environment(UP);
    scene.sees(up).view();
    scene.setBack(Duration.ofHours(1)).next(up);
    assertThat(scene.memory().lastSeen().getFirst().since()).isBefore(scene.now());
  }

  @Test
  void lookingToldByAClockThatWasAheadDoesNotReachIntoTheFuture() {
    Environment up = environment(UP);
    scene.sees(up).view();
    scene.next(up);
    Detected detected = scene.setBack(Duration.ofSeconds(20)).next(up);
    assertThat(detected.ended().getFirst().until()).isBeforeOrEqualTo(scene.now());
    assertThat(scene.memory().looking()).hasSize(1);
  }

  @Test
  void whatAnEarlierRunSawInTheFutureDoesNotTurnTimesRound() {
    scene.sees(environment(UP)).view();
    Scene next = new Scene(LastStates.carriedIn(scene.memory().lastSeen()));
    next.later(Duration.ofHours(-2)).sees(environment(DOWN)).view();
    Change change = next.changes.getFirst();
    assertThat(change.lastSeenBefore()).isEqualTo(change.firstSeenAfter());
  }

  @Test
  void aViewThatWasOvertakenByANewerOneTellsNothing() {
    scene.sees(environment(UP)).view();
    WorldView older = scene.world();
    scene.next(environment(DOWN));
    assertThat(Detection.detect(scene.memory(), older, List.of()).changes()).isEmpty();
  }

  @Test
  void theRhythmOfLooksIsTheOneUntilTheChange() {
    scene.sees(environment(UP)).view();
    scene.interval(Duration.ofSeconds(2)).later(Duration.ofSeconds(20)).view();
    scene.later(Duration.ofSeconds(1)).sees(environment(STARTING));
    assertThat(scene.view().intervals()).containsEntry(Samples.key("E"), LOOK);
  }

  @Test
  void aRhythmThatBecameFasterMakesNoAbsence() {
    scene.sees(environment(UP)).view();
    scene.interval(Duration.ofSeconds(2)).later(Duration.ofSeconds(20)).view();
    scene.later(Duration.ofSeconds(1)).sees(environment(UP));
    assertThat(scene.view().absences()).isEmpty();
  }
}
