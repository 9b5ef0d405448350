package envwatch.journeys.remember;

import static org.awaitility.Awaitility.await;

import envwatch.actions.ActivityLog;
import envwatch.history.Range;
import envwatch.settings.AppearanceSettings;
import envwatch.settings.WindowSettings;
import envwatch.ui.history.AwaySummaryFeature;
import envwatch.ui.history.EventKind;
import envwatch.ui.history.Events;
import envwatch.ui.kit.BackgroundWork;
import envwatch.ui.kit.FileExport;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.secrets.MemoryClipboard;
import envwatch.ui.secrets.SecretClipboard;
import envwatch.ui.shell.Features;
import envwatch.ui.shell.PageChoice;
import envwatch.ui.window.Dashboards;
import envwatch.ui.window.Dashboards.Dashboard;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import javafx.scene.control.MenuButton;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;

/** The window of the running program, with what it tells about the past; a person looks at it. */
final class RememberedWindow implements AutoCloseable {
  private final RememberedLab lab;
  private final PageChoice pages = new PageChoice();
  private final ActivityLog log;
  private final DashboardModel model;
  private final AwaySummaryFeature away;
  private final Events events;
  private final Stage stage;

  /** One row of the page of events, as it is read. */
  record Row(String when, String where) {}

  RememberedWindow(RememberedLab lab) {
    this.lab = lab;
    log = new ActivityLog(lab.recorder().actions());
    model = OnJavaFx.call(() -> new DashboardModel(lab.now(), Duration.ofHours(2)));
    SecretClipboard clipboard = OnJavaFx.call(() -> Dashboards.clipboard(new MemoryClipboard()));
    away =
        OnJavaFx.call(() ->
            new AwaySummaryFeature(
                model, lab.recorder(), lab.time(), false, this::lead, Platform::runLater));
    events =
        OnJavaFx.call(() ->
            new Events(
                model,
                lab.recorder(),
                log,
                clipboard,
                pages,
                new FileExport(
                    name -> Path.of(name),
                    () -> false,
                    new BackgroundWork(Runnable::run, Platform::runLater),
                    clipboard.message()),
                Runnable::run,
                Platform::runLater));
    stage = OnJavaFx.call(() -> show(clipboard));
    await().until(() -> RememberedLab.answer(lab.recorder().lastVisit()).isPresent());
  }

  private void lead(Range range, EventKind kind) {
    events.show(range, kind);
  }

  private Stage show(SecretClipboard clipboard) {
    Dashboard dashboard =
        Dashboards.of(
            AppearanceSettings.DEFAULT,
            WindowSettings.DEFAULT,
            model,
            new Features(List.of(events, away), pages),
            clipboard);
    dashboard.appearance().use(AppearanceSettings.DEFAULT);
    Scene scene = new Scene(dashboard.view(), 1180, 760);
    dashboard.appearance().dress(scene);
    model.apply(lab.view());
    Stage shown = new Stage();
    shown.setScene(scene);
    shown.show();
    shown.requestFocus();
    return shown;
  }

  /** The person looks until now, and then at something else; the program goes on. */
  void leave() {
    OnJavaFx.run(() -> {
      model.tick(lab.now());
      stage.hide();
    });
  }

  /** What the line says; empty while it is not there. */
  String line() {
    return OnJavaFx.call(() -> {
      Node words = node("away-words");
      Node line = node("away");
      return words instanceof Labeled labeled && line != null && line.isVisible()
          ? labeled.getText()
          : "";
    });
  }

  void press(String id) {
    OnJavaFx.run(() -> ((Button) node(id)).fire());
  }

  String page() {
    return OnJavaFx.call(() -> pages.shownProperty().get());
  }

  /** The range of the page of events, as it is read. */
  String range() {
    return OnJavaFx.call(() -> ((MenuButton) node("events-range")).getText());
  }

  /** The page of events, newest first; empty while it is not there. */
  List<Row> events() {
    return OnJavaFx.call(() ->
        node("events") instanceof TableView<?> table
            ? IntStream.range(0, table.getItems().size())
                .mapToObj(row -> new Row(cell(table, "when", row), cell(table, "what", row)))
                .toList()
            : List.of());
  }

  private static String cell(TableView<?> table, String id, int row) {
    TableColumn<?, ?> column =
        table.getColumns().stream().filter(each -> id.equals(each.getId())).findFirst().get();
    return String.valueOf(column.getCellData(row));
  }

  private @Nullable Node node(String id) {
    return stage.getScene().lookup("#" + id);
  }

  @Override
  public void close() {
    OnJavaFx.run(() -> {
      stage.hide();
      away.close();
      events.close();
    });
    log.close();
  }
}
