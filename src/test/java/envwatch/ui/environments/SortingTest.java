package envwatch.ui.environments;

import static envwatch.ui.model.SampleWorld.NOW;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.Environment;
import envwatch.model.Machine;
import envwatch.model.Phase;
import envwatch.settings.AppearanceSettings;
import envwatch.settings.WindowSettings;
import envwatch.settings.WindowSettings.ColumnSettings;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.model.EnvironmentRow;
import envwatch.ui.model.MachineRow;
import envwatch.ui.model.SampleWorld;
import envwatch.ui.window.Dashboards;
import envwatch.ui.window.Dashboards.Dashboard;
import envwatch.watch.Link;
import envwatch.watch.WatchedEnvironment;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import javafx.scene.Scene;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableColumn.SortType;
import javafx.scene.control.TableView;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Columns are sorted by what they mean, not by how it is written. */
class SortingTest {
  @Test
  void whatWasSeenLastComesFirstByAgeAndWhatWasNeverSeenLast() {
    OnJavaFx.run(() -> {
      Dashboard dashboard =
          watching(
              seen("5 s", Duration.ofSeconds(5)),
              seen("12 days", Duration.ofDays(12)),
              never("never"),
              seen("2 h", Duration.ofHours(2)),
              seen("3 min", Duration.ofMinutes(3)));
      sortBy(environments(dashboard), "age");
      assertThat(names(dashboard)).containsExactly("5 s", "3 min", "2 h", "12 days", "never");
    });
  }

  @Test
  void aLookSortsAnewByAge() {
    OnJavaFx.run(() -> {
      WatchedEnvironment java = seen("java", Duration.ofMinutes(1));
      Dashboard dashboard = watching(java, seen("python", Duration.ofMinutes(2)));
      sortBy(environments(dashboard), "age");
      watch(dashboard, java, seen("python", Duration.ofSeconds(1)));
      assertThat(names(dashboard)).containsExactly("python", "java");
    });
  }

  @ParameterizedTest
  @ValueSource(strings = {"owner", "project", "blueprint", "policy", "snapshot", "region"})
  void whatWasNeverSeenIsSortedByWhatIsNotKnownOfIt(String column) {
    OnJavaFx.run(() -> {
      Dashboard dashboard = watching(never("never"), seen("seen", Duration.ZERO));
      sortBy(environments(dashboard), column, SortType.DESCENDING);
      assertThat(names(dashboard)).containsExactly("never", "seen");
    });
  }

  @Test
  void progressIsSortedByNumberAndWhatIsDoneComesLast() {
    OnJavaFx.run(() -> {
      Dashboard dashboard =
          showing(
              preparing("done", 100),
              preparing("ninety", 90),
              SampleWorld.running("m0", "resting"),
              preparing("nine", 9),
              preparing("begun", 0));
      sortBy(machines(dashboard), "status");
      assertThat(machineNames(dashboard))
          .containsExactly("begun", "nine", "ninety", "done", "resting");
    });
  }

  @Test
  void addressesAreSortedByNumber() {
    OnJavaFx.run(() -> {
      Dashboard dashboard =
          showing(
              at("192.0.2.10"), at("192.0.2.9"), SampleWorld.bare("m0", "none"), at("9.0.2.200"));
      sortBy(machines(dashboard), "address");
      assertThat(machineNames(dashboard))
          .containsExactly("9.0.2.200", "192.0.2.9", "192.0.2.10", "none");
    });
  }

  @ParameterizedTest
  @ValueSource(strings = {"password", "web"})
  void whatHasNoOrderIsNotSortedBy(String column) {
    OnJavaFx.run(() -> {
      WindowSettings before =
          WindowSettings.DEFAULT.with(
              WindowSettings.MACHINE_COLUMNS,
              List.of(new ColumnSettings(column, 8, true, 0, false, false)));
      Dashboard dashboard = Dashboards.of(AppearanceSettings.DEFAULT, before);
      assertThat(column(machines(dashboard), column).isSortable()).isFalse();
      assertThat(machines(dashboard).getSortOrder()).isEmpty();
    });
  }

  private static Dashboard watching(WatchedEnvironment... environments) {
    Dashboard dashboard = Dashboards.of(AppearanceSettings.DEFAULT);
    dashboard.appearance().dress(new Scene(dashboard.view()));
    watch(dashboard, environments);
    return dashboard;
  }

  private static Dashboard showing(Machine... machines) {
    return watching(
        SampleWorld.watched(
            SampleWorld.environment("EN01", "Lab", SampleWorld.running(), machines)));
  }

  private static void watch(Dashboard dashboard, WatchedEnvironment... environments) {
    dashboard
        .model()
        .apply(SampleWorld.view(SampleWorld.account(new Link.Live()), List.of(environments)));
  }

  private static WatchedEnvironment seen(String name, Duration ago) {
    Environment environment = SampleWorld.environment(name, name, SampleWorld.running());
    return SampleWorld.watched(environment, NOW.minus(ago), null);
  }

  private static WatchedEnvironment never(String id) {
    return new WatchedEnvironment(
        SampleWorld.key(id), null, null, Duration.ofSeconds(30), null, null);
  }

  private static Machine preparing(String name, int progress) {
    return SampleWorld.machine(name, name, Phase.CHANGING, "Preparing", progress);
  }

  private static Machine at(String address) {
    return SampleWorld.reachable(address, address, address, null);
  }

  private static TableView<EnvironmentRow> environments(Dashboard dashboard) {
    return dashboard.view().environmentTable().table();
  }

  private static TableView<MachineRow> machines(Dashboard dashboard) {
    return dashboard.view().machineTable().table();
  }

  private static <S> void sortBy(TableView<S> table, String id) {
    sortBy(table, id, SortType.ASCENDING);
  }

  private static <S> void sortBy(TableView<S> table, String id, SortType direction) {
    TableColumn<S, ?> column = column(table, id);
    column.setVisible(true);
    column.setSortType(direction);
    table.getSortOrder().setAll(List.of(column));
  }

  private static <S> TableColumn<S, ?> column(TableView<S> table, String id) {
    return table.getColumns().stream()
        .filter(each -> id.equals(each.getId()))
        .findFirst()
        .orElseThrow();
  }

  private static Stream<String> names(Dashboard dashboard) {
    return dashboard.model().environments().stream().map(EnvironmentRow::name);
  }

  private static Stream<String> machineNames(Dashboard dashboard) {
    return machines(dashboard).getItems().stream().map(row -> row.machine().name());
  }
}
