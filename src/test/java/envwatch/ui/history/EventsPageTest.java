package envwatch.ui.history;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.actions.Activity;
import envwatch.actions.ActivityLog;
import envwatch.actions.ActivityMemory;
import envwatch.actions.ClassTarget;
import envwatch.actions.EnvironmentTarget;
import envwatch.actions.Outcome;
import envwatch.actions.Requested;
import envwatch.history.Change;
import envwatch.history.Fact;
import envwatch.history.FakeHistory;
import envwatch.history.Range;
import envwatch.history.State;
import envwatch.model.ActionKind;
import envwatch.model.Environment;
import envwatch.model.Phase;
import envwatch.model.training.ClassId;
import envwatch.model.training.ClassKey;
import envwatch.model.training.Person;
import envwatch.model.training.TrainingActionKind;
import envwatch.settings.AppearanceSettings;
import envwatch.settings.AppearanceSettings.Theme;
import envwatch.settings.WindowSettings;
import envwatch.ui.kit.BackgroundWork;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.FileExport;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.kit.Pictures;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.model.SampleWorld;
import envwatch.ui.model.SampleWorlds;
import envwatch.ui.secrets.MemoryClipboard;
import envwatch.ui.secrets.SecretClipboard;
import envwatch.ui.shell.Features;
import envwatch.ui.shell.PageChoice;
import envwatch.ui.window.Dashboards;
import envwatch.ui.window.Dashboards.Dashboard;
import envwatch.words.MomentWords;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Executor;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.skin.VirtualFlow;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;
import javafx.scene.text.Font;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The page of events, over a history that the test fills. */
class EventsPageTest {
  private static final State RUNNING = new State(Phase.RUNNING, "Running");
  private static final State SUSPENDED = new State(Phase.SUSPENDED, "Suspended");

  private static final State FAILED = new State(Phase.PROBLEM, "Failed");

  private static final State LONG = new State(Phase.SUSPENDED, "Waiting for the other region");

  @TempDir private Path folder;
  private final MemoryClipboard copied = new MemoryClipboard();
  private FakeHistory history = SampleHistory.morning();
  private ActivityLog log;
  private Events events;
  private Dashboard dashboard;
  private Scene scene;
  private final List<Runnable> work = new ArrayList<>();

  @BeforeEach
  void start() {
    log = new ActivityLog(new ActivityMemory());
  }

  @AfterEach
  void close() {
    OnJavaFx.run(() -> events.close());
    log.close();
  }

  private void open() {
    open(new AppearanceSettings(Theme.LIGHT, 14));
  }

  private void open(AppearanceSettings appearance) {
    open(appearance, Runnable::run);
  }

  private void open(AppearanceSettings appearance, Executor requests) {
    OnJavaFx.run(() -> {
      DashboardModel model = new DashboardModel(SampleWorld.NOW, Duration.ofHours(2));
      SecretClipboard clipboard = Dashboards.clipboard(copied);
      PageChoice pages = new PageChoice();
      events =
          new Events(
              model,
              history,
              log,
              clipboard,
              pages,
              new FileExport(
                  folder::resolve,
                  () -> false,
                  new BackgroundWork(Runnable::run, OnJavaFx::runInPlace),
                  clipboard.message()),
              requests,
              OnJavaFx::runInPlace);
      dashboard =
          Dashboards.of(
              appearance,
              WindowSettings.DEFAULT,
              model,
              new Features(List.of(events), pages),
              clipboard);
      dashboard.appearance().use(appearance);
      scene = new Scene(dashboard.view(), 1180, 760);
      dashboard.appearance().dress(scene);
      Dashboards.addKeys(scene, dashboard);
      model.apply(SampleWorld.of(SampleWorld.dozen().toArray(Environment[]::new)));
      pages.show("page-events");
      settle();
    });
  }

  private void settle() {
    Pictures.settle(dashboard.view(), 1180, 760);
  }

