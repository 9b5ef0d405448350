package envwatch.runtime;

import static envwatch.words.Messages.text;

/** Instead of the dashboard where JavaFX is not shipped: says that there is none. */
public final class NoDashboard implements Dashboard {
  @Override
  public void prepare() {}

  /** As if there were one: what is missing is not the display. */
  @Override
  public boolean hasDisplay() {
    return true;
  }

  @Override
  public void open(LaunchOptions startup, String wanted) throws DashboardException {
    throw none();
  }

  @Override
  public void draw(LaunchOptions startup, Picture picture) throws DashboardException {
    throw none();
  }

  private static DashboardException none() {
    return new DashboardException(text("cli.no-window"), null);
  }

  @Override
  public void close() {}
}
