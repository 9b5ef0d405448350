package envwatch.ui.training.check;

import envwatch.actions.ActionScheduler;
import envwatch.actions.ActivityLog;
import envwatch.actions.ActivityMemory;
import envwatch.actions.FakeWorld;
import envwatch.history.Cause;
import envwatch.history.Change;
import envwatch.history.FakeHistory;
import envwatch.history.HistoryView;
import envwatch.history.Sample;
import envwatch.history.State;
import envwatch.history.Subject;
import envwatch.model.ActionKind;
import envwatch.model.EnvironmentKey;
import envwatch.model.Phase;
import envwatch.model.training.ClassKey;
import envwatch.settings.AppearanceSettings;
import envwatch.settings.AppearanceSettings.Theme;
import envwatch.settings.WindowSettings;
import envwatch.training.check.CheckInput;
import envwatch.training.check.CheckKnowledge;
import envwatch.training.check.CheckedClass;
import envwatch.ui.actions.EnvironmentActions;
import envwatch.ui.kit.BackgroundWork;
import envwatch.ui.kit.FileExport;
import envwatch.ui.kit.Keys;
import envwatch.ui.kit.Offer;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.kit.Pictures;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.secrets.MemoryClipboard;
import envwatch.ui.secrets.SecretClipboard;
import envwatch.ui.shell.Features;
import envwatch.ui.shell.PageChoice;
import envwatch.ui.training.ClassOrders;
import envwatch.ui.training.ClassesFeature;
import envwatch.ui.training.StudentRow;
import envwatch.ui.window.Dashboards;
import envwatch.ui.window.Dashboards.Dashboard;
import envwatch.watch.AccountClasses;
import envwatch.watch.ClassView;
import envwatch.watch.FakeClasses;
import envwatch.watch.FakeTime;
import envwatch.watch.TrainingView;
import envwatch.watch.WatchedEnvironment;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javafx.application.Platform;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuButton;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;

/** A window with the page of classes and their checks, over a world that the test moves. */
final class CheckWindow implements AutoCloseable {
  final FakeTime time = new FakeTime();
  final FakeWorld world = new FakeWorld(time);
  final FakeHistory history = new FakeHistory();
  final MemoryClipboard copied = new MemoryClipboard();
  final ActivityLog log = new ActivityLog(new ActivityMemory());
  final FakeClasses classes;
  final ActionScheduler actionService;
  boolean readOnly;
  private final Path folder;
  private final AppearanceSettings appearance;
  private final int width;
  private final int height;
  private DashboardModel model;
  private SecretClipboard clipboard;
  private EnvironmentActions actions;
  private ClassesFeature feature;
  private Dashboard dashboard;
  private PageChoice pages;
  private Stage stage;

  CheckWindow(Path folder, CheckedClass checked) {
    this(folder, checked, new AppearanceSettings(Theme.LIGHT, 14), 1180, 760);
  }

  CheckWindow(
      Path folder, CheckedClass checked, AppearanceSettings appearance, int width, int height) {
    this.folder = folder;
    this.appearance = appearance;
    this.width = width;
    this.height = height;
    time.advance(Duration.between(FakeTime.START, CheckedClass.NOW));
    classes = new FakeClasses(view(checked.view()));
    actionService = new ActionScheduler(world, time, Runnable::run, log, () -> readOnly);
    learn(checked.input());
    take(checked);
    OnJavaFx.run(this::open);
  }

  /** What earlier days told: environments of the policy sleep after three hours. */
  private void learn(CheckInput input) {
    for (int day = 1; day <= 3; day++) {
      Instant ready = CheckedClass.NOW.minus(Duration.ofDays(day));
      Subject subject = Subject.of(CheckedClass.key(1));
      history.recorded(
          change(subject, ready, CheckedClass.SUSPENDED.phase(), Phase.RUNNING),
          change(subject, ready.plus(Duration.ofHours(3)), Phase.RUNNING, Phase.SUSPENDED));
      history.learned(
          new Sample(
              FakeWorld.ACCOUNT,
              "Python",
              ActionKind.RESUME_ENVIRONMENT,
              null,
              Duration.ofMinutes(4),
              ready));
    }
    history.show(
        new HistoryView(
            true, null, input.knowledge().since(), Map.of(), Map.of(), List.of(), Map.of()));
  }

