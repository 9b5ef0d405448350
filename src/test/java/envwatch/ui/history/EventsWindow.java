package envwatch.ui.history;

import envwatch.actions.ActivityLog;
import envwatch.actions.ActivityMemory;
import envwatch.history.FakeHistory;
import envwatch.model.Environment;
import envwatch.settings.AppearanceSettings;
import envwatch.settings.AppearanceSettings.Theme;
import envwatch.settings.WindowSettings;
import envwatch.ui.kit.BackgroundWork;
import envwatch.ui.kit.FileExport;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.kit.Pictures;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.model.SampleWorld;
import envwatch.ui.secrets.MemoryClipboard;
import envwatch.ui.secrets.SecretClipboard;
import envwatch.ui.shell.Features;
import envwatch.ui.shell.PageChoice;
import envwatch.ui.window.Dashboards;
import envwatch.ui.window.Dashboards.Dashboard;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.control.ToggleButton;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/** The main window with the page of events, over a history that the test fills. */
final class EventsWindow implements AfterEachCallback {
  private final Supplier<Path> folder;
  final MemoryClipboard copied = new MemoryClipboard();
  final ActivityLog log = new ActivityLog(new ActivityMemory());

  /** What the page shows once it is open. */
  FakeHistory history = SampleHistory.morning();

  Events events;
  Dashboard dashboard;
  Scene scene;

  /**
   * @param folder for what is saved; asked when that happens
   */
  EventsWindow(Supplier<Path> folder) {
    this.folder = folder;
  }

  void open() {
    open(new AppearanceSettings(Theme.LIGHT, 14));
  }

  void open(AppearanceSettings appearance) {
    open(appearance, Runnable::run);
  }

  void open(AppearanceSettings appearance, Executor requests) {
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
                  name -> folder.get().resolve(name),
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

  void settle() {
    Pictures.settle(dashboard.view(), 1180, 760);
  }

  TableColumn<Event, ?> column(String id) {
    return table().getColumns().stream()
        .filter(column -> id.equals(column.getId()))
        .findFirst()
        .orElseThrow();
  }

  List<String> rows() {
    return OnJavaFx.call(
        () -> table().getItems().stream().map(event -> EventText.what(event)).toList());
  }

  @SuppressWarnings("unchecked")
  TableView<Event> table() {
    return (TableView<Event>) scene.lookup("#events");
  }

  void filter(String words) {
    OnJavaFx.run(() -> {
      dashboard.view().filterField().setText(words);
      settle();
    });
  }

  void press(String id) {
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

  boolean visible(String id) {
    return OnJavaFx.call(() -> {
      Node node = scene.lookup("#" + id);
      return node != null && node.isVisible();
    });
  }

  @Override
  public void afterEach(ExtensionContext context) {
    OnJavaFx.run(() -> events.close());
    log.close();
  }
}
