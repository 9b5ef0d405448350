package envwatch.ui.history;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.history.Cause;
import envwatch.history.Change;
import envwatch.history.FakeHistory;
import envwatch.history.HistoryView;
import envwatch.history.Range;
import envwatch.history.SampleTimelines;
import envwatch.history.State;
import envwatch.history.Subject;
import envwatch.history.Timeline;
import envwatch.history.Witness;
import envwatch.model.MachineId;
import envwatch.model.Phase;
import envwatch.settings.AppearanceSettings;
import envwatch.settings.WindowSettings;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.model.EnvironmentRow;
import envwatch.ui.model.Histories;
import envwatch.ui.model.SampleWorld;
import envwatch.ui.shell.Feature;
import envwatch.ui.shell.Features;
import envwatch.ui.shell.Page;
import envwatch.ui.shell.PageChoice;
import envwatch.ui.window.Dashboards;
import envwatch.ui.window.Dashboards.Dashboard;
import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Pane;
import org.junit.jupiter.api.Test;

/** The past in the details and in the list. */
class StateBarsTest {
  private static final Duration DAY = Duration.ofHours(24);

  private final FakeHistory history = new FakeHistory();
  private final PageChoice pages = new PageChoice();

  private static final class OtherPage implements Feature {
    @Override
    public List<Page> pages() {
      return List.of(new Page("page-other", "Other", Pane::new));
    }
  }

  private static SampleTimelines past(String machine, String name) {
    Subject subject =
        machine.isEmpty()
            ? Subject.of(SampleWorld.key("EN01"))
            : new Subject(SampleWorld.key("EN01"), new MachineId(machine));
    return SampleTimelines.from(subject, name, SampleWorld.NOW.minus(DAY));
  }

  private static Timeline ofEnvironment() {
    return past("", "Lab").running(Duration.ofHours(18)).failed(Duration.ofHours(6)).timeline();
  }

  private static Timeline ofMachine() {
    return past("m1", "web").running(DAY).timeline();
  }

  private void open(Consumer<Dashboard> tried) {
    OnJavaFx.run(() -> {
      DashboardModel model = new DashboardModel(SampleWorld.NOW, Duration.ofHours(2));
      Features features =
          new Features(
              List.of(new StateBars(model, history, Runnable::run), new OtherPage()), pages);
      Dashboard dashboard =
          Dashboards.of(AppearanceSettings.DEFAULT, WindowSettings.DEFAULT, model, features);
      dashboard.appearance().use(AppearanceSettings.DEFAULT);
      dashboard.appearance().dress(new Scene(dashboard.view(), 1600, 900));
      model.apply(
          SampleWorld.of(
              SampleWorld.environment(
                  "EN01", "Lab", SampleWorld.running(), SampleWorld.running("m1", "web")),
              SampleWorld.environment(
                  "EN02", "Other", SampleWorld.running(), SampleWorld.running("m2", "web"))));
      model.remember(history.view());
      model.select(SampleWorld.key("EN01"));
      dashboard.view().settle(1600, 900);
      tried.accept(dashboard);
    });
  }

  private static void openTab(Dashboard dashboard) {
    ((ToggleButton) dashboard.view().lookup("#tab-history")).fire();
    dashboard.view().settle(1600, 900);
  }

  private static String text(Dashboard dashboard, String id) {
    return ((Label) dashboard.view().lookup("#" + id)).getText();
  }

  private static boolean seen(Dashboard dashboard) {
    return dashboard.view().lookup(".day-strip").isVisible();
  }

  @Test
  void belowTheMachinesStandTheirDayAndWhatHappenedLast() {
    Timeline own = changed("", "Lab");
    history.lived(
        SampleWorld.key("EN01"),
        own,
        changed("m1", "web"),
        past("m2", "db").running(DAY).timeline());
    open(dashboard -> {
      Node recent = dashboard.view().lookup("#recent-past");
      assertThat(recent.getParent().isVisible()).isTrue();
      assertThat(recent.lookupAll(".bar-name"))
          .extracting(name -> ((Label) name).getText())
          .containsExactly("web", "db");
      assertThat(recent.lookupAll(".recent-title").stream().filter(Node::isVisible))
          .extracting(title -> ((Label) title).getText())
          .containsExactly("Last events");
      assertThat(lines(recent)).anyMatch(line -> line.endsWith("Environment, web: Failed"));
    });
  }

  @Test
  void barsStandInTheOrderOfTheMachinesThoseThatAreGoneLast() {
    history.lived(
        SampleWorld.key("EN01"),
        ofEnvironment(),
        past("gone", "app").running(DAY).timeline(),
        ofMachine());
    open(dashboard ->
        assertThat(dashboard.view().lookup("#recent-past").lookupAll(".bar-name"))
            .extracting(name -> ((Label) name).getText())
            .containsExactly("web", "app"));
  }