  private static Change change(Subject subject, Instant at, Phase from, Phase to) {
    return new Change(
        subject,
        "Lab",
        null,
        at.minusSeconds(30),
        at,
        new State(from, word(from)),
        new State(to, word(to)),
        new Cause.Service(),
        List.of());
  }

  private static String word(Phase phase) {
    return phase == Phase.RUNNING ? "Ready" : "Suspended";
  }

  private TrainingView view(ClassView... seen) {
    Instant now = time.instant();
    return new TrainingView(
        now,
        false,
        List.of(
            new AccountClasses.Known(FakeWorld.ACCOUNT, "Support", List.of(seen), 0, now, null)),
        null);
  }

  private void take(CheckedClass checked) {
    for (WatchedEnvironment one : checked.input().environments().values()) {
      if (one.environment() != null) {
        world.put(one.environment());
      }
    }
  }

  private void open() {
    model = new DashboardModel(time.instant(), Duration.ofHours(2));
    clipboard = Dashboards.clipboard(copied);
    pages = new PageChoice();
    actions =
        new EnvironmentActions(
            model,
            actionService,
            () -> {},
            world,
            time,
            clipboard,
            () -> Duration.ofSeconds(30),
            target -> List.of(),
            () -> CompletableFuture.completedFuture(List.of()),
            Runnable::run,
            CheckWindow::onJavaFx);
    CheckKnowledge knowledge = new CheckKnowledge(history, () -> log.activities().newestFirst());
    CheckPart part =
        new CheckPart(
            model,
            new CheckPart.Services(
                classes,
                world,
                knowledge,
                time,
                new ClassOrders(
                    model,
                    actionService,
                    actions,
                    knowledge,
                    clipboard,
                    CheckWindow::onJavaFx,
                    () -> stage),
                new WebAccess(key -> null, key -> world.looks.add("web " + id(key))),
                machines -> List.of(),
                clipboard,
                new FileExport(
                    folder::resolve,
                    () -> false,
                    new BackgroundWork(Runnable::run, CheckWindow::onJavaFx),
                    clipboard.message()),
                Runnable::run,
                CheckWindow::onJavaFx));
    feature =
        new ClassesFeature(
            model,
            classes,
            List.of(part),
            new ClassesFeature.Columns(List::of, columns -> {}),
            pages,
            CheckWindow::onJavaFx);
    dashboard =
        Dashboards.of(
            appearance,
            WindowSettings.DEFAULT,
            model,
            new Features(List.of(actions, feature), pages),
            clipboard);
    dashboard.appearance().use(appearance);
    Scene scene = new Scene(dashboard.view(), width, height);
    dashboard.appearance().dress(scene);
    Dashboards.addKeys(scene, dashboard);
    stage = new Stage();
    stage.setScene(scene);
    stage.show();
    world.subscribe(model::apply);
    model.remember(history.view());
  }

  private static String id(EnvironmentKey key) {
    return key.environment().value();
  }

  private static void onJavaFx(Runnable task) {
    if (Platform.isFxApplicationThread()) {
      task.run();
    } else {
      Platform.runLater(task);
    }
  }

  CheckWindow page() {
    OnJavaFx.run(() -> pages.show(ClassesFeature.PAGE));
    settle();
    return this;
  }

  /** The world becomes this one. */
  void becomes(CheckedClass other) {
    OnJavaFx.run(() -> {
      take(other);
      classes.publish(view(other.view()));
    });
    passes(Duration.ZERO);
  }

  /** These are the classes of the account. */
  void classesAre(ClassView... seen) {
    OnJavaFx.run(() -> classes.publish(view(seen)));
    settle();
  }

  /** Nothing may be changed any more. */
  void turnsReadOnly() {
    readOnly = true;
    OnJavaFx.run(() -> feature.settingsChanged());
    settle();
  }

  /** Shows another class. */
  void show(ClassKey other) {
    OnJavaFx.run(() -> feature.open().open(other));
    settle();
  }

  void world(Consumer<FakeWorld> change) {
    OnJavaFx.run(() -> change.accept(world));
  }

  void passes(Duration duration) {
    OnJavaFx.run(() -> {
      time.advance(duration);
      model.tick(time.instant());
    });
    settle();
  }

