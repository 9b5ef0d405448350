package envwatch.ui.actions;

import envwatch.actions.ActionScheduler;
import envwatch.actions.ActivityLog;
import envwatch.actions.ActivityMemory;
import envwatch.actions.EnvironmentTarget;
import envwatch.actions.FakeWorld;
import envwatch.actions.HandExecutor;
import envwatch.history.Extension;
import envwatch.history.FakeHistory;
import envwatch.model.ActionKind;
import envwatch.model.EnvironmentId;
import envwatch.settings.AppearanceSettings;
import envwatch.settings.AppearanceSettings.Theme;
import envwatch.settings.WindowSettings;
import envwatch.ui.history.Events;
import envwatch.ui.kit.BackgroundWork;
import envwatch.ui.kit.FileExport;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.kit.Pictures;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.model.EnvironmentRow;
import envwatch.ui.secrets.MemoryClipboard;
import envwatch.ui.secrets.SecretClipboard;
import envwatch.ui.shell.Features;
import envwatch.ui.shell.PageChoice;
import envwatch.ui.window.Dashboards;
import envwatch.watch.FakeTime;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Labeled;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TableView;
import javafx.scene.control.TextInputControl;
import javafx.stage.Stage;
import javafx.stage.Window;

/** The main window with everything for acting, over a world and a time that the test moves. */
final class ActionsWindow implements AutoCloseable {
  static final EnvironmentId ANNA = new EnvironmentId("Anna");

  final FakeTime time = new FakeTime();
  final FakeWorld world = new FakeWorld(time);
  final HandExecutor requests = new HandExecutor();
  final MemoryClipboard copied = new MemoryClipboard();
  final SecretClipboard clipboard = Dashboards.clipboard(copied);
  final ActivityLog log;
  final ActionScheduler actionService;
  boolean readOnly;

  /** While true the rows stay as they are, whatever happens in the world. */
  boolean rowsHeld;

  private final AppearanceSettings appearance;
  final FakeHistory history = new FakeHistory();
  private EnvironmentActions actions;
  private Events events;
  private Stage stage;

  ActionsWindow(Path folder) {
    this(folder, new AppearanceSettings(Theme.LIGHT, 14));
  }

  ActionsWindow(Path folder, AppearanceSettings appearance) {
    this.appearance = appearance;
    log = new ActivityLog(new ActivityMemory());
    actionService = new ActionScheduler(world, time, requests, log, () -> readOnly);
    OnJavaFx.run(this::open);
  }

  /** Over Anna and Ben, which run, and Gil, which is suspended. */
  static ActionsWindow ofThree(Path folder) {
    ActionsWindow window = new ActionsWindow(folder);
    window.happens(() -> window.world.running("Anna").running("Ben").suspended("Gil"));
    return window;
  }

  private void open() {
    DashboardModel model = new DashboardModel(time.instant(), Duration.ofHours(2));
    PageChoice pages = new PageChoice();
    events =
        new Events(
            model,
            history,
            log,
            clipboard,
            pages,
            new FileExport(
                name -> null,
                () -> false,
                new BackgroundWork(Runnable::run, Runnable::run),
                clipboard.message()),
            Runnable::run,
            ActionsWindow::onJavaOnJavaFx);
    actions =
        new EnvironmentActions(
            model,
            actionService,
            events::showActions,
            world,
            time,
            clipboard,
            () -> Duration.ofSeconds(30),
            target -> List.of(),
            () -> Extension.read(history, time.instant()),
            requests,
            ActionsWindow::onJavaOnJavaFx);
    Dashboards.Dashboard dashboard =
        Dashboards.of(
            appearance,
            WindowSettings.DEFAULT,
            model,
            new Features(List.of(actions, events), pages),
            clipboard);
    dashboard.appearance().use(appearance);
    Scene scene = new Scene(dashboard.view(), 1000, 700);
    dashboard.appearance().dress(scene);
    Dashboards.addKeys(scene, dashboard);
    world.subscribe(view -> {
      if (!rowsHeld) {
        model.apply(view);
      }
    });
    stage = new Stage();
    stage.setScene(scene);
    stage.show();
    stage.requestFocus();
  }

  private static void onJavaOnJavaFx(Runnable task) {
    if (Platform.isFxApplicationThread()) {
      task.run();
    } else {
      Platform.runLater(task);
    }
  }

