package envwatch.platform;

import java.nio.file.Path;
import java.util.logging.ConsoleHandler;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.helpers.Reporter;
import org.slf4j.jul.JULServiceProvider;

/**
 * Says where the log goes, which the JDK writes. {@link #toFile} or {@link #toStandardError} must
 * be called before anything is logged. If neither was called, as in tests, the log goes where the
 * JDK's own configuration says.
 */
public final class Logging {
  private static final String DEBUG = "envwatch.log.debug";

  private Logging() {}

  /**
   * Takes the place of the JDK's configuration file, which would have to be read, and would let
   * each message go to the terminal as well. The JDK creates one when the first logger is needed.
   */
  public static final class NoConfigurationFile {}

  /**
   * Logs to a file in the folder, keeping at most three older ones of 1 MB; used for the window.
   */
  public static void toFile(Path folder, boolean debug) {
    prepare(debug);
    setUp(new LogFile(folder.resolve("envwatch.log")), Level.INFO, debug);
  }

  /**
   * Logs nothing or, with {@code debug}, everything to standard error; standard output stays clean.
   */
  public static void toStandardError(boolean debug) {
    prepare(debug);
    setUp(new ConsoleHandler(), Level.OFF, debug);
  }

  private static void prepare(boolean debug) {
    System.setProperty(DEBUG, String.valueOf(debug));
    System.setProperty("java.util.logging.config.class", NoConfigurationFile.class.getName());
    // Otherwise SLF4J looks for one in every library of the class path, which a start waits for.
    System.setProperty(LoggerFactory.PROVIDER_PROPERTY_KEY, JULServiceProvider.class.getName());
    // Otherwise SLF4J prints to the terminal which provider it was told to take.
    System.setProperty(Reporter.SLF4J_INTERNAL_VERBOSITY_KEY, "WARN");
  }

  /** Whether the log is detailed, as requested by {@code --debug}. */
  public static boolean inDetail() {
    return Boolean.getBoolean(DEBUG);
  }

  /**
   * @param level of the program's own messages without {@code debug}; of those of libraries, only
   *     warnings are logged
   */
  static void setUp(Handler handler, Level level, boolean debug) {
    handler.setFormatter(new LogLine());
    handler.setLevel(Level.ALL);
    Logger root = logger("");
    root.setLevel(level.equals(Level.OFF) && !debug ? Level.OFF : Level.WARNING);
    logger("envwatch").setLevel(debug ? Level.FINE : level);
    // Its threads log stack traces when the keychain disappears; SystemKeychain logs what matters.
    logger("org.freedesktop").setLevel(Level.OFF);
    root.addHandler(handler);
  }

  /** SLF4J keeps the logger; the JDK alone would forget one, and its level, that nobody uses. */
  private static Logger logger(String name) {
    LoggerFactory.getLogger(name);
    return Logger.getLogger(name);
  }
}