  void settle() {
    OnJavaFx.run(() -> Pictures.settle(dashboard.view(), width, height));
  }

  void pressF8() {
    OnJavaFx.run(
        () -> stage.getScene().getAccelerators().get(Keys.CHECK.combinations().getFirst()).run());
    settle();
  }

  void press(String id) {
    OnJavaFx.run(() -> {
      ButtonBase button = (ButtonBase) find(id);
      if (button.isDisabled()) {
        throw new AssertionError(id + " is disabled: " + button.getAccessibleHelp());
      }
      button.fire();
    });
    settle();
  }

  void choose(String item) {
    OnJavaFx.run(() ->
        ((MenuButton) find("check-take"))
            .getItems().stream()
                .filter(one -> item.equals(one.getId()))
                .findFirst()
                .orElseThrow()
                .fire());
  }

  /** The words of a part that can be seen; null where it cannot. */
  String said(String id) {
    return OnJavaFx.call(() -> {
      Node node = front().getScene().lookup("#" + id);
      return node instanceof Labeled labeled && shown(node) ? labeled.getText() : null;
    });
  }

  private static boolean shown(Node node) {
    for (Node each = node; each != null; each = each.getParent()) {
      if (!each.isVisible()) {
        return false;
      }
    }
    return true;
  }

  /** The lines below the verdict: whom it is about and what. */
  List<String> lines() {
    return OnJavaFx.call(() ->
        list().getItems().stream()
            .map(row -> row.place().isEmpty() ? row.words() : row.place() + ": " + row.words())
            .toList());
  }

  @SuppressWarnings("unchecked")
  private ListView<CheckRow> list() {
    return (ListView<CheckRow>) stage.getScene().lookup("#check-list");
  }

  /** What the rows of students say is wrong. */
  List<String> problems() {
    return OnJavaFx.call(() ->
        students().getItems().stream()
            .filter(row -> !row.trouble().isEmpty())
            .map(row -> row.name() + ": " + row.trouble())
            .toList());
  }

  @SuppressWarnings("unchecked")
  private TableView<StudentRow> students() {
    return (TableView<StudentRow>) stage.getScene().lookup("#students");
  }

  /** Selects a student. */
  void select(String student) {
    OnJavaFx.run(() -> {
      students().requestFocus();
      students().getSelectionModel().clearAndSelect(names().indexOf(student));
    });
  }

  void unselect() {
    OnJavaFx.run(() -> students().getSelectionModel().clearSelection());
  }

  private List<String> names() {
    return students().getItems().stream().map(StudentRow::name).toList();
  }

  /** Presses Enter on the first line that begins so. */
  void press(int line) {
    OnJavaFx.run(() -> {
      list().requestFocus();
      list().getSelectionModel().clearAndSelect(line);
      list()
          .fireEvent(
              new KeyEvent(
                  KeyEvent.KEY_PRESSED, "", "", KeyCode.ENTER, false, false, false, false));
    });
    settle();
  }

