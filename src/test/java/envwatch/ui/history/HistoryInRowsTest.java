package envwatch.ui.history;

import static envwatch.ui.model.Histories.environment;
import static envwatch.ui.model.Histories.machine;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.history.Outlier;
import envwatch.model.Environment;
import envwatch.model.Phase;
import envwatch.model.Status;
import envwatch.settings.AppearanceSettings;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.model.EnvironmentRow;
import envwatch.ui.model.Histories;
import envwatch.ui.model.SampleWorld;
import envwatch.ui.window.Dashboards;
import envwatch.ui.window.Dashboards.Dashboard;
import envwatch.watch.Link;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableColumn.SortType;
import javafx.scene.control.TableView;
import javafx.scene.control.ToggleButton;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What the history tells about environments and machines, in their rows and in the details. */
class HistoryInRowsTest {
  private static final Duration NOTHING_MOVED = Duration.ofMinutes(3);

  private static Environment lab(String id, String name) {
    return SampleWorld.environment(
        id, name, SampleWorld.running(), SampleWorld.running("m" + id, "web"));
  }

  private static Environment preparing(String id, String name) {
    return SampleWorld.environment(
        id,
        name,
        new Status(Phase.CHANGING, "Preparing"),
        SampleWorld.machine("m" + id, "web", Phase.CHANGING, "Preparing", 40));
  }

  /** Three environments that run and one that prepares. */
  private static void open(Histories histories, Consumer<Dashboard> looked) {
    OnJavaFx.run(() -> {
      Dashboard dashboard = Dashboards.of(AppearanceSettings.DEFAULT);
      dashboard.appearance().use(AppearanceSettings.DEFAULT);
      dashboard.appearance().dress(new Scene(dashboard.view(), 1600, 900));
      dashboard
          .model()
          .apply(
              SampleWorld.of(
                  lab("1", "Lab 1"), lab("2", "Lab 2"), lab("3", "Lab 3"), preparing("4", "New")));
      dashboard.model().remember(histories.view());
      dashboard.view().settle(1600, 900);
      looked.accept(dashboard);
    });
  }

  private static Histories lasting(int minutes) {
    return new Histories()
        .since(environment("4"), Phase.CHANGING, "Preparing", Duration.ofMinutes(minutes))
        .waiting(environment("4"), Duration.ofMinutes(minutes), Duration.ZERO);
  }

  @Test
  void theListTellsForHowLongEachIsInItsState() {
    Histories histories =
        new Histories()
            .since(environment("1"), Phase.RUNNING, "Running", Duration.ofMinutes(12))
            .atLeast(environment("2"), Phase.RUNNING, "Running", Duration.ofHours(3));
    open(
        histories,
        dashboard -> {
          assertThat(text(dashboard, "Lab 1", "since")).isEqualTo("12 min");
          assertThat(text(dashboard, "Lab 2", "since")).isEqualTo(">3 h");
          assertThat(text(dashboard, "Lab 3", "since")).isEqualTo("\u2013");
          assertThat(Controls.tipOf(cell(dashboard, "Lab 2", "since")))
              .startsWith("Running for at least 3 h\n");
        });
  }

  @Test
  void whatIsNotSeenAnyMoreLastsNoLongerThanItWasSeen() {
    Histories histories =
        new Histories().atLeast(environment("1"), Phase.RUNNING, "Running", Duration.ofHours(3));
    open(
        histories,
        dashboard -> {
          Instant seenAt = SampleWorld.NOW.minus(Duration.ofHours(2));
          dashboard
              .model()
              .apply(
                  SampleWorld.view(
                      SampleWorld.account(new Link.Live()),
                      List.of(SampleWorld.watched(lab("1", "Lab 1"), seenAt, null))));
          dashboard.view().settle(1600, 900);

          dashboard.model().select(SampleWorld.key("1"));
          assertThat(text(dashboard, "Lab 1", "since")).isEqualTo(">1 h");
          assertThat(label(dashboard, "detail-summary")).startsWith("for at least 1 h \u00b7 anna");
        });
  }

