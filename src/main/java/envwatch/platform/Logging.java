package envwatch.platform;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.encoder.PatternLayoutEncoder;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.Appender;
import ch.qos.logback.core.ConsoleAppender;
import ch.qos.logback.core.rolling.FixedWindowRollingPolicy;
import ch.qos.logback.core.rolling.SizeBasedTriggeringPolicy;
import ch.qos.logback.core.status.NopStatusListener;
import ch.qos.logback.core.util.Duration;
import ch.qos.logback.core.util.FileSize;
import java.nio.file.Path;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.helpers.Reporter;

/**
 * Configures logging in code, because reading a configuration file takes a tenth of the start-up
 * time. It happens when the first logger is requested, so {@link #toFile} or {@link
 * #toStandardError} must be called before. If neither was called, as in tests, Logback looks for a
 * configuration file.
 */
public final class Logging {
  private static final String TARGET = "envwatch.log";
  private static final String DEBUG = "envwatch.log.debug";
  private static final String STANDARD_ERROR = "stderr";
  private static final String PATTERN = "%d{yyyy-MM-dd HH:mm:ss.SSS} %-5level %logger{20} - %msg%n";
  private static final long LARGEST_FILE = 1024 * 1024;
  private static final int OLDER_FILES = 3;

  private Logging() {}

  /**
   * Logs to a file in the folder, keeping at most three older ones of 1 MB; used for the window.
   */
  public static void toFile(Path folder, boolean debug) {
    log(folder.resolve("envwatch.log").toString(), debug);
  }

  /**
   * Logs nothing or, with {@code debug}, everything to standard error; standard output stays clean.
   */
  public static void toStandardError(boolean debug) {
    log(STANDARD_ERROR, debug);
  }

  private static void log(String target, boolean debug) {
    System.setProperty(TARGET, target);
    System.setProperty(DEBUG, String.valueOf(debug));
    System.setProperty(LoggerFactory.PROVIDER_PROPERTY_KEY, LogbackProvider.class.getName());
    // Otherwise SLF4J prints to the terminal which provider it was told to take.
    System.setProperty(Reporter.SLF4J_INTERNAL_VERBOSITY_KEY, "WARN");
  }

  /** Whether the log is detailed, as requested by {@code --debug}. */
  public static boolean inDetail() {
    return Boolean.getBoolean(DEBUG);
  }

  /** Configures the context for the target that was chosen before. */
  static void setUp(LoggerContext context) {
    setUp(context, System.getProperty(TARGET, STANDARD_ERROR), inDetail());
  }

  /**
   * @param target a file's path, or {@link #STANDARD_ERROR}
   */
  static void setUp(LoggerContext context, String target, boolean debug) {
    // Without a listener, Logback prints its own problems, such as a read-only folder, to the
    // terminal.
    context.getStatusManager().add(new NopStatusListener());
    boolean standardError = target.equals(STANDARD_ERROR);
    var root = context.getLogger(Logger.ROOT_LOGGER_NAME);
    root.setLevel(standardError && !debug ? Level.OFF : Level.WARN);
    context.getLogger("envwatch").setLevel(level(standardError, debug));
    // Its threads log stack traces when the keychain disappears; SystemKeychain logs what matters.
    context.getLogger("org.freedesktop").setLevel(Level.OFF);
    root.addAppender(standardError ? standardError(context) : file(context, target));
  }

  private static Level level(boolean standardError, boolean debug) {
    if (debug) {
      return Level.DEBUG;
    }
    return standardError ? Level.OFF : Level.INFO;
  }

  private static Appender<ILoggingEvent> standardError(LoggerContext context) {
    var console = new ConsoleAppender<ILoggingEvent>();
    console.setContext(context);
    console.setTarget("System.err");
    console.setEncoder(encoder(context));
    console.start();
    return console;
  }

  private static Appender<ILoggingEvent> file(LoggerContext context, String path) {
    var file = new PrivateLogFile();
    file.setContext(context);
    file.setFile(path);
    file.setEncoder(encoder(context));

    var older = new FixedWindowRollingPolicy();
    older.setContext(context);
    older.setParent(file);
    older.setFileNamePattern(path.replace("envwatch.log", "envwatch.%i.log"));
    older.setMinIndex(1);
    older.setMaxIndex(OLDER_FILES);
    older.start();
    file.setRollingPolicy(older);

    var size = new SizeBasedTriggeringPolicy<ILoggingEvent>();
    size.setContext(context);
    size.setMaxFileSize(new FileSize(LARGEST_FILE));
    // The default is once a minute, during which a flood of messages could fill the disk.
    size.setCheckIncrement(Duration.buildByMilliseconds(0));
    size.start();
    file.setTriggeringPolicy(size);

    file.start();
    return file;
  }

  private static PatternLayoutEncoder encoder(LoggerContext context) {
    var encoder = new PatternLayoutEncoder();
    encoder.setContext(context);
    encoder.setPattern(PATTERN);
    encoder.start();
    return encoder;
  }
}