  /** Does what the button of the first line that begins so does. */
  void mend(String beginning) {
    List<String> lines = lines();
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i).startsWith(beginning)) {
        press(i);
        return;
      }
    }
    throw new AssertionError("no " + beginning + " in " + lines);
  }

  /** Presses the key that mends what is wrong with a student. */
  void fix(String student) {
    select(student);
    OnJavaFx.run(
        () -> stage.getScene().getAccelerators().get(Keys.FIX.combinations().getFirst()).run());
    settle();
  }

  /** What the button of the first line that begins so offers. */
  Offer button(String beginning) {
    List<String> lines = lines();
    int index = (int) lines.stream().takeWhile(line -> !line.startsWith(beginning)).count();
    return OnJavaFx.call(() ->
        ((CheckCell) list().getCellFactory().call(list())).offered(list().getItems().get(index)));
  }

  /** The button in the row of a student; null if there is none. */
  @Nullable Button fixOf(String student) {
    select(student);
    settle();
    return OnJavaFx.call(() ->
        students().lookupAll("#student-fix").stream()
            .map(Button.class::cast)
            .filter(CheckWindow::shown)
            .filter(button ->
                row(button).getItem() instanceof StudentRow row && row.name().equals(student))
            .findFirst()
            .orElse(null));
  }

  /** What the buttons in the rows of students say that are cut. */
  List<String> fixesCut() {
    settle();
    return OnJavaFx.call(() ->
        students().lookupAll("#student-fix").stream()
            .map(Button.class::cast)
            .filter(CheckWindow::shown)
            .filter(Button::isTextTruncated)
            .map(Button::getText)
            .toList());
  }

  /** What is cut of what stands below each other as numbers do. */
  List<String> numbersCut() {
    settle();
    return OnJavaFx.call(() ->
        students().lookupAll(".number-column.table-cell").stream()
            .<TableCell<?, ?>>map(cell -> (TableCell<?, ?>) cell)
            .filter(cell -> cell.isTextTruncated())
            .map(cell -> cell.getText())
            .toList());
  }

  /** What a screen reader says of a row: each cell as it is, or as it asks to be read. */
  String readAloud(String student) {
    return OnJavaFx.call(() ->
        students().lookupAll(".table-cell").stream()
            .map(TableCell.class::cast)
            .filter(cell ->
                cell.getTableRow().getItem() instanceof StudentRow row
                    && row.name().equals(student))
            .map(cell ->
                cell.getAccessibleText() == null ? cell.getText() : cell.getAccessibleText())
            .filter(Objects::nonNull)
            .collect(Collectors.joining(". ")));
  }

  private static TableRow<?> row(Node node) {
    return node instanceof TableRow<?> row ? row : row(node.getParent());
  }

  void filter(String typed) {
    OnJavaFx.run(() -> ((TextField) stage.getScene().lookup("#filter")).setText(typed));
    passes(Duration.ofSeconds(1));
  }

  /** The names in the table, from the top. */
  List<String> listed() {
    return OnJavaFx.call(this::names);
  }

  List<String> selectedStudents() {
    return OnJavaFx.call(() ->
        students().getSelectionModel().getSelectedItems().stream().map(StudentRow::name).toList());
  }

  /** The height of the table of students, in rows. */
  double studentsHeight() {
    return OnJavaFx.call(() -> {
      TableView<?> table = (TableView<?>) stage.getScene().lookup("#students");
      return table.getHeight() / table.getFixedCellSize();
    });
  }

  /** How many students are in sight below the heading of their table. */
  int studentsInSight() {
    return OnJavaFx.call(() -> {
      TableView<?> table = (TableView<?>) stage.getScene().lookup("#students");
      double heading = table.lookup(".column-header-background").getLayoutBounds().getHeight();
      return (int) ((table.getHeight() - heading) / table.getFixedCellSize());
    });
  }

  /** The height of the list of findings, in lines. */
  double linesShown() {
    return OnJavaFx.call(() -> list().getHeight() / list().getFixedCellSize());
  }

  double top(String id) {
    return OnJavaFx.call(() -> bounds(id).getMinY());
  }

  double left(String id) {
    return OnJavaFx.call(() -> bounds(id).getMinX());
  }

  double bottom(String id) {
    return OnJavaFx.call(() -> bounds(id).getMaxY());
  }

  private Bounds bounds(String id) {
    Node node = stage.getScene().lookup("#" + id);
    return node.localToScene(node.getLayoutBounds());
  }

  Node focused() {
    return OnJavaFx.call(stage.getScene()::getFocusOwner);
  }

  private Node find(String id) {
    Node node = front().getScene().lookup("#" + id);
    if (node == null) {
      throw new AssertionError("no " + id + " in the window");
    }
    return node;
  }

  /** The dialog that is open, or the main window. */
  private Window front() {
    return List.copyOf(Window.getWindows()).stream()
        .filter(window -> window instanceof Stage other && other.getOwner() == stage)
        .filter(Window::isShowing)
        .findFirst()
        .orElse(stage);
  }

  String message() {
    return OnJavaFx.call(() -> clipboard.message().textProperty().get());
  }

  Path picture(String name) {
    settle();
    return Pictures.takeShown(OnJavaFx.call(this::front).getScene(), appearance, name);
  }

  @Override
  public void close() {
    OnJavaFx.run(() -> {
      feature.close();
      actions.close();
      List.copyOf(Window.getWindows()).forEach(Window::hide);
    });
    actionService.close();
    log.close();
  }
}
