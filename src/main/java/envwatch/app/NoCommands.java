package envwatch.app;

import envwatch.model.EnvironmentKey;
import envwatch.model.Machine;
import envwatch.ui.kit.Offer;
import envwatch.ui.model.MachineRow;
import envwatch.ui.shell.DashboardCommands;
import java.net.URI;
import java.util.Collection;
import java.util.List;

/** Commands of a window that is only drawn, which nobody can operate. */
record NoCommands() implements DashboardCommands {
  @Override
  public void lookNow() {}

  @Override
  public void askKeychain() {}

  @Override
  public void show(Collection<EnvironmentKey> environments) {}

  @Override
  public void pause() {}

  @Override
  public void resume() {}

  @Override
  public void openSettings() {}

  @Override
  public List<Offer> settingsPages() {
    return List.of();
  }

  @Override
  public void showKeys() {}

  @Override
  public void showAbout() {}

  @Override
  public void browse(URI address) {}

  @Override
  public void findHost(String host) {}

  @Override
  public void openTerminal(Machine machine) {}

  @Override
  public void ask(List<MachineRow> machines) {}

  @Override
  public void quit() {}
}
