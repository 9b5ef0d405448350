package envwatch.ui.model;

import static envwatch.ui.model.ListedRows.FAILED;
import static envwatch.ui.model.ListedRows.SUSPENDED;
import static envwatch.ui.model.SampleWorld.environment;
import static envwatch.ui.model.SampleWorld.running;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.Phase;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;

/** How rows stay where they are while their order is kept. */
class KeptRowOrderTest {
  private final ListedRows rows = new ListedRows();
  private final DashboardModel model = rows.model;

  @Test
  void rowsStayWhereTheyAreWhileTheOrderIsKept() {
    rows.world(environment("1", "A", running()), environment("2", "B", running()));
    model.keepOrder(true);
    rows.world(environment("1", "A", running()), environment("2", "B", FAILED));
    assertThat(rows.names()).containsExactly("A", "B");
    assertThat(model.countsProperty().get().in(Phase.PROBLEM)).isEqualTo(1);
    assertThat(model.newOnTopProperty().get()).isEqualTo(1);

    model.keepOrder(false);
    assertThat(rows.names()).containsExactly("B", "A");
    assertThat(model.newOnTopProperty().get()).isZero();
  }

  @Test
  void rowsThatComeGoToTheEndAndRowsThatGoStayWhileTheOrderIsKept() {
    rows.world(environment("2", "B", running()), environment("3", "C", running()));
    model.keepOrder(true);
    rows.world(
        environment("1", "A", running()),
        environment("3", "C", running()),
        environment("4", "D", FAILED));
    assertThat(rows.names()).startsWith("B", "C").containsExactlyInAnyOrder("B", "C", "A", "D");
    assertThat(model.newOnTopProperty().get()).isEqualTo(1);
    List<String> shown = rows.names();
    rows.world(
        environment("1", "A", FAILED),
        environment("3", "C", running()),
        environment("4", "D", FAILED));
    assertThat(rows.names()).isEqualTo(shown);
    assertThat(model.newOnTopProperty().get()).isEqualTo(2);

    model.keepOrder(false);
    assertThat(rows.names()).containsExactly("A", "D", "C");
  }

  @Test
  void aRowThatCameMeanwhileGoesToItsPlaceWhenTheOrderIsNoLongerKept() {
    rows.world(environment("2", "B", running()), environment("3", "C", running()));
    model.keepOrder(true);
    rows.world(
        environment("2", "B", running()),
        environment("3", "C", running()),
        environment("1", "A", FAILED));
    assertThat(rows.names()).containsExactly("B", "C", "A");

    model.keepOrder(false);
    assertThat(rows.names()).containsExactly("A", "B", "C");
  }

  @Test
  void whatRecoversAndWhatWasFailedBeforeIsNotNewOnTop() {
    rows.world(
        environment("1", "A", FAILED),
        environment("2", "B", FAILED),
        environment("3", "C", running()));
    model.keepOrder(true);
    rows.world(
        environment("1", "A", running()),
        environment("2", "B", FAILED),
        environment("3", "C", running()));
    assertThat(rows.names()).containsExactly("A", "B", "C");
    assertThat(model.newOnTopProperty().get()).isZero();
  }

  @Test
  void whatThePersonAsksForIsDoneAtOnceAndKeptAgain() {
    rows.world(environment("1", "A", running()), environment("2", "B", running()));
    model.keepOrder(true);
    rows.world(environment("1", "A", running()), environment("2", "B", FAILED));
    model.order(Comparator.comparing(EnvironmentRow::name).reversed(), false);
    assertThat(rows.names()).containsExactly("B", "A");
    model.filterTextProperty().set("name:A");
    assertThat(rows.names()).containsExactly("A");
    model.clearFilter();
    model.order(null, false);
    assertThat(rows.names()).containsExactly("B", "A");
    rows.world(environment("1", "A", FAILED), environment("2", "B", running()));
    assertThat(rows.names()).containsExactly("B", "A");
    model.applyOrder();
    assertThat(rows.names()).containsExactly("A", "B");
  }

  @Test
  void rowsThatNoLongerFitTheChipStayListedAndSelectedWhileTheOrderIsKept() {
    rows.selectAllOf(environment("1", "A", SUSPENDED), environment("2", "B", SUSPENDED));
    model.phaseProperty().set(Phase.SUSPENDED);
    model.keepOrder(true);
    rows.world(environment("1", "A", FAILED), environment("2", "B", SUSPENDED));
    assertThat(rows.names()).containsExactly("A", "B");
    assertThat(model.selection()).hasSize(2);

    model.keepOrder(false);
    assertThat(rows.names()).containsExactly("B");
    assertThat(model.selection()).extracting(EnvironmentRow::name).containsExactly("B");
  }
}