  @Test
  void theAccountIsSaidOnlyWhereThereAreSeveral() {
    open();
    assertThat(OnJavaFx.call(() -> column("account").isVisible())).isFalse();
    OnJavaFx.run(() -> dashboard.model().apply(SampleWorlds.twoAccounts()));
    filter("lab");
    assertThat(OnJavaFx.call(() -> column("account").isVisible())).isTrue();
  }

  private TableColumn<Event, ?> column(String id) {
    return table().getColumns().stream()
        .filter(column -> id.equals(column.getId()))
        .findFirst()
        .orElseThrow();
  }

  private List<String> rows() {
    return OnJavaFx.call(
        () -> table().getItems().stream().map(event -> EventText.what(event)).toList());
  }

  @SuppressWarnings("unchecked")
  private TableView<Event> table() {
    return (TableView<Event>) scene.lookup("#events");
  }

  private void filter(String words) {
    OnJavaFx.run(() -> {
      dashboard.view().filterField().setText(words);
      settle();
    });
  }

  private void press(String id) {
    OnJavaFx.run(() -> {
      Node node = scene.lookup("#" + id);
      if (node instanceof ToggleButton button) {
        button.fire();
      } else {
        ((Button) node).fire();
      }
      settle();
    });
  }

  private boolean visible(String id) {
    return OnJavaFx.call(() -> {
      Node node = scene.lookup("#" + id);
      return node != null && node.isVisible();
    });
  }

  @Test
  void afterTheClockWasSetBackWhatHappensIsListed() {
    open();
    OnJavaFx.run(() -> {
      dashboard.model().tick(SampleWorld.NOW.minus(Duration.ofHours(5)));
      history.recorded(SampleHistory.change("EN05", "later", 299).from(RUNNING, SUSPENDED));
      dashboard.model().tick(SampleWorld.NOW.minus(Duration.ofMinutes(298)));
      settle();
    });
    assertThat(rows()).contains("later");
  }

  @Test
  void whatHappenedIsListedNewestFirstWithTheGapsBetween() {
    open();
    assertThat(rows())
        .containsExactly(
            "SQL lab",
            "Java in depth",
            "web-2 in Python Fundamentals",
            "Not monitored",
            "Data science",
            "A very long name of an environment that nobody could ever read",
            "Rocket class",
            "Not monitored");
  }

  private static SampleHistory.Made machine(String id, String name, int minutesAgo) {
    return SampleHistory.change("EN06", "Lab", minutesAgo).of(id, name);
  }

  @Test
  void machinesAreFoldedIntoWhatTheyChangedWith() {
    history =
        new FakeHistory()
            .recorded(
                SampleHistory.change("EN06", "Lab", 20).from(SUSPENDED, RUNNING),
                machine("m1", "web", 20).from(SUSPENDED, RUNNING),
                machine("m2", "db", 20).from(SUSPENDED, RUNNING),
                machine("m3", "dc01", 20).from(SUSPENDED, FAILED),
                machine("m1", "web", 10).from(RUNNING, SUSPENDED),
                machine("m2", "db", 10).from(RUNNING, SUSPENDED),
                SampleHistory.change("EN05", "Other", 20).from(SUSPENDED, RUNNING));
    open();
    assertThat(rows()).containsExactlyInAnyOrder("db, web in Lab", "dc01 in Lab", "Lab", "Other");
    filter("machine:web");
    assertThat(rows()).containsExactly("web in Lab", "web in Lab");
    filter("");
    press("events-problems");
    assertThat(rows()).containsExactly("dc01 in Lab");
    press("events-all");
    Event.Changed lab =
        OnJavaFx.call(() ->
            table().getItems().stream()
                .filter(event -> EventText.what(event).equals("Lab"))
                .map(Event.Changed.class::cast)
                .findFirst()
                .orElseThrow());
    assertThat(new EventText(SampleWorld.of(), SampleWorld.NOW, ZoneOffset.UTC).folded(lab))
        .containsExactly("db, web: Suspended to Running");
  }

