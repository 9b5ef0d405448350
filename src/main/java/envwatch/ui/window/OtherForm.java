package envwatch.ui.window;

import static envwatch.words.Messages.text;

import envwatch.settings.WindowSettings;
import envwatch.settings.WindowSettings.Bounds;
import envwatch.ui.kit.Appearance;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.Glyph;
import envwatch.ui.kit.Keys;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.model.EnvironmentRow;
import envwatch.ui.shell.DashboardCommands;
import envwatch.ui.window.WindowForm.Form;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import javafx.beans.binding.Bindings;
import javafx.geometry.Rectangle2D;
import javafx.scene.Cursor;
import javafx.scene.Scene;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.stage.Screen;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;

/**
 * A compact window or a wall, in the place of the whole window. What keys do there is about what
 * can be seen there: the other keys of the window mean nothing.
 */
final class OtherForm {
  private static final double WIDTH = 320;
  private static final double HEIGHT = 420;
  private static final double LEAST_HEIGHT = 160;

  private final Stage stage = new Stage();
  private final GlanceView view;
  private final Form form;
  private final Stage main;
  private final WindowForm forms;
  private final Consumer<UnaryOperator<WindowSettings>> remember;

  /**
   * @param main whose title and icons it has
   * @param window where it was
   * @param remember changes what is remembered of the window
   * @param lead shows an environment in the whole window
   */
  OtherForm(
      Form form,
      WindowForm forms,
      Stage main,
      DashboardModel model,
      DashboardCommands commands,
      Appearance appearance,
      WindowSettings window,
      Consumer<UnaryOperator<WindowSettings>> remember,
      Consumer<EnvironmentRow> lead) {
    this.form = form;
    this.main = main;
    this.forms = forms;
    this.remember = remember;
    boolean wall = form == Form.WALL;
    view = new GlanceView(model, wall, lead);
    Scene scene = new Scene(view, WIDTH, HEIGHT);
    appearance.dress(scene);
    stage.setScene(scene);
    stage.titleProperty().bind(main.titleProperty());
    Bindings.bindContent(stage.getIcons(), main.getIcons());
    stage.setOnCloseRequest(event -> {
      event.consume();
      commands.quit();
    });
    scene.addEventFilter(KeyEvent.KEY_PRESSED, event -> pressed(event, commands));
    if (wall) {
      view.add(new Label(text("form.leave", Keys.WALL.display())));
      scene.setCursor(Cursor.NONE);
      fillScreen();
    } else {
      addControls(window);
      place(window.get(WindowSettings.COMPACT_BOUNDS).orElse(null));
    }
    view.first().requestFocus();
  }

  private void pressed(KeyEvent event, DashboardCommands commands) {
    boolean known = true;
    if (Keys.WALL.matches(event)) {
      forms.toggle(Form.WALL);
    } else if (form == Form.WALL ? Keys.CLEAR.matches(event) : Keys.COMPACT.matches(event)) {
      forms.show(Form.WHOLE);
    } else if (Keys.REFRESH.matches(event)) {
      commands.lookNow();
    } else if (Keys.QUIT.matches(event)) {
      commands.quit();
    } else {
      known = false;
    }
    if (known) {
      event.consume();
    }
  }

  private void fillScreen() {
    stage.setFullScreenExitHint("");
    stage.setFullScreenExitKeyCombination(KeyCombination.NO_MATCH);
    stage.setFullScreen(true);
    // The desktop may have a way of its own to leave it.
    stage
        .fullScreenProperty()
        .subscribe((before, full) -> {
          if (!full && stage.isShowing() && forms.shownProperty().get() == Form.WALL) {
            forms.show(Form.WHOLE);
          }
        });
  }

  private void addControls(WindowSettings window) {
    CheckBox onTop = Controls.named(new CheckBox(text("form.on-top")), "on-top");
    onTop.setSelected(window.get(WindowSettings.ON_TOP));
    onTop
        .selectedProperty()
        .subscribe((before, chosen) -> {
          stage.setAlwaysOnTop(chosen);
          remember.accept(known -> known.with(WindowSettings.ON_TOP, chosen));
        });
    stage.setAlwaysOnTop(onTop.isSelected());
    Controls.tip(onTop, text("form.on-top.tip"));
    view.add(Controls.whole(onTop));
    view.add(
        Controls.named(
            Controls.iconButton(
                Glyph.OPEN_IN_NEW,
                Keys.COMPACT.tip(text("form.whole")),
                () -> forms.show(Form.WHOLE)),
            "whole"));
  }

  /** Where it was, or at the upper right of the first screen. */
  private void place(@Nullable Bounds earlier) {
    List<Rectangle2D> screens = Screen.getScreens().stream().map(Screen::getVisualBounds).toList();
    Rectangle2D first = Screen.getPrimary().getVisualBounds();
    Bounds place =
        earlier != null && WindowPlace.reachable(earlier, screens)
            ? earlier
            : new Bounds(first.getMaxX() - WIDTH, first.getMinY(), WIDTH, HEIGHT);
    stage.setX(place.x());
    stage.setY(place.y());
    stage.setWidth(place.width());
    stage.setHeight(place.height());
    stage.setMinWidth(WIDTH);
    stage.setMinHeight(LEAST_HEIGHT);
  }

  Stage stage() {
    return stage;
  }

  void close() {
    if (form == Form.COMPACT && stage.isShowing()) {
      Bounds place = new Bounds(stage.getX(), stage.getY(), stage.getWidth(), stage.getHeight());
      remember.accept(known -> known.with(WindowSettings.COMPACT_BOUNDS, Optional.of(place)));
    }
    view.close();
    Bindings.unbindContent(stage.getIcons(), main.getIcons());
    stage.titleProperty().unbind();
    stage.close();
  }
}
