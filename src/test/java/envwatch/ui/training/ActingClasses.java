package envwatch.ui.training;

import envwatch.actions.ActionScheduler;
import envwatch.actions.ActivityLog;
import envwatch.actions.ActivityMemory;
import envwatch.actions.FakeWorld;
import envwatch.history.FakeHistory;
import envwatch.model.training.ClassId;
import envwatch.model.training.ClassKey;
import envwatch.model.training.Student;
import envwatch.settings.AppearanceSettings;
import envwatch.settings.AppearanceSettings.Theme;
import envwatch.settings.WindowSettings;
import envwatch.training.FakeTrainingService;
import envwatch.training.check.CheckKnowledge;
import envwatch.ui.actions.EnvironmentActions;
import envwatch.ui.kit.BackgroundWork;
import envwatch.ui.kit.FileExport;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.kit.Pictures;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.secrets.MemoryClipboard;
import envwatch.ui.secrets.PasswordReveal;
import envwatch.ui.secrets.SecretClipboard;
import envwatch.ui.shell.Features;
import envwatch.ui.shell.PageChoice;
import envwatch.ui.training.edit.ClassEditing;
import envwatch.ui.window.Dashboards;
import envwatch.ui.window.Dashboards.Dashboard;
import envwatch.watch.AccountClasses;
import envwatch.watch.ClassView;
import envwatch.watch.FakeClasses;
import envwatch.watch.FakeTime;
import envwatch.watch.SampleClasses;
import envwatch.watch.TrainingView;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Labeled;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.input.ContextMenuEvent;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;

/** The page of classes with everything for acting, over a service that the test answers for. */
final class ActingClasses implements AutoCloseable {
  static final ClassKey KEY = new ClassKey(FakeWorld.ACCOUNT, new ClassId("CO1"));

  final FakeTime time = new FakeTime();
  final FakeWorld world = new FakeWorld(time);
  final FakeHistory history = new FakeHistory();
  final MemoryClipboard copied = new MemoryClipboard();
  final ActivityLog log = new ActivityLog(new ActivityMemory());
  boolean readOnly;

  /** Whether classes can be edited, too. */
  boolean editing;

  /** Where files are saved; null if the person chooses none. */
  @Nullable Path folder;

  private final ActionScheduler actionService;
  private final FakeClasses classes;
  private ClassesFeature feature;
  private EnvironmentActions actions;
  private Dashboard dashboard;
  private Stage stage;

  ActingClasses() {
    this(SampleClasses.soon().students().list());
  }

  ActingClasses(List<Student> students) {
    classes = new FakeClasses(view(students));
    actionService = new ActionScheduler(world, time, Runnable::run, log, () -> readOnly);
  }

  FakeTrainingService service() {
    return world.service.training;
  }

  static TrainingView view(List<Student> students) {
    ClassView soon = SampleClasses.withStudents(SampleClasses.soon(), students);
    ClassView own =
        new ClassView(
            KEY,
            soon.trainingClass(),
            soon.details(),
            null,
            soon.students(),
            soon.interval(),
            null,
            false);
    return new TrainingView(
        SampleClasses.NOW,
        false,
        List.of(
            new AccountClasses.Known(
                FakeWorld.ACCOUNT, "Support", List.of(own), 0, SampleClasses.NOW, null)),
        null);
  }

