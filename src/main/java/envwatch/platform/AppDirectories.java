package envwatch.platform;

import envwatch.util.PrivateFiles;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;

/**
 * Where Envwatch keeps its files. The folders need not exist.
 *
 * @param data the data that the program saves on its own, and the socket of the running instance
 * @param config the settings file
 * @param logs the log files
 */
public record AppDirectories(Path data, Path config, Path logs) {
  private static final String NAME = "Envwatch";

  /** The folders according to the conventions of the operating system. */
  public static AppDirectories ofSystem() {
    return ofSystem(
        System.getProperty("os.name"), System.getenv(), Path.of(System.getProperty("user.home")));
  }

  /** All folders below one folder, separate from other instances. */
  public static AppDirectories below(Path folder) {
    Path root = folder.toAbsolutePath().normalize();
    return new AppDirectories(root, root, root.resolve("logs"));
  }

  static AppDirectories ofSystem(String system, Map<String, String> environment, Path home) {
    String name = system.toLowerCase(Locale.ROOT);
    if (name.startsWith("windows")) {
      Path roaming = folder(environment, "APPDATA", home.resolve("AppData/Roaming")).resolve(NAME);
      Path local = folder(environment, "LOCALAPPDATA", home.resolve("AppData/Local")).resolve(NAME);
      return new AppDirectories(local, roaming, local.resolve("Logs"));
    }
    if (name.startsWith("mac")) {
      Path support = home.resolve("Library/Application Support").resolve(NAME);
      return new AppDirectories(support, support, home.resolve("Library/Logs").resolve(NAME));
    }
    String lower = NAME.toLowerCase(Locale.ROOT);
    Path root = linuxHome(environment, home);
    return new AppDirectories(
        folder(environment, "XDG_DATA_HOME", root.resolve(".local/share")).resolve(lower),
        folder(environment, "XDG_CONFIG_HOME", root.resolve(".config")).resolve(lower),
        folder(environment, "XDG_STATE_HOME", root.resolve(".local/state")).resolve(lower));
  }

  /**
   * The home folder for the XDG rules. Java prefers the user database, and returns "?" for a user
   * who is not in it, as in many containers; that is not a usable folder.
   */
  private static Path linuxHome(Map<String, String> environment, Path listed) {
    return folder(environment, "HOME", listed.isAbsolute() ? listed : Path.of("/"));
  }

  /** The XDG rules require relative paths to be ignored; they are not useful on Windows either. */
  private static Path folder(Map<String, String> environment, String variable, Path otherwise) {
    String value = environment.get(variable);
    return value != null && Path.of(value).isAbsolute() ? Path.of(value) : otherwise;
  }

  public Path settingsFile() {
    return config.resolve("settings.json");
  }

  /** The file with the state of the window; next to the settings. */
  public Path windowFile() {
    return config.resolve("window.json");
  }

  /**
   * Creates missing folders, accessible only to the user.
   *
   * @throws UnusableDirectoryException if one of them cannot be created or written to; the program
   *     can continue without saving anything
   */
  public void create() throws UnusableDirectoryException {
    for (Path folder : new Path[] {data, config, logs}) {
      try {
        PrivateFiles.createFolder(folder);
      } catch (IOException e) {
        throw new UnusableDirectoryException(folder, e);
      }
    }
  }
}