  @Test
  void aMachineThatWentDownIsFoldedIntoTheFailureThatItExplains() {
    history =
        new FakeHistory()
            .recorded(
                SampleHistory.change("EN06", "Lab", 20)
                    .from(RUNNING, new State(Phase.PROBLEM, "Running")),
                machine("m1", "web", 20).from(RUNNING, SUSPENDED),
                machine("m2", "db", 20).from(SUSPENDED, RUNNING));
    open();
    assertThat(rows()).containsExactlyInAnyOrder("Lab", "db in Lab");
  }

  @Test
  void whatElseChangedOfFoldedMachinesIsTold() {
    Fact moved = new Fact(Fact.Kind.ADDRESS, "192.0.2.31", "192.0.2.77");
    history =
        new FakeHistory()
            .recorded(
                SampleHistory.change("EN06", "Lab", 20).from(SUSPENDED, RUNNING),
                machine("m1", "web", 20).with(moved).from(SUSPENDED, RUNNING),
                machine("m2", "db", 20).from(SUSPENDED, RUNNING));
    open();
    OnJavaFx.run(() -> {
      table().getSelectionModel().clearAndSelect(0);
      settle();
      assertThat(((Labeled) scene.lookup("#event-lines")).getText())
          .contains("db, web: Suspended to Running", "web: IP: 192.0.2.31 to 192.0.2.77");
    });
  }

  @Test
  void machinesThatStayedSoForDifferentTimesAreToldApart() {
    history =
        new FakeHistory()
            .recorded(
                machine("m1", "web", 20).from(SUSPENDED, RUNNING),
                machine("m2", "db", 20).from(SUSPENDED, RUNNING),
                machine("m1", "web", 10).from(RUNNING, SUSPENDED));
    open();
    assertThat(rows()).containsExactlyInAnyOrder("web in Lab", "web in Lab", "db in Lab");
  }

  @Test
  void inTheFileEachFoldedMachineHasARow() throws IOException {
    history =
        new FakeHistory()
            .recorded(
                SampleHistory.change("EN06", "Lab", 20).from(SUSPENDED, RUNNING),
                machine("m1", "web", 20).from(SUSPENDED, RUNNING),
                machine("m2", "db", 20).from(SUSPENDED, RUNNING),
                machine("m2", "db", 10).from(RUNNING, SUSPENDED));
    open();
    press("events-export");
    assertThat(folder.resolve("events Training Europe 2026-11-21.csv"))
        .content()
        .contains(
            "Training Europe,Lab,EN06,,,Suspended,Running,ongoing,Service,,",
            "Training Europe,Lab,EN06,web,m1,Suspended,Running,ongoing,Service,,",
            "Training Europe,Lab,EN06,db,m2,Suspended,Running,10 min,Service,,")
        .doesNotContain("db, web");
  }

  @ParameterizedTest
  @CsvSource({
    "name:sql, SQL lab",
    "owner:ben, Java in depth",
    "status:failed, Data science",
    "machine:web-2, web-2 in Python Fundamentals",
    "data science, Data science"
  })
  void theFilterSpeaksTheLanguageOfTheList(String typed, String found) {
    open();
    filter(typed);
    assertThat(rows()).filteredOn(row -> !row.equals("Not monitored")).containsExactly(found);
  }

  @Test
  void aFilterThatFindsNothingSaysSoAndIsClearedThere() {
    open();
    filter("owner:nobody");
    assertThat(rows()).isEmpty();
    press("events-placeholder-button");
    assertThat(rows()).hasSize(8);
  }

  @Test
  void theFilterOfTheListIsAnother() {
    open();
    OnJavaFx.run(() -> dashboard.model().filterTextProperty().set("owner:nobody"));
    assertThat(rows()).hasSize(8);
  }

  @Test
  void enterLeadsToTheEnvironmentEvenIfAFilterHidIt() {
    open();
    OnJavaFx.run(() -> {
      dashboard.model().filterTextProperty().set("owner:nobody");
      table().getSelectionModel().clearAndSelect(4);
      table().requestFocus();
      enter();
      settle();
      assertThat(dashboard.model().selectedProperty().get().name()).isEqualTo("Data science");
      assertThat(scene.lookup("#environments").getScene()).isNotNull();
      assertThat(scene.lookup("#events")).isNull();
    });
  }

