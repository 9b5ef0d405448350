package envwatch.ui.window;

import envwatch.settings.AppearanceSettings;
import envwatch.ui.kit.Appearance;
import envwatch.ui.kit.KeyBinding;
import envwatch.ui.kit.Ticker;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.model.MachineRow.MachineKey;
import envwatch.ui.secrets.PasswordReveal;
import envwatch.ui.shell.DashboardCommands;
import java.util.List;
import java.util.concurrent.Executor;
import javafx.scene.Scene;
import javafx.stage.Stage;

/** The main window: its title, keys, place and icons around a {@link DashboardView}. */
public final class MainWindow implements AutoCloseable {
  private final Stage stage;
  private final WindowPlace place;
  private final DashboardModel model;
  private final Appearance appearance;
  private final PasswordReveal<MachineKey> reveal;
  private final Executor javaFxThread;
  private final Scene scene;
  private final Ticker ticker;
  private final DashboardView view;
  private final WindowKeys keys;

  /**
   * @param ticker to run while the window can be seen; closed with it
   */
  public MainWindow(
      Stage stage,
      WindowPlace place,
      DashboardModel model,
      DashboardCommands commands,
      Appearance appearance,
      PasswordReveal<MachineKey> reveal,
      Ticker ticker,
      Executor javaFxThread,
      DashboardView view) {
    this.stage = stage;
    this.place = place;
    this.model = model;
    this.appearance = appearance;
    this.reveal = reveal;
    this.javaFxThread = javaFxThread;
    this.ticker = ticker;
    this.view = view;
    keys = new WindowKeys(view, commands);
    scene = place.scene();
    stage.setScene(scene);
    place.place(stage);
    afterFirstFrame(this::addIcons);
    appearance.dress(scene);
    scene.setRoot(view);
    keys.install(scene);
    followWorld();
    stage.setOnCloseRequest(event -> {
      event.consume();
      commands.quit();
    });
  }

  private void afterFirstFrame(Runnable task) {
    scene.addPostLayoutPulseListener(
        new Runnable() {
          @Override
          public void run() {
            scene.removePostLayoutPulseListener(this);
            javaFxThread.execute(task);
          }
        });
  }

  /** Decodes six pictures; until then the task bar shows the icon of the menu entry. */
  private void addIcons() {
    WindowIcons icons = new WindowIcons(scene.getStylesheets());
    model
        .unreadProperty()
        .subscribe(unread -> stage.getIcons().setAll(icons.with(unread.intValue())));
  }

  private void followWorld() {
    stage.setTitle(WindowTitle.of(model));
    model.worldProperty().subscribe(world -> stage.setTitle(WindowTitle.of(model)));
    model.countsProperty().subscribe(counts -> stage.setTitle(WindowTitle.of(model)));
    model.alertsProperty().subscribe(alerts -> stage.setTitle(WindowTitle.of(model)));
    model.unreadProperty().subscribe(unread -> stage.setTitle(WindowTitle.of(model)));
    // A listener of values must stay: where only listeners of invalidation do, JavaFX 26 tells a
    // menu or popup, as the window goes with it, that the window's new value is null.
    stage.showingProperty().subscribe(showing -> tickWhileSeen());
    stage.iconifiedProperty().subscribe(this::tickWhileSeen);
    stage
        .focusedProperty()
        .subscribe(focused -> {
          if (!focused) {
            reveal.hide();
          }
        });
  }

  private void tickWhileSeen() {
    ticker.run(stage.isShowing() && !stage.isIconified());
  }

  /**
   * @param afterFirstFrame called once on the JavaFX thread, for what the start can do without
   */
  public void show(Runnable afterFirstFrame) {
    afterFirstFrame(afterFirstFrame);
    stage.show();
    view.environmentTable().table().requestFocus();
  }

  /** Brings the window before the others. */
  public void toFront() {
    stage.setIconified(false);
    stage.show();
    stage.toFront();
    stage.requestFocus();
  }

  /** Takes another theme or font size. */
  public void use(AppearanceSettings settings) {
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

  @Override
  public void close() {
    ticker.close();
    place.close();
    stage.hide();
  }
}