  private static List<String> lines(Node recent) {
    return recent.lookupAll(".label").stream().map(label -> ((Label) label).getText()).toList();
  }

  private static Timeline changed(String machine, String name) {
    return past(machine, name)
        .running(Duration.ofHours(18))
        .changed(Phase.PROBLEM, "Failed", Duration.ofSeconds(30), Duration.ofHours(6))
        .timeline();
  }

  @Test
  void theDetailsShowTheLastDay() {
    history.lived(SampleWorld.key("EN01"), ofEnvironment(), ofMachine());
    open(dashboard -> {
      assertThat(seen(dashboard)).isTrue();
      assertThat(text(dashboard, "day-up")).isEqualTo("up 75 %");
      assertThat(history.ranges()).contains(new Range(SampleWorld.NOW.minus(DAY), SampleWorld.NOW));
    });
  }

  @Test
  void whereNothingIsRecordedNoRoomIsTaken() {
    open(dashboard -> {
      dashboard.model().remember(HistoryView.EMPTY);
      dashboard.model().select(SampleWorld.key("EN02"));
      assertThat(seen(dashboard)).isFalse();
    });
  }

  @Test
  void nothingIsAskedBeforeTheHistoryWasRead() {
    open(dashboard -> {
      openTab(dashboard);
      dashboard.model().remember(HistoryView.EMPTY);
      history.ranges().clear();

      dashboard.model().select(SampleWorld.key("EN02"));
      dashboard.model().tick(SampleWorld.NOW.plusSeconds(6));
      assertThat(history.ranges()).isEmpty();

      dashboard.model().remember(history.view());
      assertThat(history.ranges()).isNotEmpty();
    });
  }

  @Test
  void whatWasAskedForAnotherEnvironmentIsNotShown() {
    history.lived(SampleWorld.key("EN01"), ofEnvironment());
    open(dashboard -> {
      history.hold();
      dashboard.model().select(SampleWorld.key("EN02"));
      dashboard.model().select(SampleWorld.key("EN01"));
      dashboard.model().select(SampleWorld.key("EN02"));
      history.answer();
      assertThat(text(dashboard, "day-up")).isEmpty();
    });
  }

  @Test
  void aChangeIsShownAtOnce() {
    open(dashboard -> {
      history.lived(SampleWorld.key("EN01"), ofEnvironment());
      State state = new State(Phase.PROBLEM, "Failed");
      history.happens(
          new Change(
              Subject.of(SampleWorld.key("EN01")),
              "Lab",
              null,
              null,
              SampleWorld.NOW,
              null,
              state,
              new Cause.Service(),
              List.of()));
      assertThat(text(dashboard, "day-up")).isEqualTo("up 75 %");
    });
  }

  @Test
  void whatAPrometheusToldIsShownAtOnceAndExplained() {
    open(dashboard -> {
      openTab(dashboard);
      Label legend =
          (Label)
              dashboard.view().lookup(".bar-legend").lookupAll(".label").stream()
                  .filter(each -> ((Label) each).getText().equals("Seen by Prometheus"))
                  .findFirst()
                  .orElseThrow();
      assertThat(legend.isManaged()).isFalse();
      history.lived(
          SampleWorld.key("EN01"),
          past("", "Lab")
              .elsewhere(Phase.RUNNING, Duration.ofHours(18))
              .failed(Duration.ofHours(6))
              .timeline(new Witness("prometheus.example.com", null)));
      history.moreIsKnown();
      assertThat(text(dashboard, "day-up")).isEqualTo("up 75 %");
      assertThat(legend.isManaged()).isTrue();
    });
  }

  @Test
  void whatIsBroughtInLaterIsShownAtOnce() {
    open(dashboard -> {
      history.lived(SampleWorld.key("EN01"), ofEnvironment());
      dashboard
          .model()
          .remember(
              new Histories()
                  .since(Histories.environment("EN01"), Phase.RUNNING, "Running", DAY)
                  .view());
      assertThat(text(dashboard, "day-up")).isEqualTo("up 75 %");
    });
  }

  @Test
  void untilSomethingIsRecordedItIsAskedAgainSoon() {
    open(dashboard -> {
      history.lived(SampleWorld.key("EN01"), ofEnvironment());
      dashboard.model().tick(SampleWorld.NOW.plusSeconds(6));
      assertThat(text(dashboard, "day-up")).isEqualTo("up 75 %");
    });
  }

  @Test
  void timeIsFollowedInSteps() {
    history.lived(SampleWorld.key("EN01"), ofEnvironment());
    open(dashboard -> {
      int asked = history.ranges().size();
      for (int second = 1; second <= 600; second++) {
        dashboard.model().tick(SampleWorld.NOW.plusSeconds(second));
      }
      assertThat(history.ranges().size() - asked).isBetween(1, 4);
    });
  }