  private void enter() {
    javafx.event.Event.fireEvent(
        table(),
        new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.ENTER, false, false, false, false));
  }

  @Test
  void anEnvironmentThatIsGoneIsSaidToBeGone() {
    history.recorded(SampleHistory.change("EN99", "Old lab", 1).from(RUNNING, SUSPENDED));
    open();
    OnJavaFx.run(() -> {
      table().getSelectionModel().clearAndSelect(0);
      table().requestFocus();
      enter();
      assertThat(scene.lookup("#events")).isNotNull();
      assertThat(((Labeled) scene.lookup("#message")).getText())
          .isEqualTo("This environment is no longer in the list.");
    });
  }

  @Test
  void theDetailsOfAnEventSayWhatWasLookedAtAroundIt() {
    open();
    OnJavaFx.run(() -> {
      table().getSelectionModel().clearAndSelect(6);
      settle();
      assertThat(((Labeled) scene.lookup("#event-lines")).getText())
          .contains("Last seen Running at", "first seen Suspended at", "Changed by: Not seen");
    });
  }

  @Test
  void inALowWindowTheDetailsOfAnEventAreScrolledAndTheListStays() {
    open(new AppearanceSettings(Theme.LIGHT, 21));
    OnJavaFx.run(() -> {
      table().getSelectionModel().clearAndSelect(6);
      Pictures.settle(dashboard.view(), 1000, 650);
      ScrollPane details = (ScrollPane) scene.lookup("#event-details");
      Region page = (Region) scene.lookup("#events-page");
      assertThat(details.getContent().getLayoutBounds().getHeight())
          .isGreaterThan(details.getHeight());
      assertThat(details.getHeight()).isBetween(page.getHeight() * 0.28, page.getHeight() * 0.31);
      assertThat(table().getHeight()).isGreaterThan(page.getHeight() * 0.4);
    });
  }

  @Test
  void inLargeTypeTheBarIsAsWideAsASmallWindow() {
    open(new AppearanceSettings(Theme.LIGHT, 21));
    OnJavaFx.run(() -> {
      Pictures.settle(dashboard.view(), 1000, 650);
      assertThat(dashboard.view().getLayoutBounds().getWidth()).isEqualTo(1000);
      Node export = scene.lookup("#events-export");
      assertThat(export.localToScene(export.getLayoutBounds()).getMaxX()).isLessThan(1000);
      assertThat(((Labeled) scene.lookup("#events-count")).isTextTruncated()).isFalse();
      assertThat(Controls.tipOf(export)).isEqualTo("Export CSV");
    });
  }

  @Test
  void inAHighWindowTheDetailsOfAnEventAreShownWhole() {
    open();
    OnJavaFx.run(() -> {
      table().getSelectionModel().clearAndSelect(6);
      settle();
      ScrollPane details = (ScrollPane) scene.lookup("#event-details");
      assertThat(details.getViewportBounds().getHeight())
          .isGreaterThanOrEqualTo(details.getContent().getLayoutBounds().getHeight());
    });
  }

  @Test
  void aChangeIsShownAtOnceAndSelectionAndPlaceStay() {
    history = new FakeHistory();
    history.recorded(
        IntStream.rangeClosed(1, 300)
            .mapToObj(i -> SampleHistory.change("EN05", "lab " + i, i).from(RUNNING, SUSPENDED))
            .toArray(Change[]::new));
    open();
    OnJavaFx.run(() -> {
      table().scrollTo(100);
      settle();
      table().getSelectionModel().clearAndSelect(102);
      String top = top();
      history.happens(SampleHistory.change("EN05", "newest", 0).from(RUNNING, SUSPENDED));
      settle();
      assertThat(table().getItems()).hasSize(301);
      assertThat(EventText.what(table().getSelectionModel().getSelectedItem()))
          .isEqualTo("lab 103");
      assertThat(top()).isEqualTo(top);
    });
  }

  @Test
  void longDetailsAreCutBeforeTheNamesOfWhereItHappened() {
    String name = "Kubernetes day 2 - April group - Amara Okafor";
    history =
        new FakeHistory()
            .recorded(
                SampleHistory.change("EN05", name, 3).from(RUNNING, SUSPENDED),
                SampleHistory.change("EN06", "lab", 2)
                    .with(new Fact(Fact.Kind.OWNER, "m".repeat(30), "w".repeat(30)))
                    .facts());
    open();
    double asked = OnJavaFx.call(() -> Controls.widthOf(name, Font.font(13)));

    assertThat(OnJavaFx.call(() -> column("what").getWidth())).isGreaterThan(asked);
  }

  @Test
  void aFilterThatLeavesFewEventsMovesNoHeading() {
    history =
        new FakeHistory()
            .recorded(
                SampleHistory.change("EN05", "lab", 5).from(RUNNING, SUSPENDED),
                SampleHistory.change("EN06", "other", 4).from(LONG, SUSPENDED),
                SampleHistory.change("EN07", "other", 3).from(LONG, SUSPENDED));
    open();
    double before = OnJavaFx.call(() -> column("from").getWidth());
    filter("lab");

    assertThat(OnJavaFx.call(() -> column("from").getWidth())).isEqualTo(before);
  }

  private String top() {
    VirtualFlow<?> flow = (VirtualFlow<?>) table().lookup(".virtual-flow");
    return EventText.what(table().getItems().get(flow.getFirstVisibleCell().getIndex()));
  }

  @Test
  void ofAHundredThousandChangesTheNewestAreShownUntilOlderOnesAreWanted() {
    history = new FakeHistory();
    history.recorded(
        IntStream.rangeClosed(1, 100_000)
            .mapToObj(
                i -> SampleHistory.change("EN05", "lab " + i, i / 100).from(RUNNING, SUSPENDED))
            .toArray(Change[]::new));
    open();
    assertThat(rows()).hasSize(EventsModel.FIRST);
    assertThat(visible("events-older")).isTrue();
    press("events-older");
    assertThat(rows()).hasSize(EventsModel.FIRST * 5);
  }

  @Test
  void whatStillLastsHasLastedForLongerAMinuteLater() {
    history = new FakeHistory();
    history.recorded(SampleHistory.change("EN05", "Java in depth", 0).from(RUNNING, SUSPENDED));
    open();
    OnJavaFx.run(() -> table().getSelectionModel().clearAndSelect(0));
    assertThat(details()).contains("Duration: <1 min so far.");
    OnJavaFx.run(() -> {
      dashboard.model().tick(SampleWorld.NOW.plusSeconds(150));
      settle();
    });
    assertThat(details()).contains("Duration: 2 min so far.");
  }

  private String details() {
    return OnJavaFx.call(() -> ((Labeled) scene.lookup("#event-lines")).getText());
  }

  @Test
  void whatIsReadIsShownEvenIfSomethingHappenedMeanwhile() {
    history.hold();
    open(new AppearanceSettings(Theme.LIGHT, 14), work::add);
    OnJavaFx.run(() -> {
      history.happens(SampleHistory.change("EN05", "newest", 0).from(RUNNING, SUSPENDED));
      history.answer();
      assertThat(work).hasSize(2);
      work.getFirst().run();
    });
    assertThat(rows()).hasSize(9);
  }

  @Test
  void whileNothingWasAnsweredItIsLoading() {
    history.hold();
    open();
    assertThat(words()).contains("Loading events");
    OnJavaFx.run(history::answer);
    assertThat(rows()).hasSize(8);
  }

  @Test
  void withoutAnyEventItSaysWhyAndOffersMore() {
    history = new FakeHistory();
    open();
    assertThat(words()).contains("Nothing happened in this time.");
    press("events-placeholder-button");
    assertThat(words()).contains("Nothing happened in this time.");
    assertThat(visible("events-placeholder-button")).isFalse();
  }

  private List<String> words() {
    return OnJavaFx.call(() -> words(scene.getRoot()).toList());
  }

  private static Stream<String> words(Node node) {
    Stream<String> own =
        node instanceof Labeled labeled && labeled.getText() != null
            ? Stream.of(labeled.getText())
            : Stream.empty();
    return node instanceof Parent parent
        ? Stream.concat(
            own, parent.getChildrenUnmodifiable().stream().flatMap(EventsPageTest::words))
        : own;
  }

  @Test
  void runningActionsStandOnTop() {
    log.record(activity("1", new Outcome.Following(SampleWorld.NOW), 60));
    log.record(activity("2", new Outcome.Seen(Duration.ofSeconds(4)), 5));
    open();
    assertThat(rows().getFirst()).isEqualTo("Lab 1");
    press("events-changes");
    assertThat(rows()).doesNotContain("Lab 1", "Lab 2");
    press("events-actions");
    assertThat(rows()).containsExactly("Lab 1", "Lab 2");
  }

  @Test
  void anActionStandsBesideTheStateThatItFound() {
    history =
        new FakeHistory()
            .recorded(
                SampleHistory.change("EN05", "Lab 1", 90).from(RUNNING, FAILED),
                SampleHistory.change("EN05", "Lab 1", 30).from(FAILED, SUSPENDED),
                machine("m1", "web", 5).from(SUSPENDED, FAILED));
    log.record(activity("1", new Outcome.Seen(Duration.ofSeconds(4)), 100));
    log.record(activity("2", new Outcome.Seen(Duration.ofSeconds(4)), 60));
    log.record(activity("3", new Outcome.Seen(Duration.ofSeconds(4)), 3));
    open();
    press("events-actions");
    assertThat(OnJavaFx.call(() -> table().getItems().stream().map(EventText::from).toList()))
        .containsExactly("Suspended", "Failed", "Running");
  }

  @Test
  void anOwnRangeIsTyped() {
    open();
    Stage stage = OnJavaFx.call(Stage::new);
    OnJavaFx.run(() -> {
      stage.setScene(scene);
      stage.show();
      ranges().getItems().getFirst().fire();
      assertThat(ranges().getText()).isEqualTo("Last hour");
      ranges().getItems().get(4).fire();
      ranges().getItems().getLast().fire();
      settle();
    });
    assertThat(shownRange()).as("until the range is typed").isEqualTo("Last 24 hours");
    OnJavaFx.run(() -> {
      Window dialog =
          Window.getWindows().stream()
              .filter(window -> window.getScene().lookup("#own-range-from") != null)
              .findFirst()
              .orElseThrow();
      type(dialog, "own-range-from", "8:30");
      type(dialog, "own-range-until", "8:00");
      assertThat(dialog.getScene().lookup("#dialog-act").isDisabled()).isTrue();
      type(dialog, "own-range-until", "9:05");
      ((Button) dialog.getScene().lookup("#dialog-act")).fire();
      settle();
    });
    assertThat(shownRange()).isEqualTo("08:30 to 09:05");
    assertThat(rows()).containsExactly("Java in depth", "web-2 in Python Fundamentals");
    OnJavaFx.run(stage::close);
  }

  private static void type(Window dialog, String id, String words) {
    ((TextField) dialog.getScene().lookup("#" + id)).setText(words);
  }

  @Test
  void theBarFitsAsSoonAsTheTypeIsLarger() {
    open();
    OnJavaFx.run(() -> {
      settle();
      assertThat(Controls.tipOf(scene.lookup("#events-export"))).isNull();
      dashboard.appearance().use(new AppearanceSettings(Theme.LIGHT, 21));
      dashboard.appearance().dress(scene);
      Pictures.settle(dashboard.view());
      Node export = scene.lookup("#events-export");
      assertThat(export.localToScene(export.getLayoutBounds()).getMaxX()).isLessThan(1180);
      assertThat(Controls.tipOf(export)).isEqualTo("Export CSV");
    });
  }

  @ParameterizedTest
  @CsvSource({"14", "21"})
  void whatStandsBesideTheRangesStaysWhateverRangeIsChosen(int font) {
    open(new AppearanceSettings(Theme.LIGHT, font));
    OnJavaFx.run(() -> {
      Pictures.settle(dashboard.view(), 1000, 650);
      Node kinds = scene.lookup("#events-all");
      double before = kinds.localToScene(0, 0).getX();
      for (int range = 0; range < EventsModel.RANGES.size(); range++) {
        ranges().getItems().get(range).fire();
        Pictures.settle(dashboard.view());
        assertThat(kinds.localToScene(0, 0).getX()).as(ranges().getText()).isEqualTo(before);
      }
    });
  }

  @Test
  void arrowKeysChooseNoRangeInPassing() {
    open();
    filter("");
    Stage stage = OnJavaFx.call(Stage::new);
    List<String> before = rows();
    OnJavaFx.run(() -> {
      stage.setScene(scene);
      stage.show();
      Node ranges = scene.lookup("#events-range");
      ranges.requestFocus();
      for (int press = 0; press < EventsModel.RANGES.size(); press++) {
        press(ranges, KeyCode.UP);
      }
      settle();
    });
    assertThat(rows()).isEqualTo(before);
    OnJavaFx.run(() -> {
      Node ranges = scene.lookup("#events-range");
      for (int press = 0; press <= EventsModel.RANGES.size(); press++) {
        press(ranges, KeyCode.DOWN);
      }
    });
    assertThat(shownRange()).isEqualTo("Last 24 hours");
    OnJavaFx.run(stage::close);
  }

  @Test
  void theWordsOfAStretchFollowTheClockPastMidnight() {
    open();
    Instant noon = SampleWorld.NOW;
    Range hour = new Range(noon.minus(Duration.ofHours(1)), noon);
    OnJavaFx.run(() -> events.show(hour, EventKind.ALL));
    ZoneId zone = ZoneId.systemDefault();
    assertThat(shownRange())
        .isEqualTo(MomentWords.stretch(hour.from(), hour.until(), noon, zone))
        .doesNotContain("Nov");

    Instant tomorrow = noon.plus(Duration.ofDays(1));
    OnJavaFx.run(() -> dashboard.model().tick(tomorrow));

    String words = MomentWords.stretch(hour.from(), hour.until(), tomorrow, zone);
    assertThat(words).contains("21 Nov");
    assertThat(shownRange()).isEqualTo(words);
    assertThat(OnJavaFx.call(() -> ranges().getItems().stream().map(MenuItem::getText).toList()))
        .contains(words);
  }

  private static void press(Node node, KeyCode key) {
    node.fireEvent(new KeyEvent(KeyEvent.KEY_PRESSED, "", "", key, false, false, false, false));
  }

  private MenuButton ranges() {
    return (MenuButton) scene.lookup("#events-range");
  }

  private String shownRange() {
    return OnJavaFx.call(() -> ranges().getText());
  }

  private static Activity activity(String id, Outcome outcome, int minutesAgo) {
    return new Activity(
        id,
        SampleWorld.NOW.minus(Duration.ofMinutes(minutesAgo)),
        "Training Europe",
        "use.cloudshare.com",
        new Requested.OfEnvironment(
            ActionKind.SUSPEND_ENVIRONMENT,
            EnvironmentTarget.environment(SampleWorld.key("EN05"), "Lab " + id)),
        null,
        outcome,
        outcome.settled() ? Duration.ofSeconds(4) : null);
  }

  @Test
  void changesOfClassesStandBesideActionsAndAreFoundByClassOrPerson() {
    log.record(activity("1", new Outcome.Seen(Duration.ofSeconds(4)), 60));
    log.record(onClass("Python class", "Ann Lee", "Bob Ray"));
    open();
    press("events-actions");
    assertThat(rows()).containsExactly("2 people in Python class", "Lab 1");

    for (String typed : List.of("\"Python class\"", "ray", "name:\"Python class\"", "CO1")) {
      filter(typed);
      assertThat(rows()).as(typed).containsExactly("2 people in Python class");
    }
  }

  @Test
  void aClassIsSavedInColumnsOfItsOwn() throws IOException {
    log.record(onClass("=1+1", "Ann Lee"));
    open();
    filter("lee");
    press("events-export");
    assertThat(folder.resolve("events Training Europe 2026-11-21.csv"))
        .content()
        .contains("Details,Class,Class ID,People\r\n")
        .contains("\r\nAction,,2026-11-21 09:")
        .contains(",'=1+1,CO1,Ann Lee\r\n");
  }

  private static Activity onClass(String name, String... people) {
    ClassKey key = new ClassKey(SampleWorld.key("EN05").account(), new ClassId("CO1"));
    Person bob = new Person(null, null, "Bob Ray", null);
    Person ann = new Person(null, null, "Ann Lee", null);
    return new Activity(
        "class",
        SampleWorld.NOW.minus(Duration.ofMinutes(3)),
        "Training Europe",
        "use.cloudshare.com",
        new Requested.OfClass(
            TrainingActionKind.INVITE, ClassTarget.of(key, name, List.of(people))),
        people.length > 1 ? String.join(", ", people) : null,
        new Outcome.Reported(List.of(ann), List.of(bob)),
        Duration.ofSeconds(2));
  }

  @Test
  void everythingShownCanBeCopied() {
    open();
    press("events-copy-all");
    assertThat(copied.content().lines()).hasSize(8);
  }

  @Test
  void whatIsShownIsSavedAsAFileWithoutFormulas() throws IOException {
    history.recorded(SampleHistory.change("EN05", "=1+1", 1).from(RUNNING, SUSPENDED));
    open();
    filter("suspended");
    press("events-export");
    assertThat(folder.resolve("events Training Europe 2026-11-21.csv"))
        .content()
        .startsWith("\uFEFFEvent,Last seen before (UTC),When (UTC),Account,")
        .contains("\r\nChange,2026-11-21 09:28:30,2026-11-21 09:29:00,Training Europe,'=1+1,EN05,")
        .doesNotContain("Data science");
  }

  @ParameterizedTest
  @CsvSource({
    "LIGHT, 14, 1180, 760",
    "DARK, 14, 1180, 760",
    "LIGHT, 21, 1000, 650",
    "DARK, 21, 1600, 1000",
    "LIGHT, 14, 1000, 650",
    "LIGHT, 14, 1600, 1000"
  })
  void pictures(Theme theme, int font, int width, int height) {
    log.record(activity("1", new Outcome.Following(SampleWorld.NOW), 1));
    log.record(activity("2", new Outcome.Seen(Duration.ofSeconds(4)), 5));
    log.record(onClass("Python class", "Ann Lee", "Bob Ray"));
    AppearanceSettings appearance = new AppearanceSettings(theme, font);
    open(appearance);
    Path file =
        OnJavaFx.call(() -> {
          table().getSelectionModel().clearAndSelect(width > 1100 ? 4 : 1);
          String name =
              "events-%s-%d-%d".formatted(theme.name().toLowerCase(Locale.ROOT), font, width);
          return Pictures.take(dashboard.view(), appearance, width, height, name);
        });
    assertThat(file).isNotEmptyFile();
  }

  @ParameterizedTest
  @CsvSource({"LIGHT, loading", "DARK, none", "LIGHT, no-match"})
  void picturesOfNothing(Theme theme, String state) {
    AppearanceSettings appearance = new AppearanceSettings(theme, 14);
    if (state.equals("none")) {
      history = new FakeHistory();
    }
    if (state.equals("loading")) {
      history.hold();
    }
    open(appearance);
    if (state.equals("no-match")) {
      filter("ownr:ann");
    }
    Path file =
        OnJavaFx.call(
            () -> Pictures.take(dashboard.view(), appearance, 1180, 760, "events-" + state));
    assertThat(file).isNotEmptyFile();
  }
}