  @Test
  void theListIsSortedByDuration() {
    Histories histories =
        new Histories()
            .since(environment("1"), Phase.RUNNING, "Running", Duration.ofMinutes(12))
            .since(environment("2"), Phase.RUNNING, "Running", Duration.ofHours(3))
            .since(environment("4"), Phase.CHANGING, "Preparing", Duration.ofMinutes(1));
    open(
        histories,
        dashboard -> {
          TableView<EnvironmentRow> table = dashboard.view().environmentTable().table();
          TableColumn<EnvironmentRow, ?> since = column(table, "since");
          since.setSortType(SortType.ASCENDING);
          table.getSortOrder().setAll(List.of(since));

          assertThat(table.getItems())
              .extracting(EnvironmentRow::name)
              .containsExactly("New", "Lab 1", "Lab 2", "Lab 3");

          dashboard
              .model()
              .remember(
                  new Histories()
                      .since(environment("3"), Phase.RUNNING, "Running", Duration.ZERO)
                      .view());
          assertThat(table.getItems().getFirst().name()).isEqualTo("Lab 3");
        });
  }

  @Test
  void theSummaryTellsSinceWhen() {
    Histories histories =
        new Histories().atLeast(environment("1"), Phase.RUNNING, "Running", Duration.ofHours(3));
    open(
        histories,
        dashboard -> {
          dashboard.model().select(SampleWorld.key("1"));
          assertThat(label(dashboard, "detail-summary")).startsWith("for at least 3 h \u00b7 anna");
        });
  }

  @Test
  void whatIsKnownForLessThanAMinuteIsNotTold() {
    Histories histories =
        new Histories().atLeast(environment("1"), Phase.RUNNING, "Running", Duration.ofSeconds(20));
    open(
        histories,
        dashboard -> {
          dashboard.model().select(SampleWorld.key("1"));
          assertThat(label(dashboard, "detail-summary")).startsWith("anna");
          assertThat(Controls.tipOf(cell(dashboard, "Lab 1", "since"))).isNull();
        });
  }

  @Test
  void whileItIsOnItsWayTheRowTellsWhatIsLeft() {
    open(
        lasting(2),
        dashboard -> {
          assertThat(text(dashboard, "New", "status"))
              .isEqualTo("Preparing 40 % \u00b7 2 min left");
          dashboard.model().select(SampleWorld.key("4"));
          assertThat(label(dashboard, "detail-summary"))
              .contains("(2 min) \u00b7 about 2 min left (usually 4 min)");
        });
  }

  @Test
  void whenItEndsIsNotCutWhileItIsOnItsWay() {
    open(
        lasting(2),
        dashboard -> {
          dashboard.model().select(SampleWorld.key("4"));
          dashboard.view().settle(1600, 900);
          Label summary = (Label) dashboard.view().lookup("#detail-summary");
          String whole = summary.getText();
          assertThat(whole).contains("about 2 min left (usually 4 min)", "(2 min)", "(in 3 days)");
          assertThat(Controls.tipOf(summary)).isNull();

          dashboard.view().settle(1000, 650);
          assertThat(summary.getText()).contains(" ends ").isNotEqualTo(whole);
          assertThat(summary.isTextTruncated()).isFalse();
          assertThat(Controls.tipOf(summary)).isEqualTo(whole);

          dashboard.view().settle(1600, 900);
          assertThat(summary.getText()).isEqualTo(whole);
          assertThat(Controls.tipOf(summary)).isNull();
        });
  }

  @Test
  void howLongItUsuallyTakesIsAmongTheFacts() {
    open(
        lasting(2),
        dashboard -> {
          dashboard.model().select(SampleWorld.key("4"));
          ((ToggleButton) dashboard.view().lookup("#tab-facts")).fire();
          assertThat(label(dashboard, "detail-waiting"))
              .isEqualTo("about 2 min left (usually 4 min)");
        });
  }

  @Test
  void whatIsLateIsMarkedAndComesFirstOfWhatChanges() {
    open(
        lasting(9),
        dashboard -> {
          dashboard
              .model()
              .apply(
                  SampleWorld.of(
                      lab("1", "Lab 1"), preparing("5", "Earlier"), preparing("4", "New")));
          dashboard.view().settle(1600, 900);

          assertThat(dashboard.model().environments())
              .extracting(EnvironmentRow::name)
              .startsWith("New", "Earlier");
          assertThat(text(dashboard, "New", "status")).isEqualTo("Preparing 40 % \u00b7 late");
          assertThat(states(cell(dashboard, "New", "status"))).contains("late", "phase-changing");
          assertThat(states(cell(dashboard, "Earlier", "status"))).doesNotContain("late");
          dashboard.model().select(SampleWorld.key("4"));
          assertThat(label(dashboard, "detail-trouble"))
              .isEqualTo("Late: usually 4 min, now 9 min.");
        });
  }

