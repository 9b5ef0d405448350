package envwatch.platform;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The start of the program when the person logs on, where the system keeps it. Whatever is asked is
 * read again: others may have changed it. Every method blocks.
 */
public sealed interface LogonEntry permits LogonFile, LogonRunKey {
  /** What the program is started with: nobody has asked to see it. */
  String OPTION = "--minimized";

  /** The entry of the person who runs this program. */
  static LogonEntry ofSystem() {
    String system = System.getProperty("os.name").toLowerCase(Locale.ROOT);
    Optional<Path> launcher =
        launcher(
            system,
            Path.of(System.getProperty("java.home")),
            System.getProperty("jpackage.app-path"));
    if (system.startsWith("windows")) {
      return new LogonRunKey(launcher);
    }
    if (system.startsWith("mac")) {
      return LogonFile.agent(Path.of(System.getProperty("user.home")), launcher);
    }
    // The folder next to the program's own, by the same rules.
    Path configurations = AppDirectories.ofSystem().config().resolveSibling("");
    return LogonFile.autostart(configurations, launcher);
  }

  /**
   * The program of an installation or an archive that a person starts; empty where this one was
   * started in another way, such as by a build.
   *
   * @param system the value of {@code os.name} in lower case
   * @param javaHome of an image made by FinishImage.java: {@code lib/runtime} in it on Linux
   * @param packaged the program that was started, as those of jpackage tell it; null otherwise
   */
  static Optional<Path> launcher(String system, Path javaHome, @Nullable String packaged) {
    Optional<Path> found;
    if (system.startsWith("windows")) {
      // Not the one with a console.
      found = Optional.ofNullable(packaged).map(app -> Path.of(app).resolveSibling("envwatch.exe"));
    } else if (system.startsWith("mac")) {
      found = Optional.ofNullable(packaged).map(Path::of);
    } else {
      found =
          javaHome.endsWith(Path.of("lib", "runtime"))
              ? Optional.of(javaHome.resolve("../../bin/envwatch").normalize())
              : Optional.empty();
      // GLib looks for a program before it reads the doubled sign as one (gdesktopappinfo.c).
      found = found.filter(program -> !program.toString().contains("%"));
    }
    return found
        .filter(Files::isExecutable)
        .filter(program -> program.toString().chars().noneMatch(Character::isISOControl));
  }

  /**
   * As the system has it.
   *
   * @param on whether it starts something
   * @param otherCommand what it starts, as written there, if that is something else than would be
   *     written here; null otherwise
   * @param possible whether it can be switched on from here
   */
  record State(boolean on, @Nullable String otherCommand, boolean possible) {}

  /**
   * Reads it.
   *
   * @throws IOException if the system does not tell
   */
  State state() throws IOException;

  /**
   * Lets the program be started, unless something is started already, whatever that is.
   *
   * @throws IOException if that could not be written, or cannot be from here
   */
  void put() throws IOException;

  /**
   * Removes the entry, whoever wrote it.
   *
   * @throws IOException if it could not be removed
   */
  void remove() throws IOException;

  /** The program with its arguments. */
  static List<String> command(Path launcher) {
    return List.of(launcher.toString(), OPTION);
  }
}