  EnvironmentActions actions() {
    return actions;
  }

  void start(ActionKind kind, EnvironmentTarget... targets) {
    happens(() -> actions.starter().start(kind, List.of(targets)));
  }

  /** Selects rows of the environment list by their names. */
  void select(String... names) {
    OnJavaFx.run(() -> {
      TableView<?> table = (TableView<?>) find(stage, "environments");
      table.getSelectionModel().clearSelection();
      List<String> wanted = List.of(names);
      for (int i = 0; i < table.getItems().size(); i++) {
        if (wanted.contains(String.valueOf(table.getItems().get(i)))) {
          table.getSelectionModel().select(i);
        }
      }
    });
  }

  /** Chooses an action from the menu of the selected environments. */
  void choose(String action) {
    OnJavaFx.run(item(action)::fire);
  }

  /** The item of an action in the menu of the selected environments, as it is now. */
  @SuppressWarnings("unchecked")
  MenuItem item(String action) {
    return OnJavaFx.call(() -> {
      TableView<EnvironmentRow> table = (TableView<EnvironmentRow>) find(stage, "environments");
      return actions.environmentItems(table.getSelectionModel().getSelectedItems()).stream()
          .filter(item -> ("item-" + action).equals(item.getId()))
          .findFirst()
          .orElseThrow();
    });
  }

  /** Moves the world or the time on, or answers requests, on the JavaFX thread. */
  void happens(Runnable event) {
    OnJavaFx.run(event::run);
  }

  void press(String id) {
    OnJavaFx.run(() -> {
      ButtonBase button = (ButtonBase) find(front(), id);
      if (button.isDisabled()) {
        throw new AssertionError(id + " is disabled: " + button.getAccessibleHelp());
      }
      button.fire();
    });
  }

  void type(String id, String text) {
    OnJavaFx.run(() -> ((TextInputControl) find(front(), id)).setText(text));
  }

  boolean disabled(String id) {
    return OnJavaFx.call(() -> find(front(), id).isDisabled());
  }

  String words(String id) {
    return OnJavaFx.call(() -> {
      Node node = find(front(), id);
      return node instanceof TextInputControl input ? input.getText() : ((Labeled) node).getText();
    });
  }

  Node node(String id) {
    return OnJavaFx.call(() -> find(front(), id));
  }

  /** What has the focus in the main window. */
  Node focused() {
    return OnJavaFx.call(stage.getScene()::getFocusOwner);
  }

  /** What a person can read in the front window. */
  List<String> everyWord() {
    return OnJavaFx.call(() -> words(front().getScene().getRoot()).toList());
  }

  private static Stream<String> words(Node node) {
    Stream<String> own =
        node instanceof Labeled labeled && labeled.getText() != null
            ? Stream.of(labeled.getText())
            : Stream.empty();
    return node instanceof Parent parent
        ? Stream.concat(
            own, parent.getChildrenUnmodifiable().stream().flatMap(ActionsWindow::words))
        : own;
  }

  /** The dialog that is open, or the main window. */
  Window front() {
    Set<Window> dialogs = Set.copyOf(Window.getWindows());
    return dialogs.stream()
        .filter(window -> window instanceof Stage other && other.getOwner() == stage)
        .filter(Window::isShowing)
        .findFirst()
        .orElse(stage);
  }

  boolean dialogOpen() {
    return OnJavaFx.call(() -> front() != stage);
  }

  void closeDialog() {
    OnJavaFx.run(() -> {
      if (front() != stage) {
        front().hide();
      }
    });
  }

  Stage stage() {
    return stage;
  }

  private static Node find(Window window, String id) {
    Parent root = window.getScene().getRoot();
    root.applyCss();
    root.layout();
    Node node = root.lookup("#" + id);
    if (node == null) {
      throw new AssertionError("no " + id + " in the window");
    }
    return node;
  }

  /** Saves the front window as a picture. */
  Path picture(String name) {
    return Pictures.takeShown(OnJavaFx.call(this::front).getScene(), appearance, name);
  }

  @Override
  public void close() {
    OnJavaFx.run(() -> {
      actions.close();
      events.close();
      Window.getWindows().stream()
          .filter(window -> window instanceof Stage other && other.getOwner() == stage)
          .toList()
          .forEach(Window::hide);
      stage.hide();
    });
    actionService.close();
    log.close();
  }
}
