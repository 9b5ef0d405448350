package envwatch;

import static envwatch.words.Messages.text;

/** The dashboard as JavaFX shows it. */
final class JavaFxDashboard implements Dashboard {
  @Override
  public boolean hasDisplay() {
    return Display.present(System.getProperty("os.name"), System.getenv());
  }

  @Override
  public void open(Startup startup) throws DashboardException {
    throw new DashboardException(text("cli.display-refused"), null);
  }

  @Override
  public void draw(Startup startup, Picture picture) throws DashboardException {
    throw new DashboardException(text("cli.display-refused"), null);
  }
}