  @Test
  void theTabShowsTheEnvironmentAndItsMachinesOverTheRangeChosen() {
    history.lived(SampleWorld.key("EN01"), ofEnvironment(), ofMachine());
    open(dashboard -> {
      openTab(dashboard);
      assertThat(dashboard.view().lookupAll(".past-tab .bar-name"))
          .extracting(node -> ((Label) node).getText())
          .containsExactlyInAnyOrder("Lab", "web");
      assertThat(text(dashboard, "past-up")).isEqualTo("Up 75 % of 1 day monitored");

      ((ToggleButton) dashboard.view().lookup("#bar-range-week")).fire();

      assertThat(history.ranges().getLast().length()).isEqualTo(Duration.ofDays(7));
      assertThat(((ToggleButton) dashboard.view().lookup("#bar-range-day")).isSelected()).isFalse();
    });
  }

  @Test
  void theBarsOfTheSameTimeAreOneQuestionAtOneMoment() {
    history.lived(SampleWorld.key("EN01"), ofEnvironment(), ofMachine());
    open(dashboard -> {
      dashboard.model().tick(SampleWorld.NOW.plusSeconds(150));
      history.ranges().clear();
      openTab(dashboard);
      assertThat(history.ranges()).isEmpty();
      assertThat(text(dashboard, "past-up")).isEqualTo("Up 75 % of 1 day monitored");

      dashboard.model().tick(SampleWorld.NOW.plus(Duration.ofHours(1)));
      assertThat(history.ranges()).hasSize(1);
    });
  }

  @Test
  void theSegmentWalkedToIsNamed() {
    history.lived(SampleWorld.key("EN01"), ofEnvironment(), ofMachine());
    open(dashboard -> {
      openTab(dashboard);
      Node bar = dashboard.view().lookup(".past-tab .bar-grid .state-bar");
      bar.fireEvent(
          new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.END, false, false, false, false));
      assertThat(text(dashboard, "past-chosen")).startsWith("Lab: Creation failed, ");
    });
  }

  @Test
  void aSegmentOfAnotherEnvironmentIsNotNamedAnyMore() {
    history.lived(SampleWorld.key("EN01"), ofEnvironment(), ofMachine());
    history.lived(
        SampleWorld.key("EN02"),
        SampleTimelines.from(
                Subject.of(SampleWorld.key("EN02")), "Other", SampleWorld.NOW.minus(DAY))
            .running(DAY)
            .timeline());
    open(dashboard -> {
      openTab(dashboard);
      Node bar = dashboard.view().lookup(".past-tab .bar-grid .state-bar");
      bar.fireEvent(
          new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.END, false, false, false, false));
      dashboard.model().select(SampleWorld.key("EN02"));
      assertThat(text(dashboard, "past-chosen")).startsWith("Click a bar");
    });
  }

  @Test
  void nothingIsAskedForATabThatNobodySees() {
    open(dashboard -> {
      openTab(dashboard);
      ((ToggleButton) dashboard.view().lookup("#bar-range-week")).fire();
      ((ToggleButton) dashboard.view().lookup("#tab-machines")).fire();
      history.ranges().clear();
      dashboard.model().select(SampleWorld.key("EN02"));
      assertThat(history.ranges()).extracting(Range::length).containsOnly(DAY);
    });
  }

  @Test
  void nothingIsAskedWhileAnotherPageIsShown() {
    history.lived(SampleWorld.key("EN01"), ofEnvironment());
    open(dashboard -> {
      openTab(dashboard);
      dashboard.view().environmentTable().table().getColumns().stream()
          .filter(each -> "past".equals(each.getId()))
          .forEach(column -> column.setVisible(true));
      dashboard.view().settle(1600, 900);
      pages.show("page-other");
      history.ranges().clear();

      for (int minute = 1; minute <= 60; minute++) {
        dashboard.model().tick(SampleWorld.NOW.plus(Duration.ofMinutes(minute)));
      }
      dashboard.model().select(SampleWorld.key("EN02"));
      assertThat(history.ranges()).isEmpty();

      pages.show(PageChoice.ENVIRONMENTS);
      assertThat(history.ranges()).hasSize(2);
    });
  }

  @Test
  void theListShowsBarsOnceTheirColumnIsChosen() {
    history.lived(SampleWorld.key("EN01"), ofEnvironment());
    open(dashboard -> {
      TableView<EnvironmentRow> table = dashboard.view().environmentTable().table();
      TableColumn<EnvironmentRow, ?> column =
          table.getColumns().stream()
              .filter(each -> "past".equals(each.getId()))
              .findFirst()
              .orElseThrow();
      assertThat(column.isVisible()).isFalse();

      column.setVisible(true);
      dashboard.view().settle(1600, 900);

      assertThat(table.lookupAll(".state-bar").stream().filter(Node::isVisible)).hasSize(1);
    });
  }
}
