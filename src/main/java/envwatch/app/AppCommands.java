package envwatch.app;

import envwatch.model.EnvironmentKey;
import envwatch.model.Machine;
import envwatch.ui.about.AboutWindow;
import envwatch.ui.about.KeyList;
import envwatch.ui.kit.Offer;
import envwatch.ui.model.MachineRow;
import envwatch.ui.remote.EnvironmentAccess;
import envwatch.ui.remote.ProbeFeature;
import envwatch.ui.settings.SettingsDialog;
import envwatch.ui.shell.DashboardCommands;
import envwatch.ui.shell.Features;
import envwatch.watch.Watch;
import java.net.URI;
import java.util.Collection;
import java.util.List;
import java.util.function.Supplier;
import javafx.stage.Stage;

/**
 * Delegates the window's commands to the responsible parts of the program.
 *
 * @param window the main window
 * @param keychain retries the requests that the keychain failed to carry out
 * @param end ends the program without further questions
 */
record AppCommands(
    Watch watch,
    Presentation presentation,
    Supplier<Stage> window,
    DesktopOpener opener,
    Runnable keychain,
    SettingsDialog settings,
    KeyList keys,
    AboutWindow about,
    Features features,
    EnvironmentAccess access,
    ProbeFeature probe,
    Runnable end)
    implements DashboardCommands {
  @Override
  public void lookNow() {
    keychain.run();
    watch.lookNow();
  }

  @Override
  public void askKeychain() {
    keychain.run();
  }

  @Override
  public void show(Collection<EnvironmentKey> environments) {
    watch.show(environments.stream().map(presentation::real).toList());
  }

  @Override
  public void pause() {
    watch.pause();
  }

  @Override
  public void resume() {
    watch.resume();
  }

  @Override
  public void openSettings() {
    settings.open(window.get());
  }

  @Override
  public List<Offer> settingsPages() {
    return settings.pages(window);
  }

  @Override
  public void showKeys() {
    keys.open(window.get());
  }

  @Override
  public void showAbout() {
    about.open(window.get());
  }

  @Override
  public void browse(URI address) {
    opener.browse(address);
  }

  @Override
  public void findHost(String host) {
    access.findHost(host);
  }

  @Override
  public void openTerminal(Machine machine) {
    access.openTerminal(machine);
  }

  @Override
  public void ask(List<MachineRow> machines) {
    probe.ask(machines);
  }

  @Override
  public void quit() {
    features.beforeQuit(end);
  }
}
