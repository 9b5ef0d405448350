package envwatch.ui.notices;

import envwatch.history.Cause;
import envwatch.history.Change;
import envwatch.history.FakeHistory;
import envwatch.history.State;
import envwatch.history.Subject;
import envwatch.model.Environment;
import envwatch.model.EnvironmentId;
import envwatch.model.Phase;
import envwatch.model.Status;
import envwatch.notices.NoticeFile;
import envwatch.notices.NoticeLogEntry;
import envwatch.notices.NoticeReason;
import envwatch.notices.NoticeRules;
import envwatch.notices.Notices;
import envwatch.settings.AppearanceSettings;
import envwatch.settings.AppearanceSettings.Theme;
import envwatch.settings.SavedView;
import envwatch.settings.WindowSettings;
import envwatch.ui.kit.KeyBinding;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.kit.StatusMessage;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.model.EnvironmentRow;
import envwatch.ui.model.SampleWorld;
import envwatch.ui.shell.Features;
import envwatch.ui.shell.PageChoice;
import envwatch.ui.window.Dashboards;
import envwatch.ui.window.Dashboards.Dashboard;
import envwatch.util.Subscription;
import envwatch.watch.FakeTime;
import envwatch.watch.WorldView;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Stage;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/** The main window with the bell and the list of notices, over a world that the test moves. */
final class NoticesWindow implements BeforeEachCallback, AfterEachCallback {
  private static final Subscription NONE = () -> {};

  private final Supplier<Path> folder;
  final FakeTime time = new FakeTime();
  final FakeHistory history = new FakeHistory();
  private final List<Consumer<WorldView>> watchers = new ArrayList<>();
  Notices notices;
  NoticesFeature feature;
  StatusMessage message;
  Dashboard dashboard;
  DashboardModel model;
  Scene scene;
  private Stage stage;

  /**
   * @param folder for the files of the program; asked before each test
   */
  NoticesWindow(Supplier<Path> folder) {
    this.folder = folder;
  }

  @Override
  public void beforeEach(ExtensionContext context) throws IOException {
    open(new AppearanceSettings(Theme.LIGHT, 14), 1000, 760);
  }

  void open(AppearanceSettings appearance, int width, int height) throws IOException {
    close();
    Path file = folder.get().resolve("notices-" + width);
    // It is not the first connection.
    Files.writeString(file, "{\"connected\": [\"%s\"]}".formatted(SampleWorld.ACCOUNT.value()));
    notices =
        new Notices(
            time,
            new NoticeFile(file),
            Runnable::run,
            () ->
                new NoticeRules(
                    EnumSet.of(NoticeReason.PROBLEM, NoticeReason.CONTACT),
                    Duration.ofHours(2),
                    List.of(),
                    false,
                    false,
                    List.of()),
            (filter, environment, world) -> true,
            account -> true);
    notices.begin(
        watcher -> {
          watchers.add(watcher);
          return NONE;
        },
        history,
        recorder -> NONE);
    OnJavaFx.run(() -> {
      model = new DashboardModel(SampleWorld.NOW, Duration.ofHours(2));
      PageChoice pages = new PageChoice();
      message = new StatusMessage(time, Runnable::run);
      feature =
          new NoticesFeature(
              model,
              notices,
              time,
              pages,
              () -> List.of(new SavedView("Ann's labs", "owner:ann")),
              message,
              Runnable::run);
      dashboard =
          Dashboards.of(
              appearance, WindowSettings.DEFAULT, model, new Features(List.of(feature), pages));
      scene = new Scene(dashboard.view(), width, height);
      dashboard.appearance().dress(scene);
      stage = new Stage();
      stage.setScene(scene);
      Dashboards.addKeys(scene, dashboard);
      stage.show();
    });
    sees(SampleWorld.dozen().toArray(Environment[]::new));
  }

  void sees(Environment... environments) {
    OnJavaFx.run(() -> {
      WorldView world = SampleWorld.of(environments);
      watchers.forEach(watcher -> watcher.accept(world));
      model.apply(world);
    });
  }

  /** An environment that is failing in the sample world begins to. */
  void fails(Environment... failing) {
    OnJavaFx.run(
        () -> history.happens(Stream.of(failing).map(this::failure).toArray(Change[]::new)));
    passes(Duration.ofSeconds(20));
  }

  /** These begin to fail at once, for the same reason. */
  void failTogether(String... ids) {
    fails(seesFailing(Stream.of(ids)));
  }

  Environment[] seesFailing(Stream<String> ids) {
    Set<EnvironmentId> failing = ids.map(EnvironmentId::new).collect(Collectors.toSet());
    Environment[] seen =
        SampleWorld.dozen().stream()
            .map(one ->
                failing.contains(one.id())
                    ? one.toBuilder().status(new Status(Phase.PROBLEM, "Creation failed")).build()
                    : one)
            .toArray(Environment[]::new);
    sees(seen);
    return Stream.of(seen).filter(one -> failing.contains(one.id())).toArray(Environment[]::new);
  }

  private void passes(Duration duration) {
    OnJavaFx.run(() -> time.advance(duration));
  }

  private Change failure(Environment environment) {
    return new Change(
        Subject.of(SampleWorld.key(environment.id().value())),
        environment.name(),
        null,
        time.instant(),
        time.instant(),
        new State(Phase.RUNNING, "Running"),
        new State(Phase.PROBLEM, environment.status().word()),
        new Cause.Service(),
        List.of());
  }

  static Environment[] failing() {
    return SampleWorld.dozen().stream()
        .filter(one ->
            SampleWorld.watched(one).assess(SampleWorld.NOW, Duration.ZERO).state()
                == Phase.PROBLEM)
        .toArray(Environment[]::new);
  }

  static Environment[] first(int count) {
    return SampleWorld.dozen().stream().limit(count).toArray(Environment[]::new);
  }

  /** What the bell counts; empty where it shows no count. */
  String unread() {
    Label count = (Label) bell().getGraphic().lookup(".label");
    return count.isVisible() ? count.getText() : "";
  }

  ToggleButton bell() {
    return (ToggleButton) scene.lookup("#bell");
  }

  @SuppressWarnings("unchecked")
  ListView<NoticeLogEntry> list() {
    return (ListView<NoticeLogEntry>) scene.lookup("#notices-list");
  }

  boolean shown() {
    return OnJavaFx.call(() -> list() != null && list().getParent().getParent().isVisible());
  }

  void press(KeyBinding keys) {
    OnJavaFx.run(() -> scene.getAccelerators().get(keys.combinations().getFirst()).run());
  }

  void pressEnter() {
    OnJavaFx.run(() ->
        list()
            .fireEvent(
                new KeyEvent(
                    KeyEvent.KEY_PRESSED, "", "", KeyCode.ENTER, false, false, false, false)));
  }

  EnvironmentRow row(int number) {
    return OnJavaFx.call(() -> model.environments().get(number));
  }

  MenuItem item(String id) {
    return item(id, model.environments().getFirst());
  }

  MenuItem item(String id, EnvironmentRow row) {
    Menu menu = (Menu) feature.environmentItems(List.of(row)).getFirst();
    return menu.getItems().stream()
        .filter(item -> id.equals(item.getId()))
        .findFirst()
        .orElseThrow();
  }

  @Override
  public void afterEach(ExtensionContext context) {
    close();
  }

  private void close() {
    OnJavaFx.run(() -> {
      if (stage != null) {
        feature.close();
        stage.close();
      }
    });
  }
}
