package envwatch.ui.history;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.filter.Filter;
import envwatch.history.Cause;
import envwatch.history.Change;
import envwatch.history.ChangeQuery;
import envwatch.history.FakeHistory;
import envwatch.history.Range;
import envwatch.history.State;
import envwatch.model.Environment;
import envwatch.model.Phase;
import envwatch.ui.history.EventList.Recorded;
import envwatch.ui.history.EventList.Wanted;
import envwatch.ui.model.SampleWorld;
import java.time.Duration;
import java.time.ZoneOffset;
import java.util.List;
import org.junit.jupiter.api.Test;

class EventListTest {
  private static final Range DAY = Range.last(Duration.ofDays(1), SampleWorld.NOW);

  /** What is said of the gaps between the looks of the morning, newest first. */
  private static List<String> gaps(Change... seenElsewhere) {
    FakeHistory history = SampleHistory.morning().recorded(seenElsewhere);
    return EventList.of(
            new Recorded(
                history.changes(ChangeQuery.all(DAY)).join(),
                history.looking(DAY).join(),
                List.of()),
            new Wanted(EventKind.ALL, DAY, null, Filter.ALL),
            SampleWorld.of(SampleWorld.dozen().toArray(Environment[]::new)),
            SampleWorld.NOW,
            ZoneOffset.UTC)
        .stream()
        .filter(Event.NotLooked.class::isInstance)
        .map(Event.NotLooked.class::cast)
        .map(EventText::reason)
        .toList();
  }

  @Test
  void aGapInWhichAPrometheusSawSomethingSaysSo() {
    List<String> quiet = gaps();
    assertThat(quiet).hasSize(2);
    Change seen =
        SampleHistory.change("EN05", "Java in depth", 50)
            .by(new Cause.Elsewhere("prometheus.example.com"))
            .from(new State(Phase.RUNNING, ""), new State(Phase.PROBLEM, ""));
    assertThat(gaps(seen))
        .containsExactly(
            quiet.getFirst() + "; meanwhile seen by prometheus.example.com", quiet.getLast());
  }
}