  @Test
  void whatIsStuckCountsAsFailed() {
    Histories stuck =
        new Histories().waiting(environment("4"), Duration.ofMinutes(9), NOTHING_MOVED);
    open(
        stuck,
        dashboard -> {
          assertThat(dashboard.model().countsProperty().get().in(Phase.PROBLEM)).isEqualTo(1);
          assertThat(dashboard.model().environments().getFirst().name()).isEqualTo("New");
          assertThat(text(dashboard, "New", "status")).isEqualTo("Stuck: Preparing 40 %");
          dashboard.model().select(SampleWorld.key("4"));
          assertThat(label(dashboard, "detail-trouble"))
              .isEqualTo("Stuck: usually 4 min, now 9 min, without progress for 3 min.");
        });
  }

  @Test
  void whatWasOnTimeIsStuckByItselfWhenItsTimeHasPassed() {
    open(
        lasting(5),
        dashboard -> {
          assertThat(text(dashboard, "New", "status")).endsWith("any moment");
          dashboard.model().tick(SampleWorld.NOW.plusSeconds(59));
          assertThat(text(dashboard, "New", "status")).endsWith("any moment");
          dashboard.model().tick(SampleWorld.NOW.plusSeconds(61));
          dashboard.view().settle(1600, 900);
          assertThat(text(dashboard, "New", "status")).isEqualTo("Stuck: Preparing 40 %");
        });
  }

  @Test
  void whatIsStuckIsCalledSoBrieflyWhereThereIsNoRoomForMore() {
    open(
        lasting(5),
        dashboard -> {
          dashboard.model().tick(SampleWorld.NOW.plusSeconds(61));
          TableColumn<?, ?> status = column(dashboard.view().environmentTable().table(), "status");
          status.setPrefWidth(90);
          dashboard.view().settle(1600, 900);
          dashboard.view().settle(1000, 900);
          assertThat(text(dashboard, "New", "status")).isEqualTo("Stuck");
        });
  }

  @Test
  void machinesTellTheirOwnTimes() {
    Histories histories =
        new Histories()
            .since(machine("4", "m4"), Phase.CHANGING, "Preparing", Duration.ofMinutes(2))
            .waiting(machine("4", "m4"), Duration.ofMinutes(2), Duration.ZERO);
    open(
        histories,
        dashboard -> {
          dashboard.model().select(SampleWorld.key("4"));
          TableView<?> machines = dashboard.view().machineTable().table();
          column(machines, "since").setVisible(true);
          dashboard.view().settle(1600, 900);

          assertThat(text(machines, "web", "status")).isEqualTo("Preparing 40 % \u00b7 2 min left");
          assertThat(text(machines, "web", "since")).isEqualTo("2 min");
        });
  }

  @Test
  void whatDiffersFromItsLikeIsToldInTheDetailsOnly() {
    Histories histories =
        new Histories()
            .odd(environment("2"), Outlier.Kind.SNAPSHOT, "Old", "New")
            .odd(environment("2"), Outlier.Kind.MACHINES, "1", "4")
            .odd(machine("2", "m2"), Outlier.Kind.MEMORY, "4 GB", "8 GB");
    open(
        histories,
        dashboard -> {
          dashboard.model().select(SampleWorld.key("2"));
          dashboard.view().settle(1600, 900);

          assertThat(label(dashboard, "detail-odd").lines().toList())
              .satisfiesExactly(
                  first -> assertThat(first).startsWith("Snapshot: Old. In 5 of 6"),
                  second -> assertThat(second).startsWith("Machines: 1. In 5 of 6"));
          assertThat(mark(cell(dashboard, "Lab 2", "name"))).as("in the list").isNull();
          assertThat(mark(cell(dashboard.view().machineTable().table(), "web", "name")))
              .startsWith("Memory: 4 GB.");

          dashboard.model().remember(new Histories().view());
          assertThat(dashboard.view().lookup("#detail-odd").isVisible()).isFalse();
          // A mark that is only hidden leaves the name as short as it was cut beside it.
          assertThat(cell(dashboard.view().machineTable().table(), "web", "name").getGraphic())
              .isNull();
        });
  }

