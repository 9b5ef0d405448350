package envwatch.ui.environments;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.Environment;
import envwatch.model.Phase;
import envwatch.model.Status;
import envwatch.settings.AppearanceSettings;
import envwatch.settings.WindowSettings;
import envwatch.settings.WindowSettings.ColumnSettings;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.model.EnvironmentRow;
import envwatch.ui.model.SampleWorld;
import envwatch.ui.window.Dashboards;
import envwatch.ui.window.Dashboards.Dashboard;
import envwatch.watch.WorldView;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javafx.event.Event;
import javafx.scene.Scene;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.control.skin.VirtualFlow;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

/** The person's order, selection and place in the list. */
class EnvironmentTableTest {
  private static final Offset<Double> HALF_A_PIXEL = Offset.offset(0.5);

  @Test
  void theListComesBackInTheOrderInWhichItWasLeft() {
    List<ColumnSettings> columns = List.of(new ColumnSettings("name", 14, true, 0, true, true));
    OnJavaFx.run(() -> {
      Dashboard dashboard =
          shown(WindowSettings.DEFAULT.with(WindowSettings.ENVIRONMENT_COLUMNS, columns));
      assertThat(dashboard.model().environments().getFirst().name()).isEqualTo("lab 99");
      assertThat(table(dashboard).getSortOrder())
          .extracting(TableColumn::getId)
          .containsExactly("name");
    });
  }

