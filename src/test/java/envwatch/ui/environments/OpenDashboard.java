package envwatch.ui.environments;

import envwatch.filter.FilterSubject;
import envwatch.model.Environment;
import envwatch.settings.AppearanceSettings;
import envwatch.settings.AppearanceSettings.Theme;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.model.SampleWorld;
import envwatch.ui.window.Dashboards;
import envwatch.ui.window.Dashboards.Dashboard;
import java.util.List;
import javafx.scene.Scene;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Stage;

/** A window with a filter field, completions and saved views. */
final class OpenDashboard implements AutoCloseable {
  final Dashboard dashboard;
  final CompletionPopup popup;
  private final Stage stage;

  OpenDashboard() {
    this(new AppearanceSettings(Theme.LIGHT, 14));
  }

  OpenDashboard(AppearanceSettings look) {
    dashboard = OnJavaFx.call(() -> Dashboards.of(look));
    stage =
        OnJavaFx.call(() -> {
          Stage window = new Stage();
          Scene scene = new Scene(dashboard.view(), 900, 600);
          dashboard.appearance().use(look);
          dashboard.appearance().dress(scene);
          window.setScene(scene);
          window.show();
          return window;
        });
    popup =
        OnJavaFx.call(() -> {
          dashboard.model().apply(SampleWorld.of(SampleWorld.dozen().toArray(Environment[]::new)));
          field().requestFocus();
          return CompletionPopup.attach(field(), dashboard.model()::filterSubjects);
        });
  }

  TextField field() {
    return dashboard.view().filterField();
  }

  Scene scene() {
    return stage.getScene();
  }

  List<FilterSubject> subjects() {
    return dashboard.model().filterSubjects();
  }

  /** Types as a person does: the caret is behind what was typed. */
  void type(String text) {
    OnJavaFx.run(() -> field().insertText(field().getCaretPosition(), text));
    settle();
  }

  void press(KeyCode code) {
    OnJavaFx.run(() ->
        field()
            .fireEvent(
                new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, false, false, false, false)));
    settle();
  }

  /** What was put off is done before the next part. */
  static void settle() {
    OnJavaFx.run(() -> {});
    OnJavaFx.run(() -> {});
  }

  String text() {
    return OnJavaFx.call(field()::getText);
  }

  boolean offers() {
    return OnJavaFx.call(popup::showing);
  }

  @Override
  public void close() {
    OnJavaFx.run(stage::close);
  }
}
