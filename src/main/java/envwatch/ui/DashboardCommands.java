package envwatch.ui;

import java.net.URI;

/** What the window asks of the rest of the program. All return at once. */
public interface DashboardCommands {
  void lookNow();

  void pause();

  void resume();

  /** Opens the settings. */
  void openSettings();

  /** Opens the settings where an account is entered. */
  void connectAccount();

  void showKeys();

  void showAbout();

  /** Opens an address in the system's browser. It has been checked already. */
  void browse(URI address);

  void quit();
}
