package envwatch.ui.training;

import envwatch.model.Environment;
import envwatch.settings.AppearanceSettings;
import envwatch.settings.AppearanceSettings.Theme;
import envwatch.settings.WindowSettings;
import envwatch.settings.WindowSettings.ColumnSettings;
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
import envwatch.watch.FakeClasses;
import envwatch.watch.TrainingView;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/** A window with the page of classes, whose classes a test says. */
final class ClassesWindow implements AutoCloseable {
  final FakeClasses classes;
  final MemoryClipboard copied = new MemoryClipboard();
  final List<List<ColumnSettings>> remembered = new ArrayList<>();
  private final List<ClassPart> parts;
  private ClassesFeature feature;
  private Dashboard dashboard;
  private DashboardModel model;
  private PageChoice pages;
  private Scene scene;
  private int width = 1180;
  private int height = 760;

  ClassesWindow(TrainingView view, ClassPart... parts) {
    this.classes = new FakeClasses(view);
    this.parts = List.of(parts);
  }

  /** Shows the page. */
  ClassesWindow open(Environment... watched) {
    return open(Theme.LIGHT, 14, watched);
  }

  ClassesWindow open(Theme theme, int font, Environment... watched) {
    start(theme, font, watched);
    OnJavaFx.run(() -> {
      pages.show(ClassesFeature.PAGE);
      settle();
    });
    return this;
  }

  /** Shows the environments. */
  ClassesWindow start(Theme theme, int font, Environment... watched) {
    OnJavaFx.run(() -> {
      AppearanceSettings appearance = new AppearanceSettings(theme, font);
      model = new DashboardModel(SampleWorld.NOW, Duration.ofHours(2));
      SecretClipboard clipboard = Dashboards.clipboard(copied);
      pages = new PageChoice();
      feature =
          new ClassesFeature(
              model,
              classes,
              parts,
              new ClassesFeature.Columns(List::of, remembered::add),
              pages,
              OnJavaFx::runInPlace);
      dashboard =
          Dashboards.of(
              appearance,
              WindowSettings.DEFAULT,
              model,
              new Features(List.of(feature), pages),
              clipboard);
      dashboard.appearance().use(appearance);
      scene = new Scene(dashboard.view(), width, height);
      dashboard.appearance().dress(scene);
      Dashboards.addKeys(scene, dashboard);
      model.apply(SampleWorld.of(watched));
      settle();
    });
    return this;
  }

  ClassesWindow sized(int wide, int high) {
    width = wide;
    height = high;
    return this;
  }

  void settle() {
    Pictures.settle(dashboard.view(), width, height);
  }

  DashboardModel model() {
    return model;
  }

  PageChoice pages() {
    return pages;
  }

  Scene scene() {
    return scene;
  }

  Dashboard dashboard() {
    return dashboard;
  }

  ClassesFeature feature() {
    return feature;
  }

  void publish(TrainingView view) {
    OnJavaFx.run(() -> {
      classes.publish(view);
      settle();
    });
  }

  void filter(String words) {
    OnJavaFx.run(() -> {
      dashboard.view().filterField().setText(words);
      settle();
    });
  }

  /** The list of classes: headings with a colon. */
  List<String> list() {
    return OnJavaFx.call(() ->
        classList().getItems().stream()
            .map(entry ->
                switch (entry) {
                  case ClassEntry.Heading heading -> heading.phase() + ": " + heading.count();
                  case ClassEntry.OfClass one -> one.name();
                })
            .toList());
  }

  ClassEntry.OfClass entry(String name) {
    return OnJavaFx.call(() ->
        classList().getItems().stream()
            .filter(ClassEntry.OfClass.class::isInstance)
            .map(ClassEntry.OfClass.class::cast)
            .filter(entry -> entry.name().equals(name))
            .findFirst()
            .orElseThrow());
  }

  @SuppressWarnings("unchecked")
  ListView<ClassEntry> classList() {
    return (ListView<ClassEntry>) scene.lookup("#classes");
  }

  @SuppressWarnings("unchecked")
  TableView<StudentRow> students() {
    return (TableView<StudentRow>) scene.lookup("#students");
  }

  <T> List<T> rows(Function<StudentRow, T> part) {
    return OnJavaFx.call(() -> students().getItems().stream().map(part).toList());
  }

  StudentRow row(String name) {
    return OnJavaFx.call(() ->
        students().getItems().stream()
            .filter(row -> row.name().equals(name))
            .findFirst()
            .orElseThrow());
  }

  void choose(String className) {
    OnJavaFx.run(() -> {
      classList().getSelectionModel().select(entry(className));
      settle();
    });
  }

  void select(String... names) {
    OnJavaFx.run(() -> {
      students().getSelectionModel().clearSelection();
      for (String name : names) {
        students().getSelectionModel().select(row(name));
      }
      settle();
    });
  }

  /** The text of a label; null where it cannot be seen. */
  String said(String id) {
    return OnJavaFx.call(() -> {
      Node node = scene.lookup("#" + id);
      return node instanceof Label label && shown(node) ? label.getText() : null;
    });
  }

  boolean visible(String id) {
    return OnJavaFx.call(() -> shown(scene.lookup("#" + id)));
  }

  private static boolean shown(Node node) {
    for (Node each = node; each != null; each = each.getParent()) {
      if (!each.isVisible()) {
        return false;
      }
    }
    return node != null;
  }

  void press(String id) {
    OnJavaFx.run(() -> {
      ((Button) scene.lookup("#" + id)).fire();
      settle();
    });
  }

  void key(Node target, KeyCode code) {
    OnJavaFx.run(() -> {
      Event.fireEvent(
          target, new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, false, false, false, false));
      settle();
    });
  }

  @Override
  public void close() {
    OnJavaFx.run(() -> feature.close());
  }
}
