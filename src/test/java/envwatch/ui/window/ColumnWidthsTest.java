package envwatch.ui.window;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.history.HistoryView;
import envwatch.model.Environment;
import envwatch.model.Machine;
import envwatch.model.Phase;
import envwatch.model.Secret;
import envwatch.model.Status;
import envwatch.settings.AppearanceSettings;
import envwatch.settings.WindowSettings;
import envwatch.settings.WindowSettings.ColumnSettings;
import envwatch.ui.environments.MachineParts;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.MouseEvents;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.model.Histories;
import envwatch.ui.model.SampleWorld;
import envwatch.ui.window.Dashboards.Dashboard;
import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.collections.FXCollections;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Labeled;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.control.skin.TableColumnHeader;
import javafx.scene.input.MouseEvent;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Columns are as wide as what they show. */
class ColumnWidthsTest {
  private static final Offset<Double> A_PIXEL = Offset.offset(1.0);
  private static final String PASSWORD = "Correct-Horse-Battery-9";
  private static final String LONG_NAME =
      "A very long name of an environment that nobody could ever read in one glance";
  private static final String LONG_LOGIN = "EXAMPLE\\student-seat-07";
  private static final List<String> NEVER_CUT =
      List.of("status", "address", "login", "web", "machines", "expiration");

  @ParameterizedTest
  @CsvSource({"1180, 14", "1600, 14", "1000, 21", "1180, 21"})
  void onlyNamesAndOwnersGiveWay(int width, int font) {
    OnJavaFx.run(() -> {
      Dashboard dashboard = shown(width, font, "student");

      for (TableView<?> table : tables(dashboard)) {
        assertThat(cut(table)).doesNotContainAnyElementsOf(NEVER_CUT);
      }
    });
  }

  @ParameterizedTest
  @CsvSource({"1000, 14", "1180, 14", "1600, 14", "1000, 21", "1180, 21", "1600, 21"})
  void aLongLoginIsNotCutWhileANameHasMoreThanItNeeds(int width, int font) {
    OnJavaFx.run(() -> {
      Dashboard dashboard = shown(width, font, LONG_LOGIN);

      for (TableView<?> table : tables(dashboard)) {
        if (cut(table).stream().anyMatch(NEVER_CUT::contains)) {
          assertThat(column(table, "name").getWidth()).isLessThanOrEqualTo(8 * 0.93 * font + 1);
        }
      }
      assertThat(cut(machines(dashboard))).doesNotContain("address", "web");
      assertThat(cut(environments(dashboard))).doesNotContain("machines", "expiration");
    });
  }

  @ParameterizedTest
  @CsvSource({"1000, 14", "1180, 14", "1600, 14", "1000, 21", "1180, 21", "1600, 21"})
  void aLongLoginPushesNothingOutOfTheWindow(int width, int font) {
    OnJavaFx.run(() -> {
      Dashboard dashboard = shown(width, font, LONG_LOGIN);

      for (TableView<?> table : tables(dashboard)) {
        assertThat(total(table)).isLessThanOrEqualTo(table.getWidth());
      }
    });
  }

  /** As API v1 tells them. */
  @ParameterizedTest
  @ValueSource(ints = {1180, 1280})
  void aLongHostNameIsCutBeforeStatusLoginAndNames(int width) {
    OnJavaFx.run(() -> {
      Machine machine =
          SampleWorld.running("m1", "web").toBuilder()
              .address("vm67-kva29f91ebioon9zoqai5q2.lab.example.com")
              .login("administrator")
              .build();
      Dashboard dashboard =
          shown(width, SampleWorld.environment("EN01", "Lab", SampleWorld.running(), machine));

      assertThat(cut(machines(dashboard))).doesNotContain("status", "name", "login");
      assertThat(total(machines(dashboard))).isLessThanOrEqualTo(machines(dashboard).getWidth());
    });
  }

