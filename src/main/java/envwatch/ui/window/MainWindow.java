package envwatch.ui.window;

import envwatch.settings.AppearanceSettings;
import envwatch.settings.WindowSettings;
import envwatch.ui.kit.Appearance;
import envwatch.ui.kit.Glyph;
import envwatch.ui.kit.KeyBinding;
import envwatch.ui.kit.PlaceholderBox;
import envwatch.ui.kit.Ticker;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.model.EnvironmentRow;
import envwatch.ui.model.MachineRow;
import envwatch.ui.secrets.PasswordReveal;
import envwatch.ui.shell.DashboardCommands;
import envwatch.ui.window.WindowForm.Form;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import javafx.scene.Scene;
import javafx.stage.Stage;
import javafx.util.Subscription;
import org.jspecify.annotations.Nullable;

/** The main window: its title, keys and icons around a {@link DashboardView}. */
public final class MainWindow implements AutoCloseable {
  private final Stage stage;
  private final DashboardModel model;
  private final DashboardCommands commands;
  private final Appearance appearance;
  private final PasswordReveal<MachineRow> reveal;
  private final Executor javaFxThread;
  private final WindowIcons icons;
  private final Scene scene;
  private final Ticker ticker;
  private final DashboardView view;
  private final WindowKeys keys;
  private final Forms forms;

  /** What is shown in the place of the whole window; null while that is shown. */
  private @Nullable OtherForm other;

  /** Time passes from the first frame on, which it would only hold up. */
  private boolean drawn;

  private boolean closed;

  /** Ended with this content: the stage outlives it. */
  private final List<Subscription> subscriptions = new ArrayList<>();

  /**
   * How the window can be shown.
   *
   * @param form the one wanted
   * @param masked whether people have aliases, without which nothing is shown to a room
   * @param window what is remembered of the window
   * @param remember changes that
   */
  public record Forms(
      WindowForm form,
      boolean masked,
      Supplier<WindowSettings> window,
      Consumer<UnaryOperator<WindowSettings>> remember) {}

  /**
   * @param stage shows this from {@link #show} on
   * @param scene of the size that the window will have, so that its content is laid out once
   * @param ticker to run while the window can be seen; closed with it
   */
  public MainWindow(
      Stage stage,
      WindowIcons icons,
      Scene scene,
      DashboardModel model,
      DashboardCommands commands,
      Appearance appearance,
      PasswordReveal<MachineRow> reveal,
      Ticker ticker,
      Executor javaFxThread,
      DashboardView view,
      Forms forms) {
    this.stage = stage;
    this.icons = icons;
    this.scene = scene;
    this.model = model;
    this.appearance = appearance;
    this.reveal = reveal;
    this.javaFxThread = javaFxThread;
    this.ticker = ticker;
    this.view = view;
    this.forms = forms;
    keys = new WindowKeys(view, commands);
    appearance.dress(scene);
    scene.setRoot(view);
    keys.install(scene);
    this.commands = commands;
  }

  private void afterFirstFrame(Scene shown, Runnable task) {
    shown.addPostLayoutPulseListener(
        new Runnable() {
          @Override
          public void run() {
            shown.removePostLayoutPulseListener(this);
            javaFxThread.execute(task);
          }
        });
  }

  private void addIcons() {
    subscriptions.add(
        model
            .unreadProperty()
            .subscribe(unread -> icons.show(unread.intValue(), scene.getStylesheets())));
  }

  private void follow() {
    Stream.of(
            model.worldProperty(),
            model.countsProperty(),
            model.alertsProperty(),
            model.unreadProperty())
        .map(property -> property.subscribe(value -> stage.setTitle(WindowTitle.of(model))))
        .forEach(subscriptions::add);
    // A listener of values must stay: where only listeners of invalidation do, JavaFX 26 tells a
    // menu or popup, as the window goes with it, that the window's new value is null.
    subscriptions.add(stage.showingProperty().subscribe(showing -> tickWhileSeen()));
    subscriptions.add(stage.iconifiedProperty().subscribe(this::tickWhileSeen));
    subscriptions.add(
        stage
            .focusedProperty()
            .subscribe(focused -> {
              if (!focused) {
                reveal.hide();
              }
            }));
  }

