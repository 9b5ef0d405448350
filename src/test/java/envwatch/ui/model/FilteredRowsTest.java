package envwatch.ui.model;

import static envwatch.ui.model.ListedRows.FAILED;
import static envwatch.ui.model.ListedRows.SUSPENDED;
import static envwatch.ui.model.SampleWorld.NOW;
import static envwatch.ui.model.SampleWorld.environment;
import static envwatch.ui.model.SampleWorld.running;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.filter.FilterSubject;
import envwatch.model.Environment;
import envwatch.model.Expiration;
import envwatch.model.Phase;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import javafx.collections.ListChangeListener;
import org.junit.jupiter.api.Test;

/**
 * Which rows the filter and the chips leave, what they count, and what is not made anew for them.
 */
class FilteredRowsTest {
  private final ListedRows rows = new ListedRows();
  private final DashboardModel model = rows.model;

  @Test
  void chipsCountAllAndNarrowTheListTogetherWithTheFilter() {
    model.apply(SampleWorld.of(SampleWorld.dozen().toArray(Environment[]::new)));
    assertThat(model.countsProperty().get().in(Phase.SUSPENDED)).isEqualTo(3);
    assertThat(model.countsProperty().get().all()).isEqualTo(12);
    model.phaseProperty().set(Phase.SUSPENDED);
    model.filterTextProperty().set("rocket");
    assertThat(rows.names()).containsExactly("Rocket \uD83D\uDE80 class");
    assertThat(model.countsProperty().get().all()).isEqualTo(12);
    model.clearFilter();
    assertThat(rows.names()).hasSize(12);
  }

  @Test
  void aChangedEnvironmentIsFilteredByWhatItSaysNow() {
    model.apply(SampleWorld.of(environment("1", "Java", SUSPENDED)));
    model.filterTextProperty().set("kotlin");
    assertThat(rows.names()).isEmpty();
    model.apply(SampleWorld.of(environment("1", "Kotlin", SUSPENDED)));
    assertThat(rows.names()).containsExactly("Kotlin");
  }

  /** Its row says so in amber. */
  @Test
  void whatHasFailedAndExpiresSoonIsCountedAndFoundAsBoth() {
    Expiration soon = new Expiration.At(NOW.plus(Duration.ofHours(1)));
    rows.world(
        SampleWorld.expiring(environment("1", "A", FAILED), soon),
        SampleWorld.expiring(environment("2", "B", running(), running("m", "a")), soon),
        environment("3", "C", FAILED));
    PhaseCounts counts = model.countsProperty().get();
    assertThat(counts.in(Phase.PROBLEM)).isEqualTo(2);
    assertThat(counts.in(Phase.EXPIRING)).isEqualTo(2);
    assertThat(counts.all()).isEqualTo(3);
    assertThat(counts.complete()).isTrue();

    model.phaseProperty().set(Phase.EXPIRING);
    assertThat(rows.names()).containsExactly("A", "B");
    model.phaseProperty().set(Phase.PROBLEM);
    assertThat(rows.names()).containsExactly("A", "C");
    model.phaseProperty().set(null);
    model.filterTextProperty().set("status:\"expires soon\"");
    assertThat(rows.names()).containsExactly("A", "B");
  }

  @Test
  void aFilterThatLetsTheSameRowsThroughAnnouncesNothing() {
    model.apply(
        SampleWorld.of(
            environment("1", "lab one", SUSPENDED),
            environment("2", "lab two", SUSPENDED),
            environment("3", "other", SUSPENDED)));
    model.filterTextProperty().set("name:la");
    AtomicInteger changes = new AtomicInteger();
    model
        .environments()
        .addListener((ListChangeListener<EnvironmentRow>) change -> changes.incrementAndGet());
    model.filterTextProperty().set("name:lab");
    assertThat(changes).hasValue(0);
    model.filterTextProperty().set("");
    assertThat(rows.names()).containsExactly("lab one", "lab two", "other");
  }

  @Test
  void aKeystrokeMakesNothingOfARowAnew() {
    model.apply(
        SampleWorld.of(environment("1", "lab one", SUSPENDED), environment("2", "Zoo", SUSPENDED)));
    model.filterTextProperty().set("l");
    List<FilterSubject> before = model.filterSubjects();
    model.filterTextProperty().set("la");
    assertThat(model.filterSubjects()).isEqualTo(before);
  }

  @Test
  void whatAFilterSeesOutlivesALookThatBringsNothingNew() {
    Environment lab = environment("1", "lab one", SUSPENDED);
    model.apply(SampleWorld.of(lab, environment("2", "Zoo", SUSPENDED)));
    FilterSubject before = model.filterSubjects().getFirst();
    model.apply(SampleWorld.of(lab, environment("2", "Zoo", FAILED)));
    assertThat(model.filterSubjects()).contains(before);
  }
}
