package envwatch.ui.window;

import envwatch.model.EnvironmentKey;
import envwatch.model.Machine;
import envwatch.settings.AppearanceSettings;
import envwatch.settings.WindowSettings;
import envwatch.ui.kit.Appearance;
import envwatch.ui.kit.KeyBinding;
import envwatch.ui.kit.Offer;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.kit.StatusMessage;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.model.MachineRow;
import envwatch.ui.model.SampleWorld;
import envwatch.ui.secrets.MemoryClipboard;
import envwatch.ui.secrets.PasswordReveal;
import envwatch.ui.secrets.SecretClipboard;
import envwatch.ui.shell.DashboardCommands;
import envwatch.ui.shell.Features;
import envwatch.util.SteadyClock;
import envwatch.util.Time;
import java.net.URI;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.scene.Node;
import javafx.scene.Scene;

/** A dashboard without the rest of the program, for tests. To be used on the JavaFX thread. */
public final class Dashboards {
  private Dashboards() {}

  /**
   * A dashboard and what surrounds it.
   *
   * @param window as it would be found at the next start
   */
  public record Dashboard(
      DashboardModel model,
      DashboardView view,
      Appearance appearance,
      PasswordReveal<MachineRow> reveal,
      SecretClipboard clipboard,
      AtomicReference<WindowSettings> window,
      List<String> commands) {}

  public static Dashboard of(AppearanceSettings settings) {
    return of(settings, WindowSettings.DEFAULT);
  }

  public static Dashboard of(AppearanceSettings settings, WindowSettings window) {
    DashboardModel model = new DashboardModel(SampleWorld.NOW, Duration.ofHours(2));
    return of(settings, window, model, Features.none());
  }

  public static Dashboard of(
      AppearanceSettings settings, WindowSettings window, DashboardModel model, Features features) {
    return of(settings, window, model, features, clipboard(new MemoryClipboard()));
  }

  public static SecretClipboard clipboard(MemoryClipboard system) {
    return new SecretClipboard(
        system,
        new StandingTime(),
        Runnable::run,
        () -> Duration.ofSeconds(20),
        new StatusMessage(new StandingTime(), Runnable::run));
  }

  public static Dashboard of(
      AppearanceSettings settings,
      WindowSettings window,
      DashboardModel model,
      Features features,
      SecretClipboard clipboard) {
    return of(settings, window, model, features, clipboard, FXCollections.emptyObservableList());
  }

  public static Dashboard of(
      AppearanceSettings settings,
      WindowSettings window,
      DashboardModel model,
      Features features,
      SecretClipboard clipboard,
      ObservableList<Node> savedViews) {
    Appearance appearance = new Appearance(settings);
    StandingTime time = new StandingTime();
    PasswordReveal<MachineRow> reveal =
        new PasswordReveal<>(time, Runnable::run, () -> Duration.ofSeconds(30));
    AtomicReference<WindowSettings> remembered = new AtomicReference<>(window);
    List<String> commands = new ArrayList<>();
    DashboardView view =
        new DashboardView(
            new DashboardView.Parts(
                model,
                new Recorded(commands),
                features,
                reveal,
                clipboard,
                savedViews,
                settings.get(AppearanceSettings.FONT_SIZE),
                window,
                remembered::updateAndGet));
    return new Dashboard(model, view, appearance, reveal, clipboard, remembered, commands);
  }

  /** Lets the keys of the main window work in the scene. */
  public static void addKeys(Scene scene, Dashboard dashboard) {
    new WindowKeys(dashboard.view(), new Recorded(dashboard.commands())).install(scene);
  }

  /** Every key of the main window. */
  public static List<KeyBinding> keys(Dashboard dashboard) {
    return OnJavaFx.call(
        () -> new WindowKeys(dashboard.view(), new Recorded(dashboard.commands())).all());
  }

  /** All that the palette of the main window finds. */
  static List<PaletteEntry> palette(Dashboard dashboard) {
    Recorded commands = new Recorded(dashboard.commands());
    return new PaletteEntries(
            dashboard.view(), commands, new WindowKeys(dashboard.view(), commands))
        .all()
        .toList();
  }

  /** Writes down what was asked for. */
  private record Recorded(List<String> commands) implements DashboardCommands {
    @Override
    public void askKeychain() {
      commands.add("ask the keychain");
    }

    @Override
    public void lookNow() {
      commands.add("look now");
    }

    @Override
    public void show(Collection<EnvironmentKey> environments) {}

    @Override
    public void pause() {
      commands.add("pause");
    }

    @Override
    public void resume() {
      commands.add("resume");
    }

    @Override
    public void openSettings() {
      commands.add("settings");
    }

    @Override
    public List<Offer> settingsPages() {
      return List.of(
          Offer.of("Settings: Security", null, null, () -> commands.add("settings of security")));
    }

    @Override
    public void showKeys() {
      commands.add("keys");
    }

    @Override
    public void showAbout() {
      commands.add("about");
    }

    @Override
    public void browse(URI address) {
      commands.add("browse " + address);
    }

    @Override
    public void findHost(String host) {
      commands.add("find host " + host);
    }

    @Override
    public void openTerminal(Machine machine) {
      commands.add("terminal on " + machine.name());
    }

    @Override
    public void ask(List<MachineRow> machines) {
      commands.add("ask " + machines);
    }

    @Override
    public void quit() {
      commands.add("quit");
    }
  }

  /** Time that does not pass. */
  private static final class StandingTime implements Time {
    private final SteadyClock steady = new SteadyClock(this);

    @Override
    public Instant instant() {
      return SampleWorld.NOW;
    }

    @Override
    public Duration elapsed() {
      return Duration.ZERO;
    }

    @Override
    public Alarm after(Duration delay, Runnable task) {
      return () -> {};
    }

    @Override
    public SteadyClock steady() {
      return steady;
    }

    @Override
    public Clock clock() {
      return Clock.fixed(SampleWorld.NOW, ZoneOffset.UTC);
    }
  }
}
