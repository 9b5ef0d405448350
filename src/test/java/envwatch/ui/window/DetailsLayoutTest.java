package envwatch.ui.window;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import envwatch.api.ApiException;
import envwatch.model.Environment;
import envwatch.model.Expiration;
import envwatch.model.Machine;
import envwatch.model.Phase;
import envwatch.model.Status;
import envwatch.settings.AppearanceSettings;
import envwatch.settings.AppearanceSettings.Theme;
import envwatch.settings.WindowSettings;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.model.SampleWorld;
import envwatch.ui.shell.Feature;
import envwatch.ui.shell.Features;
import envwatch.ui.shell.Page;
import envwatch.ui.shell.PageChoice;
import envwatch.ui.window.Dashboards.Dashboard;
import envwatch.watch.Link;
import envwatch.watch.WatchedEnvironment;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Bounds;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.SplitPane;
import javafx.scene.control.TableRow;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.Pane;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The machines come first in the details, and have the room. */
class DetailsLayoutTest {
  @ParameterizedTest
  @CsvSource({"14, 2.5", "21, 1"})
  void aSmallWindowHasRoomForMachines(int font, double rows) {
    OnJavaFx.run(() -> {
      Dashboard dashboard = shown(font, 1000, 650);

      assertThat(machineRows(dashboard)).isGreaterThan(rows);
    });
  }

  @Test
  void anotherEnvironmentIsShownFromItsNameOn() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = shown(21, 1000, 650);
      ScrollPane details = (ScrollPane) dashboard.view().lookup(".details > .facts-scroll");
      details.setVvalue(1);
      dashboard.model().select(dashboard.model().environments().getLast().key());
      dashboard.view().settle(1000, 650);

