package envwatch.ui.shell;

import envwatch.model.EnvironmentKey;
import envwatch.model.Machine;
import envwatch.ui.kit.Offer;
import envwatch.ui.model.MachineRow;
import java.net.URI;
import java.util.Collection;
import java.util.List;

/** What the window asks of the rest of the program. All return at once. */
public interface DashboardCommands {
  /** Looks at everything, and asks the keychain again for what it did not do. */
  void lookNow();

  /** Asks the keychain again for keys that it did not give out, take or delete. */
  void askKeychain();

  /** Names the environments on screen, to be looked at before the others. */
  void show(Collection<EnvironmentKey> environments);

  void pause();

  void resume();

  /** Opens the settings where accounts are entered. */
  void openSettings();

  /** Opens a page of the settings each. */
  List<Offer> settingsPages();

  void showKeys();

  void showAbout();

  /** Opens an address in the system's browser. It has been checked already. */
  void browse(URI address);

  /** Asks the services shown for the environment of a host, and goes there. */
  void findHost(String host);

  /** Opens a terminal with SSH on a machine, or says why not. */
  void openTerminal(Machine machine);

  /**
   * Asks machines whether they answer from here.
   *
   * @param machines empty for those of the selected environments
   */
  void ask(List<MachineRow> machines);

  void quit();
}