  @Test
  void aChipCountsWhatDiffersAndTheFilterFindsIt() {
    Histories histories =
        new Histories()
            .odd(environment("2"), Outlier.Kind.MACHINES, "1", "4")
            .odd(machine("3", "m3"), Outlier.Kind.MEMORY, "4 GB", "8 GB");
    open(
        histories,
        dashboard -> {
          DashboardModel model = dashboard.model();
          ToggleButton chip = (ToggleButton) dashboard.view().lookup("#chip-differs");
          dashboard.view().settle(1600, 900);
          assertThat(chip.isVisible()).isTrue();
          assertThat(chip.getText()).isEqualTo("2 differ");

          model.filterTextProperty().set("lab");
          chip.fire();
          assertThat(model.filterTextProperty().get()).isEqualTo("lab differs:yes");
          assertThat(model.environments())
              .extracting(EnvironmentRow::name)
              .containsExactlyInAnyOrder("Lab 2", "Lab 3");
          chip.fire();
          assertThat(model.filterTextProperty().get()).isEqualTo("lab");

          model.filterTextProperty().set("differs:memory");
          assertThat(model.environments())
              .extracting(EnvironmentRow::name)
              .containsExactly("Lab 3");
          model.remember(new Histories().view());
          assertThat(model.environments()).isEmpty();
          model.clearFilter();
          dashboard.view().settle(1600, 900);
          assertThat(chip.isVisible()).isFalse();
        });
  }

  @Test
  void theMarkOfAMachineIsLeftOutWhereItsNameWouldBeCutForIt() {
    open(
        new Histories().odd(machine("2", "m2"), Outlier.Kind.MEMORY, "4 GB", "8 GB"),
        dashboard -> {
          dashboard.model().select(SampleWorld.key("2"));
          TableView<?> machines = dashboard.view().machineTable().table();
          dashboard.view().settle(1600, 900);
          assertThat(cell(machines, "web", "name").getGraphic()).isNotNull();

          TableColumn<?, ?> name = column(machines, "name");
          name.setMaxWidth(45);
          dashboard.view().settle(1600, 900);
          TableCell<?, ?> web = cell(machines, "web", "name");
          assertThat(web.getGraphic()).isNull();
          assertThat(Controls.tipOf(web)).startsWith("web\nMemory: 4 GB.");
        });
  }

  private static @Nullable String mark(TableCell<?, ?> cell) {
    return cell.lookupAll(".oddity-mark").stream()
        .filter(Node::isVisible)
        .map(Node::getAccessibleText)
        .findFirst()
        .orElse(null);
  }

  private static List<String> states(Node node) {
    return node.getPseudoClassStates().stream()
        .map(state -> state.getPseudoClassName().toLowerCase(Locale.ROOT))
        .toList();
  }

  private static String label(Dashboard dashboard, String id) {
    return ((Label) dashboard.view().lookup("#" + id)).getText();
  }

  private static String text(Dashboard dashboard, String row, String column) {
    return cell(dashboard, row, column).getText();
  }

  private static String text(TableView<?> table, String row, String column) {
    return cell(table, row, column).getText();
  }

  private static TableCell<?, ?> cell(Dashboard dashboard, String row, String column) {
    return cell(dashboard.view().environmentTable().table(), row, column);
  }

  private static TableCell<?, ?> cell(TableView<?> table, String row, String column) {
    return table.lookupAll(".table-cell").stream()
        .map(node -> (TableCell<?, ?>) node)
        .filter(cell -> cell.getTableRow().isVisible())
        .filter(cell -> column.equals(cell.getTableColumn().getId()))
        .filter(cell -> row.equals(Objects.toString(cell.getTableRow().getItem())))
        .findFirst()
        .orElseThrow();
  }

  private static <S> TableColumn<S, ?> column(TableView<S> table, String id) {
    return table.getColumns().stream()
        .filter(column -> id.equals(column.getId()))
        .findFirst()
        .orElseThrow();
  }
}
