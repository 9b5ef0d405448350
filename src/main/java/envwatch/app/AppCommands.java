package envwatch.app;

import envwatch.model.EnvironmentKey;
import envwatch.ui.about.AboutWindow;
import envwatch.ui.about.KeyList;
import envwatch.ui.actions.EnvironmentActions;
import envwatch.ui.remote.EnvironmentAccess;
import envwatch.ui.settings.PageName;
import envwatch.ui.settings.SettingsDialog;
import envwatch.ui.shell.DashboardCommands;
import envwatch.watch.Watch;
import java.net.URI;
import java.util.Collection;

/**
 * What the window asks for, done by the parts of the program that can.
 *
 * @param end ends the program; nothing is asked any more
 */
record AppCommands(
    Watch watch,
    App app,
    SettingsDialog settings,
    KeyList keys,
    AboutWindow about,
    EnvironmentActions actions,
    EnvironmentAccess access,
    Runnable end)
    implements DashboardCommands {
  @Override
  public void lookNow() {
    app.askKeychainAgain();
    watch.lookNow();
  }

  @Override
  public void askKeychain() {
    app.askKeychainAgain();
  }

  @Override
  public void show(Collection<EnvironmentKey> environments) {
    watch.show(environments);
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
    settings.open(app.window().stage(), PageName.ACCOUNTS);
  }

  @Override
  public void showKeys() {
    keys.open(app.window().stage());
  }

  @Override
  public void showAbout() {
    about.open(app.window().stage());
  }

  @Override
  public void browse(URI address) {
    app.desktop().open(address);
  }

  @Override
  public void findHost(String host) {
    access.findHost(host);
  }

  @Override
  public void quit() {
    actions.beforeQuit(end);
  }
}