  private void tickWhileSeen() {
    Stage shown = front();
    ticker.run(drawn && shown.isShowing() && !shown.isIconified());
  }

  /**
   * Shows this in the stage, in place of what was there.
   *
   * @param afterFirstFrame called once on the JavaFX thread, for what the start can do without
   */
  public void show(Runnable afterFirstFrame) {
    stage.setScene(scene);
    follow();
    stage.setOnCloseRequest(event -> {
      event.consume();
      commands.quit();
    });
    view.environmentTable().table().requestFocus();
    subscriptions.add(forms.form().shownProperty().subscribe(this::show));
    afterFirstFrame(
        front().getScene(),
        () -> {
          afterFirstFrame.run();
          // In a turn of its own, so that the window answers before it.
          javaFxThread.execute(this::comeAlive);
        });
  }

  private void comeAlive() {
    if (!closed) {
      drawn = true;
      addIcons();
      tickWhileSeen();
    }
  }

  private void show(Form form) {
    if (form == Form.WALL && !forms.masked()) {
      // Another content with aliases is on its way.
      return;
    }
    OtherForm before = other;
    other = null;
    if (form == Form.WHOLE) {
      if (before != null) {
        stage.setIconified(false);
      }
      stage.show();
    } else {
      reveal.hide();
      view.dismissOverlay();
      OtherForm next =
          new OtherForm(
              form,
              forms.form(),
              stage,
              model,
              commands,
              appearance,
              forms.window().get(),
              forms.remember(),
              this::lead);
      other = next;
      next.stage().iconifiedProperty().subscribe(this::tickWhileSeen);
      next.stage().setIconified(form == Form.COMPACT && stage.isIconified());
      next.stage().show();
      stage.hide();
    }
    if (before != null) {
      before.close();
    }
    tickWhileSeen();
  }

  private void lead(EnvironmentRow row) {
    forms.form().show(Form.WHOLE);
    view.features().pageChoice().showEnvironment(row.key());
  }

  /** What is on the screen: the whole window, or what is shown in its place. */
  public Stage front() {
    return other == null ? stage : other.stage();
  }

  /** Brings the window before the others. */
  public void toFront() {
    forms.form().show(Form.WHOLE);
    stage.setIconified(false);
    stage.show();
    stage.toFront();
    stage.requestFocus();
  }

  /** Takes another theme or font size, and the keys that the person has chosen. */
  public void use(AppearanceSettings settings) {
    keys.useOwn(scene);
    double before = appearance.em();
    appearance.use(settings);
    if (appearance.em() != before) {
      appearance.dress(scene);
      view.useFont(appearance.em());
    }
  }

  public Stage stage() {
    return stage;
  }

  public DashboardView view() {
    return view;
  }

  /** Every key of the window, for people to read. */
  public List<KeyBinding> keys() {
    return keys.all();
  }

  /**
   * Takes everything off the screen, with the keys that act on it. What takes its place may need a
   * moment.
   *
   * @param words shown meanwhile
   */
  public void cover(String words) {
    close();
    PlaceholderBox box = new PlaceholderBox(Glyph.SCREEN_SHARE).say(words, "");
    Scene cover = new Scene(box, stage.getScene().getWidth(), stage.getScene().getHeight());
    appearance.dress(cover);
    stage.setTitle(words);
    stage.setScene(cover);
  }

  /** Leaves the stage to what is shown in it next. */
  @Override
  public void close() {
    closed = true;
    ticker.close();
    subscriptions.forEach(Subscription::unsubscribe);
    if (other != null) {
      other.close();
    }
  }
}