  ActingClasses open() {
    OnJavaFx.run(() -> {
      AppearanceSettings appearance = new AppearanceSettings(Theme.LIGHT, 14);
      DashboardModel model = new DashboardModel(SampleClasses.NOW, Duration.ofHours(2));
      SecretClipboard clipboard = Dashboards.clipboard(copied);
      PageChoice pages = new PageChoice();
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
              OnJavaFx::runInPlace);
      List<ClassPart> parts = new ArrayList<>();
      parts.add(
          new ClassActions(
              model,
              actionService,
              new ClassOrders(
                  model,
                  actionService,
                  actions,
                  new CheckKnowledge(history, () -> log.activities().newestFirst()),
                  clipboard,
                  OnJavaFx::runInPlace,
                  () -> stage),
              clipboard,
              new PasswordReveal<>(time, OnJavaFx::runInPlace, () -> Duration.ofSeconds(30)),
              new FileExport(
                  name -> folder == null ? null : folder.resolve(name),
                  () -> false,
                  new BackgroundWork(Runnable::run, OnJavaFx::runInPlace),
                  clipboard.message()),
              new ClassPart() {},
              OnJavaFx::runInPlace));
      if (editing) {
        parts.add(
            new ClassEditing(
                model,
                actionService,
                world,
                () -> stage,
                () -> null,
                Runnable::run,
                OnJavaFx::runInPlace));
      }
      feature =
          new ClassesFeature(
              model,
              classes,
              parts,
              new ClassesFeature.Columns(List::of, columns -> {}),
              pages,
              OnJavaFx::runInPlace);
      dashboard =
          Dashboards.of(
              appearance,
              WindowSettings.DEFAULT,
              model,
              new Features(List.of(actions, feature), pages),
              clipboard);
      dashboard.appearance().use(appearance);
      Scene scene = new Scene(dashboard.view(), 1180, 760);
      dashboard.appearance().dress(scene);
      Dashboards.addKeys(scene, dashboard);
      world.subscribe(model::apply);
      stage = new Stage();
      stage.setScene(scene);
      stage.show();
      pages.show(ClassesFeature.PAGE);
      settle();
    });
    return this;
  }

  /** Whether a control of the page is inside of the window when that is so wide. */
  boolean inside(String id, int width) {
    return OnJavaFx.call(() -> {
      dashboard.view().settle(width, 650);
      Node node = dashboard.view().lookup("#" + id);
      return node.localToScene(node.getLayoutBounds()).getMaxX() <= width;
    });
  }

  private void settle() {
    Pictures.settle(dashboard.view());
  }

  Scene scene() {
    return stage.getScene();
  }

  @SuppressWarnings("unchecked")
  private TableView<StudentRow> students() {
    return (TableView<StudentRow>) stage.getScene().lookup("#students");
  }

  void select(String... names) {
    OnJavaFx.run(() -> {
      students().getSelectionModel().clearSelection();
      for (String name : names) {
        students().getItems().stream()
            .filter(row -> row.name().equals(name))
            .forEach(row -> students().getSelectionModel().select(row));
      }
      settle();
    });
  }

  /** The item of the menu of the selected students. */
  MenuItem item(String id) {
    return item("students-more", id);
  }

  /** What else stands in the menu over the selected students. */
  List<MenuItem> itemsOver(String name) {
    select(name);
    return OnJavaFx.call(() -> {
      TableView<StudentRow> table = students();
      table.fireEvent(
          new ContextMenuEvent(ContextMenuEvent.CONTEXT_MENU_REQUESTED, 5, 5, 5, 5, true, null));
      ContextMenu menu =
          Window.getWindows().stream()
              .filter(ContextMenu.class::isInstance)
              .map(ContextMenu.class::cast)
              .findFirst()
              .orElseThrow();
      List<MenuItem> items = List.copyOf(menu.getItems());
      menu.hide();
      return items;
    });
  }

  /** The item of the menu of the class. */
  MenuItem ofClass(String id) {
    return item("class-actions", id);
  }

  /** The reason that stands once in a menu, for several of its items. */
  String sharedReason(String menu) {
    return find(menu, "why").getText();
  }

  private MenuItem item(String menu, String id) {
    return find(menu, "item-" + id);
  }

  MenuItem find(String menu, String id) {
    return OnJavaFx.call(() -> {
      MenuButton button = (MenuButton) stage.getScene().lookup("#" + menu);
      button.getOnShowing().handle(null);
      return button.getItems().stream()
          .filter(item -> id.equals(item.getId()))
          .findFirst()
          .orElseThrow();
    });
  }

  void choose(MenuItem item) {
    OnJavaFx.run(() -> {
      if (item.isDisable()) {
        throw new AssertionError(item.getText());
      }
      item.fire();
    });
  }

  Button button(String id) {
    return OnJavaFx.call(() -> (Button) stage.getScene().lookup("#students-" + id));
  }

  /** The dialog that is open over the window; the window itself without one. */
  Scene front() {
    return OnJavaFx.call(() ->
        Window.getWindows().stream()
            .filter(window -> window instanceof Stage one && one.getOwner() == stage)
            .map(Window::getScene)
            .findFirst()
            .orElse(stage.getScene()));
  }

  boolean asks() {
    return front() != stage.getScene();
  }

  void press(String id) {
    Scene front = front();
    OnJavaFx.run(() -> {
      ButtonBase button = (ButtonBase) front.lookup("#" + id);
      if (button.isDisabled()) {
        throw new AssertionError(id + " is disabled");
      }
      button.fire();
    });
  }

  void type(String words) {
    Scene front = front();
    OnJavaFx.run(() -> ((TextField) front.lookup("#typed-name")).setText(words));
  }

  /** All texts of the dialog. */
  String words() {
    Scene front = front();
    return OnJavaFx.call(() -> {
      front.getRoot().applyCss();
      front.getRoot().layout();
      StringBuilder said = new StringBuilder();
      for (Node node : front.getRoot().lookupAll(".label")) {
        said.append(((Labeled) node).getText()).append('\n');
      }
      return said.toString();
    });
  }

  String said(String id) {
    return OnJavaFx.call(() -> ((Labeled) stage.getScene().lookup("#" + id)).getText());
  }

  @Override
  public void close() {
    if (stage != null) {
      OnJavaFx.run(this::closeWindow);
    }
    actionService.close();
    log.close();
  }

  private void closeWindow() {
    List.copyOf(Window.getWindows()).stream()
        .filter(window -> window instanceof Stage one && one.getOwner() == stage)
        .forEach(Window::hide);
    stage.close();
    feature.close();
    actions.close();
  }
}
