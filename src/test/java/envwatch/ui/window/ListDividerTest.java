package envwatch.ui.window;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.Environment;
import envwatch.model.Expiration;
import envwatch.model.Machine;
import envwatch.model.Phase;
import envwatch.model.Secret;
import envwatch.model.Status;
import envwatch.settings.AppearanceSettings;
import envwatch.settings.WindowSettings;
import envwatch.ui.kit.MouseEvents;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.model.SampleWorld;
import envwatch.ui.window.Dashboards.Dashboard;
import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.event.EventType;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.SplitPane;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.input.MouseEvent;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

/** List and details share the width of the window by what they show, or as the person wants. */
class ListDividerTest {
  private static final Offset<Double> ROUNDED = Offset.offset(0.005);

  @Test
  void aWiderWindowIsWiderOnBothSides() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = shown(WindowSettings.DEFAULT, 1100);
      double list = list(dashboard);
      double details = details(dashboard);
      dashboard.view().settle(1900, 700);

      assertThat(list(dashboard)).isGreaterThan(list + 100);
      assertThat(details(dashboard)).isGreaterThan(details + 100);
    });
  }

  @Test
  void aWindowThatIsAsWideAsBeforeIsDividedAsBefore() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = shown(WindowSettings.DEFAULT, 1180);
      double before = list(dashboard);
      dashboard.view().settle(1900, 700);
      dashboard.view().settle(1180, 700);

      assertThat(list(dashboard)).isEqualTo(before);
    });
  }

  @Test
  void theLineStaysWhileAnotherEnvironmentIsSelected() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = shown(WindowSettings.DEFAULT, 1180);
      double before = list(dashboard);
      dashboard.model().select(SampleWorld.key("EN20"));
      dashboard.view().settle(1180, 700);

      assertThat(list(dashboard)).isEqualTo(before);
    });
  }

  @Test
  void neitherLongNamesNorALongStatusThatComeLaterMoveTheLine() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = of(AppearanceSettings.DEFAULT, 1000, shortNames(false));
      double before = list(dashboard);
      dashboard.model().apply(SampleWorld.of(shortNames(true)));
      dashboard.view().settle(1000, 700);
      assertThat(list(dashboard)).isEqualTo(before);
      dashboard.model().apply(SampleWorld.of(longNames()));
      dashboard.view().settle(1000, 700);

      assertThat(list(dashboard)).isEqualTo(before);
    });
  }

  @Test
  void theFirstRowsOfAListThatIsNotThereYetDoNotDecide() {
    OnJavaFx.run(() -> {
      Environment[] all = longNames();
      double fair = list(of(AppearanceSettings.DEFAULT, 1180, all));
      Dashboard dashboard = of(AppearanceSettings.DEFAULT, 1180, listed(all[0]));
      dashboard.model().apply(SampleWorld.of(all));
      dashboard.view().settle(1180, 700);

      assertThat(list(dashboard)).isEqualTo(fair);
    });
  }

  /** As the list of the service tells it. */
  private static Environment listed(Environment whole) {
    return whole.toBuilder().detail(Environment.Detail.LISTED).machines(List.of()).build();
  }

  @Test
  void theLineStaysWhileALongLoginIsSelectedAndItsPasswordIsRevealed() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = of(AppearanceSettings.DEFAULT, 1180, withOneLongLogin());
      double before = list(dashboard);
      for (int number : List.of(5, 6, 7, 5)) {
        select(dashboard, number);
        assertThat(list(dashboard)).isEqualTo(before);
      }
      dashboard.reveal().toggle(dashboard.model().machines().getFirst());
      dashboard.view().settle(1180, 700);

      assertThat(list(dashboard)).isEqualTo(before);
    });
  }

  @Test
  void anotherWindowOfTheSamePersonIsDividedAsTheFirst() {
    OnJavaFx.run(() -> {
      Dashboard first = of(AppearanceSettings.DEFAULT, 1180, longNames());
      Dashboard masked = of(AppearanceSettings.DEFAULT, 1180, shortNames(false));
      assertThat(list(masked)).isNotEqualTo(list(first));
      masked.view().divide(first.view().division());
      masked.view().settle(1180, 700);

      assertThat(list(masked)).isEqualTo(list(first));
    });
  }

  private static void select(Dashboard dashboard, int number) {
    dashboard.model().select(SampleWorld.key("EN%02d".formatted(number)));
    dashboard.view().settle(1180, 700);
  }

  /** The machine of EN05 has it. */
  private static Environment[] withOneLongLogin() {
    Environment[] all = longNames();
    Machine machine =
        SampleWorld.running("m5", "desktop").toBuilder()
            .login("TRAINING-CENTRE\\student-of-the-day")
            .password(Secret.of("a-password-of-24-letters"))
            .build();
    all[5] = all[5].toBuilder().machines(List.of(machine)).build();
    return all;
  }

  /** The first of them has a short name. */
  private static Environment[] longNames() {
    return IntStream.range(0, 12)
        .mapToObj(number ->
            SampleWorld.environment(
                "EN%02d".formatted(number),
                number == 0 ? "Lab" : "Kubernetes administration day 2 - Student " + number,
                SampleWorld.running(),
                SampleWorld.running("m" + number, "web")))
        .toArray(Environment[]::new);
  }

  /** Environments of which one is, later, on its way for longer than its name. */
  private static Environment[] shortNames(boolean later) {
    return IntStream.range(0, 12)
        .mapToObj(number -> {
          Status status =
              later && number == 3
                  ? new Status(Phase.CHANGING, "Restoring from a backup")
                  : SampleWorld.running();
          return SampleWorld.environment(
              "EN0" + number, "Lab 0" + number, status, SampleWorld.running("m" + number, "web"));
        })
        .toArray(Environment[]::new);
  }

  @Test
  void namesInTheListHaveTheRoomThatMachinesDoNotNeed() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = of(AppearanceSettings.DEFAULT, 1180, asInADemo());
      // Before, the longer words of machines that do not run had taken it.
      assertThat(column(dashboard, "name").getWidth()).isGreaterThan(125);
      assertThat(column(dashboard, "owner").getWidth()).isGreaterThan(90);
    });
  }

  /** Suspended machines are shown, and others are under way. */
  private static Environment[] asInADemo() {
    return IntStream.range(0, 30)
        .mapToObj(number -> {
          Status status =
              number % 10 == 3
                  ? new Status(Phase.CHANGING, "Preparing")
                  : number == 4 ? new Status(Phase.SUSPENDED, "Suspended") : SampleWorld.running();
          return SampleWorld.environment(
                  "EN%02d".formatted(number),
                  "Kubernetes Security - Student " + number,
                  status,
                  machine("web", number, status),
                  machine("worker-1", number, status))
              .toBuilder()
              .owner("priyanka.raman" + number)
              .expiration(new Expiration.At(SampleWorld.NOW.plus(Duration.ofHours(47))))
              .build();
        })
        .toArray(Environment[]::new);
  }

  private static Machine machine(String name, int number, Status status) {
    boolean changing = status.phase() == Phase.CHANGING;
    return SampleWorld.running("m" + name + number, name).toBuilder()
        .status(status)
        .address(changing ? null : "203.0.113." + (100 + number))
        .login("sysadmin")
        .password(Secret.of("a-password"))
        .build();
  }

  @Test
  void aColumnThatIsAddedGetsRoom() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = shown(WindowSettings.DEFAULT, 1400);
      double before = list(dashboard);
      column(dashboard, "project").setVisible(true);
      dashboard.view().settle(1400, 700);

      assertThat(list(dashboard)).isGreaterThan(before + 10);
    });
  }

  @Test
  void theLineThatThePersonMovedKeepsItsShareInAnotherWindow() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = shown(WindowSettings.DEFAULT, 1200);
      drag(dashboard, -100);
      double chosen = share(dashboard);
      dashboard.view().settle(1800, 700);

      assertThat(share(dashboard)).isCloseTo(chosen, ROUNDED);
    });
  }

  @Test
  void theLineThatThePersonMovedIsWhereItWasAtTheNextStart() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = shown(WindowSettings.DEFAULT, 1200);
      drag(dashboard, 120);
      Dashboard again = shown(dashboard.window().get(), 1200);

      assertThat(share(again)).isCloseTo(share(dashboard), ROUNDED);
    });
  }

  @Test
  void whereThereIsLittleHeightTheListLeavesMoreToTheMachines() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = shown(WindowSettings.DEFAULT, 900);
      double high = share(dashboard);
      dashboard.view().settle(900, 450);

      assertThat(share(dashboard)).isLessThan(high - 0.05);
    });
  }

  @Test
  void theLineBetweenStackedPartsIsRememberedByItself() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = shown(WindowSettings.DEFAULT, 900);
      drag(dashboard, 80);
      double chosen = share(dashboard);
      Dashboard again = shown(dashboard.window().get(), 900);

      assertThat(orientation(again)).isEqualTo(Orientation.VERTICAL);
      assertThat(share(again)).isCloseTo(chosen, ROUNDED);
      assertThat(dashboard.window().get().get(WindowSettings.DIVIDER)).isEmpty();
    });
  }

  @Test
  void nothingIsRememberedOfALineThatNobodyMoved() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = shown(WindowSettings.DEFAULT, 900);
      dashboard.view().settle(1400, 700);

      assertThat(dashboard.window().get().get(WindowSettings.DIVIDER)).isEmpty();
      assertThat(dashboard.window().get().get(WindowSettings.DIVIDER_STACKED)).isEmpty();
    });
  }

  @Test
  void aDoubleClickOnTheLineMakesItFollowTheContentsAgain() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = shown(WindowSettings.DEFAULT, 1200);
      double before = list(dashboard);
      drag(dashboard, 120);
      fire(dashboard, MouseEvent.MOUSE_CLICKED, 0, 2);
      dashboard.view().settle(1200, 700);

      assertThat(list(dashboard)).isEqualTo(before);
      assertThat(dashboard.window().get().get(WindowSettings.DIVIDER)).isEmpty();
    });
  }

  private static Dashboard of(AppearanceSettings settings, int width, Environment... shown) {
    Dashboard dashboard = Dashboards.of(settings);
    dashboard.appearance().use(settings);
    dashboard.appearance().dress(new Scene(dashboard.view(), width, 700));
    dashboard.model().apply(SampleWorld.of(shown));
    dashboard.model().select(SampleWorld.key("EN04"));
    dashboard.view().settle(width, 700);
    return dashboard;
  }

  private static Dashboard shown(WindowSettings window, int width) {
    Dashboard dashboard = Dashboards.of(AppearanceSettings.DEFAULT, window);
    dashboard.appearance().use(AppearanceSettings.DEFAULT);
    dashboard.appearance().dress(new Scene(dashboard.view(), width, 700));
    dashboard.model().apply(SampleWorld.of(world()));
    dashboard.model().select(SampleWorld.key("EN04"));
    dashboard.view().settle(width, 700);
    return dashboard;
  }

  private static Environment[] world() {
    Machine[] machines =
        IntStream.range(0, 8)
            .mapToObj(number ->
                SampleWorld.running("w" + number, "a-machine-with-quite-a-long-name-" + number))
            .toArray(Machine[]::new);
    return Stream.concat(
            SampleWorld.dozen().stream(),
            Stream.of(SampleWorld.environment("EN20", "Wide", SampleWorld.running(), machines)))
        .toArray(Environment[]::new);
  }

  private static void drag(Dashboard dashboard, double by) {
    fire(dashboard, MouseEvent.MOUSE_PRESSED, 0, 1);
    fire(dashboard, MouseEvent.MOUSE_DRAGGED, by, 1);
    fire(dashboard, MouseEvent.MOUSE_RELEASED, by, 1);
    dashboard.view().settle(dashboard.view().getWidth(), dashboard.view().getHeight());
  }

  /** The divider itself moves on only once it has passed its middle: it is told the place twice. */
  private static void fire(Dashboard dashboard, EventType<MouseEvent> type, double by, int clicks) {
    Node divider = dashboard.view().lookup(".split-pane-divider");
    boolean stacked = orientation(dashboard) == Orientation.VERTICAL;
    double x = stacked ? 200 : by;
    double y = stacked ? by : 200;
    MouseEvents.primary(divider, type, x, y, clicks);
  }

  private static TableColumn<?, ?> column(Dashboard dashboard, String id) {
    TableView<?> table = dashboard.view().environmentTable().table();
    return table.getColumns().stream()
        .filter(column -> id.equals(column.getId()))
        .findFirst()
        .orElseThrow();
  }

  private static SplitPane split(Dashboard dashboard) {
    return (SplitPane) dashboard.view().lookup("#split");
  }

  private static Orientation orientation(Dashboard dashboard) {
    return split(dashboard).getOrientation();
  }

  private static double share(Dashboard dashboard) {
    return split(dashboard).getDividerPositions()[0];
  }

  private static double list(Dashboard dashboard) {
    return dashboard.view().environmentTable().getWidth();
  }

  private static double details(Dashboard dashboard) {
    return split(dashboard).getWidth() - list(dashboard);
  }
}