      assertThat(details.getVvalue()).isZero();
    });
  }

  @Test
  void whereNothingWasEverSeenTheListHasTheWholeRoom() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = empty(21, 1000, 650);
      Link rejected = new Link.SignedOut(new ApiException.Unauthorized("401"), SampleWorld.NOW);
      dashboard
          .model()
          .apply(SampleWorld.view(SampleWorld.account(rejected, false, null), List.of()));
      dashboard.view().settle(1000, 650);

      Node list = dashboard.view().environmentTable();
      Node button = list.lookup(".placeholder-box .button");
      assertThat(button.localToScene(button.getLayoutBounds()).getMaxY())
          .isLessThan(list.localToScene(list.getLayoutBounds()).getMaxY());
      assertThat(dashboard.view().lookup(".details")).isNull();
    });
  }

  @Test
  void whatTheServiceDoesNotKnowHasNoMachinesToComeEither() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = empty(14, 1180, 760);
      ApiException unknown = new ApiException.NotFound("EN77");
      WatchedEnvironment watched =
          new WatchedEnvironment(
              SampleWorld.key("EN77"),
              null,
              null,
              Duration.ofSeconds(30),
              new WatchedEnvironment.Trouble(unknown, SampleWorld.NOW),
              null);
      dashboard
          .model()
          .apply(SampleWorld.view(SampleWorld.account(new Link.Live()), List.of(watched)));
      dashboard.model().select(SampleWorld.key("EN77"));
      dashboard.view().settle(1180, 760);

      Label placeholder = (Label) dashboard.view().machineTable().table().getPlaceholder();
      assertThat(placeholder.getText()).isEmpty();
    });
  }

  @Test
  void rowsToComeDoNotCoverTheHeadings() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = empty(21, 1000, 650);
      dashboard
          .model()
          .apply(SampleWorld.view(SampleWorld.account(new Link.Connecting()), List.of()));
      dashboard.view().settle(1000, 650);

      Node rows = dashboard.view().lookup(".skeleton");
      Node headings = dashboard.view().environmentTable().lookup(".column-header-background");
      assertThat(top(rows))
          .isGreaterThanOrEqualTo(headings.localToScene(headings.getLayoutBounds()).getMaxY() - 1);
      assertThat(rows.lookup(".skeleton-row").getLayoutBounds().getHeight()).isGreaterThan(30);
    });
  }

  @Test
  void whyNothingMatchesIsSaidInOneLineWhereTheListIsLow() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = shown(21, 1000, 650);
      dashboard.model().filterTextProperty().set("owner:nobody");
      dashboard.view().settle(1000, 650);

      Node list = dashboard.view().environmentTable();
      Node button = list.lookup(".placeholder-box .button");
      Node title = list.lookup(".placeholder-title");
      assertThat(((Labeled) title).isTextTruncated()).isFalse();
      assertThat(left(button)).isGreaterThan(left(title));
      assertThat(list.localToScene(list.getLayoutBounds()).getMaxY())
          .isGreaterThan(button.localToScene(button.getLayoutBounds()).getMaxY());
      assertThat(list.lookup(".placeholder-box > .ikonli-font-icon").isVisible()).isFalse();
    });
  }

  @Test
  void theWayOutIsThereHoweverLongTheFilterIs() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = shown(21, 1000, 650);
      dashboard.model().filterTextProperty().set("nothing has a name like this ".repeat(6));
      dashboard.view().settle(1000, 650);

      Node button = dashboard.view().environmentTable().lookup(".placeholder-box .button");
      assertThat(button.localToScene(button.getLayoutBounds()).getMaxX()).isLessThan(1000);
      assertThat(((Labeled) button).isTextTruncated()).isFalse();
    });
  }

  private static double left(Node node) {
    return node.localToScene(node.getLayoutBounds()).getMinX();
  }

  @Test
  void detailsComeWithTheFirstEnvironments() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = Dashboards.of(AppearanceSettings.DEFAULT);
      SplitPane split = (SplitPane) dashboard.view().lookup("#split");
      dashboard.model().apply(SampleWorld.of());
      assertThat(split.getItems()).hasSize(1);
      dashboard.model().apply(SampleWorld.of(SampleWorld.dozen().toArray(Environment[]::new)));
      assertThat(split.getItems()).hasSize(2);
    });
  }

  @Test
  void machinesWithoutRoomDoNotCoverTheButtonsAboveThem() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = shown(21, 1000, 500);

      Node tab = dashboard.view().lookup("#tab-machines");
      assertThat(top(dashboard.view().machineTable()))
          .isGreaterThanOrEqualTo(tab.localToScene(tab.getLayoutBounds()).getMaxY());
    });
  }

  @ParameterizedTest
  @CsvSource({
    "14, 1050, HORIZONTAL",
    "14, 900, VERTICAL",
    "21, 1180, VERTICAL",
    "21, 1600, HORIZONTAL"
  })
  void detailsStandUnderTheListWhereThereIsLittleWidth(int font, int width, Orientation expected) {
    OnJavaFx.run(() -> {
      Dashboard dashboard = shown(font, width, 650);

      assertThat(((SplitPane) dashboard.view().lookup("#split")).getOrientation())
          .isEqualTo(expected);
    });
  }

  @Test
  void theSummarySaysWhoseItIsAndWhenItEnds() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = shown(14, 1180, 760);

      assertThat(((Labeled) dashboard.view().lookup("#detail-summary")).getText())
          .startsWith("anna.schmidt \u00b7 ends ")
          .endsWith(")");
      assertThat(((Labeled) dashboard.view().lookup("#tab-machines")).getText())
          .isEqualTo("Machines 5/5");
    });
  }

  @Test
  void whenItEndsIsSaidOnceAboveTheTabs() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = shown(14, 1180, 760);
      Environment known =
          SampleWorld.dozen().get(3).toBuilder()
              .expiration(new Expiration.At(SampleWorld.NOW.plusSeconds(3_600)))
              .build();
      dashboard.model().apply(SampleWorld.of(known));
      dashboard.model().select(dashboard.model().everything().getFirst().key());

      assertThat(((Labeled) dashboard.view().lookup("#detail-summary")).getText())
          .contains("ends ");
      assertThat(((Labeled) dashboard.view().lookup("#detail-trouble")).getText()).isEmpty();
    });
  }

  @Test
  void whatIsWrongIsSaidOnceAndInFull() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = shown(14, 1180, 760);
      Machine down =
          SampleWorld.running("m1", "web").toBuilder()
              .status(new Status(Phase.SUSPENDED, "Stopped"))
              .build();
      Environment known =
          SampleWorld.environment(
              "EN01", "Lab", SampleWorld.running(), down, SampleWorld.running("m2", "db"));
      dashboard.model().apply(SampleWorld.of(known));
      dashboard.model().select(dashboard.model().everything().getFirst().key());

      assertThat(dashboard.view().lookup("#detail-status").isVisible()).isFalse();
      assertThat(((Labeled) dashboard.view().lookup("#detail-trouble")).getText())
          .isEqualTo("1 of 2 machines not running: web");
    });
  }

  @Test
  void theMachinesStayWhereTheyAreWhenOneFails() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = shown(14, 1180, 760);
      Environment known = SampleWorld.dozen().get(3);
      double before = top(dashboard.view().machineTable());
      Machine down =
          known.machines().getFirst().toBuilder()
              .status(new Status(Phase.SUSPENDED, "Stopped"))
              .build();
      List<Machine> machines = new ArrayList<>(known.machines());
      machines.set(0, down);
      dashboard.model().apply(SampleWorld.of(known.toBuilder().machines(machines).build()));
      dashboard.view().settle(1180, 760);

      assertThat(dashboard.view().lookup("#detail-trouble").isVisible()).isTrue();
      assertThat(top(dashboard.view().machineTable())).isEqualTo(before);
    });
  }

  @Test
  void severalTroublesTakeOneLineAndTheOthersAreShownWhenAskedFor() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = shown(14, 1180, 760);
      Environment known = SampleWorld.dozen().get(3);
      double before = top(dashboard.view().machineTable());
      showTroubles(dashboard);

      assertThat(((Labeled) dashboard.view().lookup("#detail-trouble")).getText())
          .startsWith("Last seen 5 min ago.");
      Button more = (Button) dashboard.view().lookup("#detail-troubles-more");
      assertThat(more.getText()).isEqualTo("1 more");
      assertThat(top(dashboard.view().machineTable())).isEqualTo(before);

      more.fire();
      Node list = dashboard.view().lookup("#detail-troubles");
      assertThat(list.isVisible()).isTrue();
      assertThat(((Labeled) list.lookup(".label")).getText())
          .startsWith("1 of 5 machines not running");
      assertThat(top(dashboard.view().machineTable())).isEqualTo(before);
      dashboard.model().apply(SampleWorld.of(known));
      assertThat(list.isVisible()).isFalse();
    });
  }

  @Test
  void machinesThatWereSeenLongAgoDoNotLookAsIfTheyWereSeenNow() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = shown(14, 1180, 760);
      assertThat(firstMachine(dashboard).getOpacity()).isEqualTo(1);
      showTroubles(dashboard);

      assertThat(firstMachine(dashboard).getOpacity()).isLessThan(0.7);
    });
  }

  private static Node firstMachine(Dashboard dashboard) {
    return dashboard.view().machineTable().table().lookup(".table-row-cell > .table-cell");
  }

  /** A machine is down, and the service cannot be reached. */
  private static void showTroubles(Dashboard dashboard) {
    Environment known = SampleWorld.dozen().get(3);
    Machine down =
        known.machines().getFirst().toBuilder()
            .status(new Status(Phase.SUSPENDED, "Stopped"))
            .build();
    List<Machine> machines = new ArrayList<>(known.machines());
    machines.set(0, down);
    dashboard
        .model()
        .apply(
            SampleWorld.view(
                SampleWorld.account(new Link.Live()),
                List.of(
                    SampleWorld.watched(
                        known.toBuilder().machines(machines).build(),
                        SampleWorld.NOW.minus(Duration.ofMinutes(5)),
                        new WatchedEnvironment.Trouble(
                            new ApiException.Unreachable(
                                ApiException.Unreachable.Kind.REFUSED, null),
                            SampleWorld.NOW)))));
    dashboard.view().settle(1180, 760);
  }

  @Test
  void whatElseIsWrongLiesOverNoOtherPage() {
    OnJavaFx.run(() -> {
      PageChoice pages = new PageChoice();
      Feature other =
          new Feature() {
            @Override
            public List<Page> pages() {
              return List.of(new Page("page-other", "Other", Pane::new));
            }
          };
      Dashboard dashboard =
          Dashboards.of(
              AppearanceSettings.DEFAULT,
              WindowSettings.DEFAULT,
              new DashboardModel(SampleWorld.NOW, Duration.ofHours(2)),
              new Features(List.of(other), pages));
      dashboard.appearance().dress(new Scene(dashboard.view(), 1180, 760));
      showTroubles(dashboard);
      ((Button) dashboard.view().lookup("#detail-troubles-more")).fire();
      Node list = dashboard.view().lookup("#detail-troubles");
      assertThat(list.isVisible()).isTrue();

      pages.show("page-other");
      assertThat(list.isVisible()).isFalse();
    });
  }

  @Test
  void whatHasTheKeyboardKeepsItWhereDetailsGetLowAndHighAgain() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = shown(14, 900, 900);
      Node tab = dashboard.view().lookup("#tab-machines");
      Node name = dashboard.view().lookup("#detail-name");
      tab.requestFocus();
      List<Scene> scenes = new ArrayList<>();
      tab.sceneProperty().subscribe((before, now) -> scenes.add(now));
      assertThat(left(tab)).isLessThan(100);

      dashboard.view().settle(900, 480);
      assertThat(left(tab)).as("beside what is said").isGreaterThan(left(name) + 300);
      assertThat(top(tab)).isCloseTo(top(name), within(20.0));
      assertThat(tab.getScene().getFocusOwner()).isSameAs(tab);
      dashboard.view().settle(900, 900);
      assertThat(left(tab)).isLessThan(100);
      assertThat(scenes).isEmpty();
    });
  }

  @Test
  void theTabCountsWhatRunsNow() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = shown(14, 1180, 760);
      Environment known = SampleWorld.dozen().get(3);
      Machine down =
          known.machines().getFirst().toBuilder()
              .status(new Status(Phase.SUSPENDED, "Stopped"))
              .build();
      List<Machine> machines = new ArrayList<>(known.machines());
      machines.set(0, down);
      dashboard.model().apply(SampleWorld.of(known.toBuilder().machines(machines).build()));

      assertThat(((Labeled) dashboard.view().lookup("#tab-machines")).getText())
          .isEqualTo("Machines 4/5");
    });
  }

  @Test
  void aFactIsOnTheLineOfItsNameBesideALongOne() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = shown(14, 1180, 760);
      Environment known = SampleWorld.dozen().get(3);
      String owner = "anna.schmidt.of.the.training.department.of.the.south@example.com";
      dashboard.model().apply(SampleWorld.of(known.toBuilder().owner(owner).build()));
      showFacts(dashboard);

      Labeled end = (Labeled) dashboard.view().lookup("#detail-expiration");
      Node name =
          end.getParent().getParent().lookupAll(".label").stream()
              .filter(node -> node instanceof Label label && label.getLabelFor() == end)
              .findFirst()
              .orElseThrow();
      assertThat(top(end)).isCloseTo(top(name), within(2.0));
    });
  }

  private static double top(Node node) {
    return node.localToScene(node.getLayoutBounds()).getMinY();
  }

  @Test
  void factsThatAreNotKnownTakeNoRoom() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = shown(14, 1180, 760);
      Environment known = SampleWorld.dozen().get(3);
      dashboard.model().apply(SampleWorld.of(known.toBuilder().region(null).build()));
      showFacts(dashboard);

      assertThat(dashboard.view().lookup("#detail-region")).isNull();
      assertThat(dashboard.view().lookup("#detail-policy")).isNotNull();
    });
  }

  @Test
  void aLongFactIsShownWhole() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = shown(14, 1000, 650);
      Environment known = SampleWorld.dozen().get(3);
      String name = "A blueprint with a name that takes more than one line of the details of it";
      dashboard.model().apply(SampleWorld.of(known.toBuilder().blueprint(name).build()));
      showFacts(dashboard);

      Labeled blueprint = (Labeled) dashboard.view().lookup("#detail-blueprint");
      assertThat(blueprint.isTextTruncated()).isFalse();
      assertThat(blueprint.getHeight()).isGreaterThan(25);
    });
  }

  private static void showFacts(Dashboard dashboard) {
    ((ToggleButton) dashboard.view().lookup("#tab-facts")).fire();
    dashboard.view().settle(dashboard.view().getWidth(), dashboard.view().getHeight());
  }

  /** In which no view of the world has come yet. */
  private static Dashboard empty(int font, int width, int height) {
    AppearanceSettings settings = new AppearanceSettings(Theme.LIGHT, font);
    Dashboard dashboard = Dashboards.of(settings);
    dashboard.appearance().use(settings);
    dashboard.appearance().dress(new Scene(dashboard.view(), width, height));
    return dashboard;
  }

  private static Dashboard shown(int font, int width, int height) {
    Dashboard dashboard = empty(font, width, height);
    dashboard.model().apply(SampleWorld.of(SampleWorld.dozen().toArray(Environment[]::new)));
    dashboard.model().select(SampleWorld.key("EN04"));
    dashboard.view().settle(width, height);
    return dashboard;
  }

  /** How many rows of machines are within the window. */
  private static double machineRows(Dashboard dashboard) {
    Node clip = dashboard.view().machineTable().lookup(".clipped-container");
    Bounds area = clip.localToScene(clip.getLayoutBounds());
    return dashboard.view().machineTable().lookupAll(".table-row-cell").stream()
        .filter(node -> node instanceof TableRow<?> row && row.getItem() != null)
        .mapToDouble(node -> shownPart(node.localToScene(node.getLayoutBounds()), area))
        .sum();
  }

  private static double shownPart(Bounds row, Bounds area) {
    double end = Math.min(row.getMaxY(), area.getMaxY());
    return Math.max(0, end - Math.max(row.getMinY(), area.getMinY())) / row.getHeight();
  }
}