  @ParameterizedTest
  @ValueSource(ints = {1280, 1600})
  void aLongLoginIsShownWhole(int width) {
    OnJavaFx.run(() -> {
      Dashboard dashboard = shown(width, 14, LONG_LOGIN);

      assertThat(cut(machines(dashboard))).doesNotContain("login", "status");
    });
  }

  @Test
  void inASmallWindowOwnersGiveWayWhollyBeforeStatesAndNamesCannotBeRead() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = Dashboards.of(AppearanceSettings.DEFAULT);
      dashboard.appearance().use(AppearanceSettings.DEFAULT);
      dashboard.appearance().dress(new Scene(dashboard.view(), 1000, 650));
      dashboard.model().apply(SampleWorld.of(SampleWorld.dozen().toArray(Environment[]::new)));
      dashboard.model().select(dashboard.model().everything().getLast().key());
      dashboard.view().settle(1000, 650);

      TableView<?> table = environments(dashboard);
      assertThat(column(table, "owner").getWidth()).isZero();
      assertThat(cut(table)).doesNotContain("status");
      assertThat(column(table, "name").getWidth()).isGreaterThan(8 * 0.93 * 14);
      dashboard.view().settle(1180, 650);
      assertThat(column(table, "owner").getWidth()).isGreaterThan(5 * 0.93 * 14);
    });
  }

  @ParameterizedTest
  @ValueSource(strings = {"name", "owner"})
  void anOwnerThatHasGoneIsPulledOutAtEitherOfTheTwoEdges(String edge) {
    OnJavaFx.run(() -> {
      Dashboard dashboard = shown(1000);
      TableView<?> table = environments(dashboard);
      double name = column(table, "name").getWidth();
      drag(table, edge, 1);
      drag(table, edge, -1);
      assertThat(column(table, "owner").getWidth()).isZero();
      assertThat(column(table, "name").getWidth()).isEqualTo(name - 1);
      release(table);
      // As the mouse does, to whose every move belongs a pull.
      drag(table, edge, 40);
      drag(table, edge, 20);
      dashboard.view().settle(1000, 650);

      assertThat(column(table, "owner").getWidth()).isCloseTo(60, A_PIXEL);
      release(table);
      drag(table, "owner", -60);
      assertThat(column(table, "owner").getWidth()).isGreaterThan(30);
    });
  }

  @Test
  void anOwnerThatHasGoneShowsNoArrowInAnotherHeading() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = shown(1000);
      TableView<?> table = environments(dashboard);
      sort(table, column(table, "owner"));
      dashboard.view().settle(1000, 650);
      assertThat(shownArrows(table)).isEmpty();
      dashboard.view().settle(1180, 650);
      assertThat(shownArrows(table)).isNotEmpty();
    });
  }

  /** JavaFX showed some of them no more when the owner came back. */
  @Test
  void anOwnerThatHasGoneHidesNoCell() {
    OnJavaFx.run(() ->
        assertThat(environments(shown(1000)).lookupAll(".owner-column.table-cell"))
            .isNotEmpty()
            .allMatch(Node::isVisible));
  }

  private static List<Node> shownArrows(TableView<?> table) {
    return table.lookupAll(".arrow").stream()
        .filter(arrow -> arrow.getParent().getParent() instanceof TableColumnHeader)
        .filter(arrow -> arrow.getParent().getParent().isVisible())
        .toList();
  }

  @Test
  void theMarksOfHiddenPasswordsGiveWayBeforeLogins() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = shown(1180, 14, "EXAMPLE\\student");

      assertThat(cut(machines(dashboard))).doesNotContain("login");
    });
  }

  @Test
  void addressesAndLoginsHaveRoomAlthoughNoMachineRanAtFirst() {
    OnJavaFx.run(() -> {
      Dashboard dashboard =
          shown(
              1180,
              SampleWorld.environment(
                  "EN01",
                  "Lab",
                  SampleWorld.running(),
                  SampleWorld.machine("m1", "jump host", Phase.SUSPENDED, "Suspended", -1)));
      dashboard
          .model()
          .apply(
              SampleWorld.of(
                  SampleWorld.environment(
                      "EN01",
                      "Lab",
                      SampleWorld.running(),
                      machine("m1", "jump host", Phase.RUNNING, -1, "administrator"))));
      dashboard.view().settle(1180, 650);

      assertThat(cut(machines(dashboard))).doesNotContain("address", "login");
    });
  }

  @Test
  void marksThatAreCutHaveNoTip() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = shown(1180, 14, LONG_LOGIN);
      Labeled password = (Labeled) MachineParts.find(dashboard.view(), "password", "m1");

      assertThat(password.isTextTruncated()).isTrue();
      assertThat(Controls.tipOf(password)).isNull();
    });
  }

  @Test
  void whatIsSaidLaterMovesNoHeading() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = shown(1400);
      List<Double> before = widths(environments(dashboard));
      show(dashboard, "Waiting for the licences of the whole class");
      assertThat(widths(environments(dashboard))).isEqualTo(before);
      assertThat(cut(environments(dashboard))).contains("status");
    });
  }

  @Test
  void whatIsUsuallySaidLaterIsNotCut() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = shown(1180);
      show(dashboard, Phase.CHANGING, "Preparing");
      assertThat(cut(environments(dashboard))).doesNotContain("status");
    });
  }

  @Test
  void aClickOnAHeadingMovesNoHeading() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = shown(1000);
      for (TableView<?> table : tables(dashboard)) {
        List<Double> before = widths(table);
        for (TableColumn<?, ?> column : List.copyOf(table.getVisibleLeafColumns())) {
          sort(table, column);
          dashboard.view().settle(1000, 650);
          assertThat(widths(table)).isEqualTo(before);
          assertThat(table.lookupAll(".column-header > .label"))
              .filteredOn(label -> label.getParent().getLayoutBounds().getWidth() > 0)
              .filteredOn(ColumnWidthsTest::isCut)
              .isEmpty();
        }
      }
    });
  }

  @SuppressWarnings({"unchecked", "rawtypes"})
  private static void sort(TableView table, TableColumn<?, ?> column) {
    if (column.isSortable()) {
      table.getSortOrder().setAll(column);
    }
  }

  @Test
  void machinesThatNeedAScrollBarMoveNoHeading() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = shown(1180);
      List<Double> before = widths(machines(dashboard));
      dashboard.model().select(SampleWorld.key("EN02"));
      dashboard.view().settle(1180, 650);

      assertThat(dashboard.model().machines()).hasSize(60);
      assertThat(widths(machines(dashboard))).isEqualTo(before);
    });
  }

  @Test
  void whatIsSaidOfHowLongItTakesLeavesTheNamesTheirRoom() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = shown(1180);
      show(dashboard, Phase.CHANGING, "Preparing");
      dashboard.view().settle(1180, 650);
      double before = column(environments(dashboard), "name").getWidth();

      dashboard.model().remember(preparing());
      dashboard.view().settle(1180, 650);
      assertThat(column(environments(dashboard), "name").getWidth()).isEqualTo(before);
      assertThat(cut(environments(dashboard))).doesNotContain("status");
    });
  }

  @Test
  void aliasesOfOwnersAreToldApartInTheUsualWindow() {
    OnJavaFx.run(() -> {
      Environment[] presented =
          Stream.of(world("student"))
              .map(known -> known.toBuilder().owner("Person 300").build())
              .toArray(Environment[]::new);
      Dashboard dashboard = shown(1180, presented);

      assertThat(cut(environments(dashboard))).doesNotContain("owner");
    });
  }

  @Test
  void aNameOfUnusualLengthCutsNoOwners() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = shown(1600, owned("maximiliane.oberhuber", LONG_NAME));

      assertThat(cut(environments(dashboard))).containsExactly("name");
    });
  }

  @ParameterizedTest
  @ValueSource(ints = {1000, 1180})
  void aLongOwnerTakesNothingFromTheNames(int width) {
    OnJavaFx.run(() -> {
      Dashboard usual = shown(width, owned("anna.schmidt", LONG_NAME));
      Dashboard dashboard = shown(width, owned("maximiliane.oberhuber", LONG_NAME));

      assertThat(column(environments(dashboard), "name").getWidth())
          .isGreaterThanOrEqualTo(column(environments(usual), "name").getWidth());
    });
  }

  /** One of them has an unusual name. */
  private static Environment[] owned(String owner, String name) {
    List<Environment> owned =
        Stream.of(world("student"))
            .map(known -> known.toBuilder().owner(owner + "@example.com").build())
            .toList();
    return new Environment[] {owned.getFirst().toBuilder().name(name).build(), owned.getLast()};
  }

  private static HistoryView preparing() {
    return new Histories()
        .waiting(Histories.environment("EN01"), Duration.ofMinutes(2), Duration.ZERO)
        .view();
  }

  private static void show(Dashboard dashboard, String status) {
    show(dashboard, Phase.RUNNING, status);
  }

  private static void show(Dashboard dashboard, Phase phase, String status) {
    Environment[] world = world("student");
    world[0] = world[0].toBuilder().status(new Status(phase, status)).machines(List.of()).build();
    dashboard.model().apply(SampleWorld.of(world));
    dashboard.view().settle(1400, 650);
  }

  /** A listener of a list that nobody holds goes with the next collection of garbage. */
  @Test
  void rowsThatComeAfterACollectionOfGarbageAreMeasured() {
    Dashboard dashboard = OnJavaFx.call(() -> Dashboards.of(AppearanceSettings.DEFAULT));
    System.gc();
    OnJavaFx.run(() -> {
      Scene scene = new Scene(dashboard.view(), 1180, 700);
      dashboard.model().apply(SampleWorld.of(SampleWorld.dozen().toArray(Environment[]::new)));
      dashboard.view().settle(scene.getWidth(), scene.getHeight());

      // Its title and its icon alone take half of that.
      assertThat(column(environments(dashboard), "status").getWidth()).isGreaterThan(120);
    });
  }

  @Test
  void inASmallWindowAddressesAndPasswordsAreOnScreenAndWhole() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = shown(1000);
      TableView<?> table = machines(dashboard);

      assertThat(cut(table)).doesNotContain("address", "web");
      assertThat(total(table)).isLessThanOrEqualTo(table.getWidth());
      assertThat(cut(environments(dashboard))).doesNotContain("machines", "expiration");
      assertThat(total(environments(dashboard)))
          .isLessThanOrEqualTo(environments(dashboard).getWidth());
    });
  }

  @ParameterizedTest
  @ValueSource(ints = {1000, 1180, 1600})
  void nothingIsPushedOutOfTheWindow(int width) {
    OnJavaFx.run(() -> {
      Dashboard dashboard = shown(width);

      for (TableView<?> table : tables(dashboard)) {
        assertThat(total(table)).isLessThanOrEqualTo(table.getWidth());
      }
    });
  }

  @ParameterizedTest
  @ValueSource(ints = {1000, 1600})
  void aRevealedPasswordIsShownWhole(int width) {
    OnJavaFx.run(() -> {
      Dashboard dashboard = shown(width);
      dashboard.reveal().show(dashboard.model().machines().getFirst());
      dashboard.view().settle(width, 650);

      Labeled password = (Labeled) MachineParts.find(dashboard.view(), "password", "m1");

      assertThat(password.getText()).isEqualTo(PASSWORD);
      assertThat(password.isTextTruncated()).isFalse();
    });
  }

  @Test
  void aRevealedPasswordPushesNothing() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = shown(1000);
      List<Double> before = widths(machines(dashboard));
      dashboard.reveal().show(dashboard.model().machines().getFirst());
      dashboard.view().settle(1000, 650);

      assertThat(widths(machines(dashboard))).isEqualTo(before);
    });
  }

  @Test
  void aColumnThatIsAddedLeavesTheNamesReadable() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = shown(1300);
      TableView<?> table = environments(dashboard);
      column(table, "project").setVisible(true);
      dashboard.view().settle(1300, 650);

      assertThat(column(table, "name").getWidth()).isGreaterThanOrEqualTo(8 * 0.93 * 14 - 1);
      assertThat(cut(table)).doesNotContain("machines", "expiration", "status");
      assertThat(total(table)).isLessThanOrEqualTo(table.getWidth());
    });
  }

  @ParameterizedTest
  @ValueSource(ints = {1000, 1180, 1600})
  void columnsAreAsBeforeWhenTheFontIsAsBefore(int width) {
    OnJavaFx.run(() -> {
      Dashboard dashboard = shown(width);
      List<Double> before = widths(environments(dashboard));
      List<Double> ofMachines = widths(machines(dashboard));
      useFont(dashboard, 21, width);
      useFont(dashboard, 14, width);

      assertThat(widths(environments(dashboard))).isEqualTo(before);
      assertThat(widths(machines(dashboard))).isEqualTo(ofMachines);
    });
  }

  /** As a double click on the edge of its header does. */
  @Test
  void aColumnThatIsFittedPushesNoOtherOff() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = shown(1000);
      column(environments(dashboard), "name").setPrefWidth(700);
      dashboard.view().settle(1000, 650);

      TableView<?> table = environments(dashboard);
      assertThat(total(table)).isLessThanOrEqualTo(table.getWidth());
    });
  }

  @Test
  void aColumnThatThePersonSizesKeepsItsWidth() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = shown(1180);
      TableView<?> table = environments(dashboard);
      double before = column(table, "owner").getWidth();
      drag(table, "owner", 40);
      dashboard.view().settle(1400, 650);

      assertThat(column(table, "owner").getWidth()).isCloseTo(before + 40, A_PIXEL);
    });
  }

  @Test
  void aWidthThatWasOnceRememberedWithoutAChoiceIsPassedOver() {
    OnJavaFx.run(() -> {
      ColumnSettings narrow = new ColumnSettings("status", 3, true, -1, false, false);
      ColumnSettings gone = new ColumnSettings("progress", 9, true, 0, false, true);
      WindowSettings window =
          WindowSettings.DEFAULT.with(WindowSettings.MACHINE_COLUMNS, List.of(gone, narrow));

      assertThat(widths(machines(shown(1180, window)))).isEqualTo(widths(machines(shown(1180))));
    });
  }

  @Test
  void aWidthThatThePersonChoseComesBack() {
    OnJavaFx.run(() -> {
      ColumnSettings wide = new ColumnSettings("login", 20, true, -1, false, true);
      WindowSettings window =
          WindowSettings.DEFAULT.with(WindowSettings.MACHINE_COLUMNS, List.of(wide));

      assertThat(column(machines(shown(1600, window)), "login").getWidth())
          .isCloseTo(20 * 0.93 * 14, A_PIXEL);
    });
  }

  private static Dashboard shown(int width) {
    return shown(width, world("student"));
  }

  private static Dashboard shown(int width, WindowSettings window) {
    return shown(width, AppearanceSettings.DEFAULT, window, "student");
  }

  private static Dashboard shown(int width, int font, String login) {
    AppearanceSettings settings = new AppearanceSettings(AppearanceSettings.Theme.LIGHT, font);
    return shown(width, settings, WindowSettings.DEFAULT, login);
  }

  private static Dashboard shown(
      int width, AppearanceSettings settings, WindowSettings window, String login) {
    Dashboard dashboard = Dashboards.of(settings, window);
    dashboard.appearance().use(settings);
    dashboard.appearance().dress(new Scene(dashboard.view(), width, 650));
    dashboard.model().apply(SampleWorld.of(world(login)));
    dashboard.view().settle(width, 650);
    return dashboard;
  }

  private static Dashboard shown(int width, Environment... first) {
    Dashboard dashboard = Dashboards.of(AppearanceSettings.DEFAULT);
    dashboard.appearance().use(AppearanceSettings.DEFAULT);
    dashboard.appearance().dress(new Scene(dashboard.view(), width, 650));
    dashboard.model().apply(SampleWorld.of(first));
    dashboard.view().settle(width, 650);
    return dashboard;
  }

  private static Environment[] world(String login) {
    return new Environment[] {
      SampleWorld.environment(
          "EN01",
          "Ansible for administrators, autumn class, seat 07",
          SampleWorld.running(),
          machine("m1", "workstation-07", Phase.RUNNING, -1, login),
          machine("m2", "worker-2", Phase.CHANGING, 40, login)),
      SampleWorld.environment(
          "EN02",
          "Big",
          SampleWorld.running(),
          IntStream.range(0, 60)
              .mapToObj(number -> SampleWorld.running("n" + number, "node-" + number))
              .toArray(Machine[]::new))
    };
  }

  private static Machine machine(String id, String name, Phase phase, int progress, String login) {
    return SampleWorld.machine(id, name, phase, "Preparing", progress).toBuilder()
        .address("198.51.100.213")
        .login(login)
        .password(Secret.of(PASSWORD))
        .build();
  }

  private static void useFont(Dashboard dashboard, int size, int width) {
    AppearanceSettings settings = new AppearanceSettings(AppearanceSettings.Theme.LIGHT, size);
    dashboard.appearance().use(settings);
    dashboard.appearance().dress(dashboard.view().getScene());
    dashboard.view().useFont(size);
    dashboard.view().settle(width, 650);
  }

  @SuppressWarnings({"unchecked", "rawtypes"})
  private static void drag(TableView<?> table, String column, double by) {
    ((TableView) table).resizeColumn(column(table, column), by);
  }

  private static void release(TableView<?> table) {
    MouseEvents.primary(table, MouseEvent.MOUSE_RELEASED, 0, 0, 1);
  }

  private static List<TableView<?>> tables(Dashboard dashboard) {
    return List.of(environments(dashboard), machines(dashboard));
  }

  private static TableView<?> environments(Dashboard dashboard) {
    return dashboard.view().environmentTable().table();
  }

  private static TableView<?> machines(Dashboard dashboard) {
    return dashboard.view().machineTable().table();
  }

  private static TableColumn<?, ?> column(TableView<?> table, String id) {
    return FXCollections.<TableColumn<?, ?>>observableArrayList(table.getColumns()).stream()
        .filter(column -> id.equals(column.getId()))
        .findFirst()
        .orElseThrow();
  }

  private static List<Double> widths(TableView<?> table) {
    return table.getVisibleLeafColumns().stream().<Double>map(TableColumn::getWidth).toList();
  }

  private static double total(TableView<?> table) {
    return widths(table).stream().mapToDouble(Double::doubleValue).sum();
  }

  /** Columns in which a cell is cut. */
  private static List<String> cut(TableView<?> table) {
    return table.lookupAll(".table-cell").stream()
        .map(node -> (TableCell<?, ?>) node)
        .filter(cell -> cell.getItem() != null && cutsIn(cell))
        .map(cell -> cell.getTableColumn().getId())
        .distinct()
        .toList();
  }

  private static boolean cutsIn(TableCell<?, ?> cell) {
    return cell.isTextTruncated()
        || cell.lookupAll(".label").stream().anyMatch(ColumnWidthsTest::isCut);
  }

  private static boolean isCut(Node node) {
    return node instanceof Labeled labeled && labeled.isTextTruncated();
  }
}