  @Test
  void detailsAreThoseOfTheRowThatWasAddedLast() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = shown();
      table(dashboard).getSelectionModel().clearAndSelect(4);
      table(dashboard).getSelectionModel().select(9);
      table(dashboard).getSelectionModel().select(2);
      assertThat(dashboard.model().selectedProperty().get().name()).isEqualTo("lab 02");
      assertThat(selection(dashboard)).containsExactlyInAnyOrder("lab 02", "lab 04", "lab 09");
    });
  }

  @Test
  void detailsGoOnFollowingTheSelectionWhenRowsHaveChangedPlaces() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = shown();
      table(dashboard).getSelectionModel().clearAndSelect(4);
      look(dashboard, Set.of(70));
      table(dashboard).getSelectionModel().select(0);
      assertThat(dashboard.model().selectedProperty().get().name()).isEqualTo("lab 70");
    });
  }

  @Test
  void aRowTakenOutOfTheSelectionIsNotActedOn() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = shown();
      table(dashboard).getSelectionModel().clearAndSelect(4);
      table(dashboard).getSelectionModel().select(9);
      table(dashboard).getSelectionModel().clearSelection(9);
      assertThat(selection(dashboard)).containsExactly("lab 04");
    });
  }

  @Test
  void aSelectionGoesOnFromTheRowWhereItBeganWhenRowsHaveChangedPlaces() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = shown();
      table(dashboard).getSelectionModel().clearAndSelect(20);
      selectDownwards(dashboard);
      selectDownwards(dashboard);
      look(dashboard, Set.of(70, 71, 72));
      selectDownwards(dashboard);
      assertThat(selection(dashboard))
          .containsExactlyInAnyOrder("lab 20", "lab 21", "lab 22", "lab 23");
    });
  }

  @Test
  void aRowThatIsCutByTheUpperEdgeStaysWhereItIsWhenRowsAboveComeAndGo() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = shown();
      scrollByRows(30.6, dashboard);
      double before = heightOf("lab 31", dashboard);

      look(dashboard, Set.of(70, 71, 72));

      assertThat(heightOf("lab 31", dashboard)).isCloseTo(before, HALF_A_PIXEL);
    });
  }

  @Test
  void thePlaceOutlivesTwoChangesWithinOneFrame() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = shown();
      scrollByRows(30.6, dashboard);
      double before = heightOf("lab 31", dashboard);

      dashboard.model().apply(world(Set.of(70, 71, 72)));
      look(dashboard, Set.of(70));

      assertThat(heightOf("lab 31", dashboard)).isCloseTo(before, HALF_A_PIXEL);
    });
  }

  @Test
  void theKeyboardComesToASelectedRowInSight() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = shown();
      table(dashboard).getSelectionModel().clearAndSelect(80);

      dashboard.view().environmentTable().takeFocus();

      dashboard.view().layout();
      assertThat(flow(dashboard).getFirstVisibleCell().getIndex()).isBetween(60, 80);
    });
  }

  @Test
  void theKeyboardLeavesTheRowsWhereTheyAreIfTheSelectedOneIsInSight() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = shown();
      scrollByRows(20, dashboard);
      table(dashboard).getSelectionModel().clearAndSelect(27);

      dashboard.view().environmentTable().takeFocus();

      dashboard.view().layout();
      assertThat(flow(dashboard).getFirstVisibleCell().getIndex()).isEqualTo(20);
    });
  }

  @Test
  void theKeyboardComesBackFromTheMachinesWithoutMovingTheRows() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = shown();
      scrollByRows(20, dashboard);
      table(dashboard).getSelectionModel().clearAndSelect(27);

      dashboard.view().environmentTable().takeSelected();

      dashboard.view().layout();
      assertThat(flow(dashboard).getFirstVisibleCell().getIndex()).isEqualTo(20);
    });
  }

  @Test
  void theKeyboardGoesOnFromTheRowThatTheProgramSelected() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = shown();
      table(dashboard).getSelectionModel().clearAndSelect(20);

      dashboard.model().select(SampleWorld.key("EN40"));

      assertThat(table(dashboard).getFocusModel().getFocusedItem().name()).isEqualTo("lab 40");
      press(KeyCode.DOWN, dashboard);
      assertThat(selection(dashboard)).containsExactly("lab 41");
    });
  }

  @Test
  void aSelectionGrowsFromTheRowThatTheProgramSelected() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = shown();
      table(dashboard).getSelectionModel().clearAndSelect(20);
      selectDownwards(dashboard);

      dashboard.model().select(SampleWorld.key("EN40"));

      selectDownwards(dashboard);
      assertThat(selection(dashboard)).containsExactlyInAnyOrder("lab 40", "lab 41");
    });
  }

  @Test
  void theKeyboardStaysBesideTheSelectionWhenRowsHaveChangedPlaces() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = shown();
      table(dashboard).getSelectionModel().clearAndSelect(20);
      table(dashboard).getFocusModel().focus(25);

      look(dashboard, Set.of(70, 71, 72));

      assertThat(table(dashboard).getFocusModel().getFocusedItem().name()).isEqualTo("lab 25");
    });
  }

  @Test
  void whatIsSelectedComesIntoSightWhenTheFilterIsCleared() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = shown();
      filter("80", dashboard);
      table(dashboard).getSelectionModel().clearAndSelect(0);

      filter("", dashboard);

      assertThat(selection(dashboard)).containsExactly("lab 80");
      assertThat(flow(dashboard).getFirstVisibleCell().getIndex()).isBetween(60, 80);
    });
  }

  @Test
  void whatIsSelectedComesIntoSightWhenAllPhasesAreShownAgain() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = shown();
      look(dashboard, IntStream.range(0, 80).boxed().collect(Collectors.toSet()));
      dashboard.model().phaseProperty().set(Phase.SUSPENDED);
      dashboard.view().settle(1000, 650);
      table(dashboard).getSelectionModel().clearAndSelect(0);

      dashboard.model().clearFilter();
      dashboard.view().settle(1000, 650);

      assertThat(selection(dashboard)).containsExactly("lab 80");
      assertThat(flow(dashboard).getFirstVisibleCell().getIndex()).isBetween(60, 80);
    });
  }

  @Test
  void rowsStayWhereTheyAreWhenTheFilterIsClearedAndTheSelectedOneIsInSight() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = shown();
      filter("lab", dashboard);
      scrollByRows(20, dashboard);
      table(dashboard).getSelectionModel().clearAndSelect(27);

      filter("", dashboard);

      assertThat(flow(dashboard).getFirstVisibleCell().getIndex()).isEqualTo(20);
    });
  }

  @Test
  void aListThatIsNarrowedIsReadFromItsBeginning() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = shown();
      Phase phaseOfAll = dashboard.model().environments().getFirst().assessment().phase();
      scrollByRows(60, dashboard);

      filter("lab", dashboard);
      assertThat(flow(dashboard).getFirstVisibleCell().getIndex()).isZero();

      scrollByRows(60, dashboard);
      dashboard.model().phaseProperty().set(phaseOfAll);
      dashboard.view().settle(1000, 650);
      assertThat(flow(dashboard).getFirstVisibleCell().getIndex()).isZero();
    });
  }

  @Test
  void whatIsSelectedStaysInSightWhenTheListIsNarrowed() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = shown();
      scrollByRows(20, dashboard);
      table(dashboard).getSelectionModel().clearAndSelect(27);

      filter("lab", dashboard);

      assertThat(flow(dashboard).getFirstVisibleCell().getIndex()).isEqualTo(20);
    });
  }

  @Test
  void aRefreshDoesNotPullAnybodyBackToTheSelectedRow() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = shown();
      table(dashboard).getSelectionModel().clearAndSelect(80);

      look(dashboard, Set.of(99));

      assertThat(flow(dashboard).getFirstVisibleCell().getIndex()).isZero();
    });
  }

  private static void filter(String text, Dashboard dashboard) {
    dashboard.model().filterTextProperty().set(text);
    dashboard.view().settle(1000, 650);
  }

  private static Dashboard shown() {
    return shown(WindowSettings.DEFAULT);
  }

  /** A hundred environments, of which a part is seen. */
  private static Dashboard shown(WindowSettings window) {
    Dashboard dashboard = Dashboards.of(AppearanceSettings.DEFAULT, window);
    dashboard.appearance().use(AppearanceSettings.DEFAULT);
    dashboard.appearance().dress(new Scene(dashboard.view(), 1000, 650));
    look(dashboard, Set.of());
    return dashboard;
  }

  private static void look(Dashboard dashboard, Set<Integer> failed) {
    dashboard.model().apply(world(failed));
    dashboard.view().settle(1000, 650);
  }

  /** Environments that have failed come first. */
  private static WorldView world(Set<Integer> failed) {
    return SampleWorld.of(
        IntStream.range(0, 100)
            .mapToObj(number -> lab(number, failed.contains(number)))
            .toArray(Environment[]::new));
  }

  private static Environment lab(int number, boolean failed) {
    Status status =
        failed
            ? new Status(Phase.PROBLEM, "Creation failed")
            : new Status(Phase.SUSPENDED, "Suspended");
    return SampleWorld.environment("EN" + number, "lab %02d".formatted(number), status);
  }

  private static TableView<EnvironmentRow> table(Dashboard dashboard) {
    return dashboard.view().environmentTable().table();
  }

  private static List<String> selection(Dashboard dashboard) {
    return dashboard.model().selection().stream().map(EnvironmentRow::name).toList();
  }

  private static void selectDownwards(Dashboard dashboard) {
    press(KeyCode.DOWN, true, dashboard);
  }

  private static void press(KeyCode key, Dashboard dashboard) {
    press(key, false, dashboard);
  }

  private static void press(KeyCode key, boolean shift, Dashboard dashboard) {
    Event.fireEvent(
        table(dashboard),
        new KeyEvent(KeyEvent.KEY_PRESSED, "", "", key, shift, false, false, false));
  }

  private static void scrollByRows(double rows, Dashboard dashboard) {
    flow(dashboard).scrollPixels(rows * table(dashboard).getFixedCellSize());
    dashboard.view().settle(1000, 650);
  }

  private static VirtualFlow<?> flow(Dashboard dashboard) {
    return (VirtualFlow<?>) table(dashboard).lookup(".virtual-flow");
  }

  private static double heightOf(String name, Dashboard dashboard) {
    int index =
        IntStream.range(0, 100)
            .filter(i -> table(dashboard).getItems().get(i).name().equals(name))
            .findFirst()
            .orElseThrow();
    return flow(dashboard).getCell(index).getLayoutY();
  }
}
