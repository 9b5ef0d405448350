package envwatch.ui.model;

import static envwatch.ui.model.ListedRows.status;
import static envwatch.ui.model.SampleWorld.NOW;
import static envwatch.ui.model.SampleWorld.environment;
import static envwatch.ui.model.SampleWorld.running;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.Environment;
import envwatch.model.Expiration;
import envwatch.model.Phase;
import envwatch.watch.WatchedEnvironment;
import envwatch.watch.WorldView;
import envwatch.words.ExpirationWords;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What time alone changes about a row. */
class RowsAsTimePassesTest {
  private final DashboardModel model = new ListedRows().model;

  @Test
  void timeAloneMakesARowStaleAndItsEndNear() {
    Environment java = environment("1", "Java", running(), running("m", "a"));
    model.apply(SampleWorld.of(java));
    EnvironmentRow row = model.environments().getFirst();
    model.tick(NOW.plusSeconds(60));
    assertThat(row.facts().stale()).isFalse();
    model.tick(NOW.plusSeconds(120));
    assertThat(row.facts().stale()).isTrue();
    assertThat(status(row).age()).isEqualTo("2 min");
    assertThat(row.assessment().phase()).isEqualTo(Phase.RUNNING);
    model.tick(NOW.plus(Duration.ofHours(79)));
    assertThat(model.countsProperty().get().in(Phase.EXPIRING)).isEqualTo(1);
  }

  @Test
  void aRowThatSaysTheSameIsNotEvaluatedAnew() {
    assertThat(evaluatedIn13Minutes(Duration.ofHours(9).plusMinutes(10)))
        .as("9 h, and after ten minutes 8 h")
        .isEqualTo(1);
  }

  @Test
  void aRowThatSaysEachMinuteHowMuchIsLeftIsEvaluatedEachMinute() {
    assertThat(evaluatedIn13Minutes(Duration.ofMinutes(70)))
        .as("from 1 h 10 min to 56 min")
        .isEqualTo(14);
  }

  private int evaluatedIn13Minutes(Duration left) {
    Environment java =
        SampleWorld.expiring(
            environment("1", "Java", running(), running("m", "a")),
            new Expiration.At(NOW.plus(left)));
    model.apply(SampleWorld.of(java));
    List<Object> evaluated = new ArrayList<>();
    model.environments().getFirst().factsProperty().subscribe((before, now) -> evaluated.add(now));
    for (int looks = 1; looks <= 40; looks++) {
      Instant at = NOW.plus(Duration.ofSeconds(20).multipliedBy(looks));
      List<WatchedEnvironment> seen = List.of(SampleWorld.watched(java, at, null));
      model.apply(new WorldView(at, false, model.worldProperty().get().accounts(), seen));
      model.tick(at.plusSeconds(10));
    }
    return evaluated.size();
  }

  @Test
  void aClockThatIsSetBackTakesBackWhatWasSaidTooEarly() {
    model.apply(SampleWorld.of(environment("1", "Java", running(), running("m", "a"))));
    EnvironmentRow row = model.environments().getFirst();
    model.tick(NOW.plus(Duration.ofHours(79)));
    assertThat(ExpirationWords.left(row.facts().expiration(), row.facts().at())).isEqualTo("1 h");
    model.tick(NOW);
    assertThat(ExpirationWords.left(row.facts().expiration(), row.facts().at()))
        .isEqualTo("3 days");
    assertThat(row.facts().stale()).isFalse();
    assertThat(row.assessment().phase()).isEqualTo(Phase.RUNNING);
    assertThat(model.countsProperty().get().in(Phase.EXPIRING)).isZero();
  }
}
