package envwatch.ui.model;

import static envwatch.ui.model.ListedRows.FAILED;
import static envwatch.ui.model.ListedRows.SUSPENDED;
import static envwatch.ui.model.SampleWorld.environment;
import static envwatch.ui.model.SampleWorld.key;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.Environment;
import envwatch.model.Phase;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Which rows are selected, and stay so whatever changes in the world or the filter. */
class SelectedRowsTest {
  private final ListedRows rows = new ListedRows();
  private final DashboardModel model = rows.model;

  @Test
  void whatWasSelectedBeforeIsSelectedAgainWhenItComes() {
    model.selectWhenTheyCome(List.of(SampleWorld.key("EN05")));
    model.apply(SampleWorld.of(SampleWorld.dozen().toArray(Environment[]::new)));
    assertThat(model.selectedProperty().get().key()).isEqualTo(SampleWorld.key("EN05"));
  }

  @Test
  void insteadOfWhatDoesNotComeTheFirstIsSelected() {
    model.selectWhenTheyCome(List.of(SampleWorld.key("gone")));
    model.apply(SampleWorld.of(SampleWorld.dozen().toArray(Environment[]::new)));
    assertThat(model.selectedProperty().get()).isSameAs(model.environments().getFirst());
  }

  @Test
  void theFirstKnownEnvironmentIsSelectedOnlyOnce() {
    model.apply(SampleWorld.of(environment("1", "Java", SUSPENDED)));
    assertThat(model.selectedProperty().get().name()).isEqualTo("Java");
    model.select(List.of());
    model.apply(SampleWorld.of(environment("1", "Java", SUSPENDED)));
    assertThat(model.selectedProperty().get()).isNull();
  }

  @Test
  void selectionOutlivesAnUpdateThatSortsTheRowElsewhere() {
    Environment java = environment("1", "Java", SUSPENDED);
    Environment python = environment("2", "Python", SUSPENDED);
    model.apply(SampleWorld.of(java, python));
    model.select(key("2"));
    model.apply(SampleWorld.of(java, environment("2", "Python", FAILED)));
    assertThat(rows.names()).containsExactly("Python", "Java");
    assertThat(model.selectedProperty().get().name()).isEqualTo("Python");
  }

  @Test
  void selectionOutlivesAFilterThatHidesTheRow() {
    model.apply(
        SampleWorld.of(environment("1", "Java", SUSPENDED), environment("2", "C", SUSPENDED)));
    model.select(key("1"));
    model.filterTextProperty().set("name:C");
    assertThat(rows.names()).containsExactly("C");
    assertThat(model.selectedProperty().get().name()).isEqualTo("Java");
  }

  @Test
  void ofSeveralRowsThoseThatTheFilterHidesLeaveTheSelection() {
    rows.selectAllOf(environment("1", "Java", SUSPENDED), environment("2", "C", SUSPENDED));
    model.filterTextProperty().set("name:C");
    assertThat(model.selection()).extracting(EnvironmentRow::name).containsExactly("C");
    assertThat(model.selectedProperty().get().name()).isEqualTo("C");
  }

  @Test
  void rowsThatChangeIntoAPhaseThatIsNotShownLeaveTheSelection() {
    rows.selectAllOf(
        environment("1", "A", SUSPENDED),
        environment("2", "B", SUSPENDED),
        environment("3", "C", SUSPENDED));
    model.phaseProperty().set(Phase.SUSPENDED);
    model.apply(
        SampleWorld.of(
            environment("1", "A", SUSPENDED),
            environment("2", "B", SUSPENDED),
            environment("3", "C", FAILED)));
    assertThat(model.selection()).extracting(EnvironmentRow::name).containsExactly("A", "B");
  }

  @Test
  void whereAllOfThemAreHiddenTheOneWhoseDetailsAreShownStays() {
    rows.selectAllOf(environment("1", "A", SUSPENDED), environment("2", "B", SUSPENDED));
    model.filterTextProperty().set("zzz");
    assertThat(model.selection()).extracting(EnvironmentRow::name).containsExactly("B");
    assertThat(model.selectedProperty().get().name()).isEqualTo("B");
  }
}
