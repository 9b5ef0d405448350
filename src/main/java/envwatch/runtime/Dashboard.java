package envwatch.runtime;

import envwatch.settings.AppearanceSettings.Theme;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** The dashboard as the command line sees it: a window, or a picture of one. */
public interface Dashboard extends AutoCloseable {
  /**
   * Begins what takes longest until a window is open, on other threads, and returns at once. To be
   * called as early as possible, even if it is not certain that a window will be opened; a second
   * call does nothing.
   */
  void prepare();

  /** Whether a window can be opened here. */
  boolean hasDisplay();

  /**
   * Opens the window and returns when it has been closed; brings it forward if it is open already.
   *
   * @param wanted what it is to show: a link, an id or a name, whatever that turns out to be; empty
   *     for nothing in particular
   */
  void open(LaunchOptions startup, String wanted) throws DashboardException;

  /** Draws the dashboard after the first complete look; needs no display. */
  void draw(LaunchOptions startup, Picture picture) throws DashboardException;

  /** Waits until what {@link #prepare} began can end with the process. */
  @Override
  void close();

  /**
   * The picture to draw.
   *
   * @param file a PNG file to write
   * @param theme null for the theme in the settings
   * @param select name or id of the environment whose details are shown; null for the first
   */
  record Picture(
      Path file, int width, int height, @Nullable Theme theme, @Nullable String select) {}
}
