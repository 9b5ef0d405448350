package envwatch.platform;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;

/** The window's log file, for as long as this is open. */
public final class WrittenLog implements AutoCloseable {
  private final LogFile file;
  private final Map<Logger, @Nullable Level> levelsBefore = new LinkedHashMap<>();

  private WrittenLog(Path file, boolean debug) {
    for (String name : List.of("", "envwatch", "org.freedesktop")) {
      Logger logger = Logger.getLogger(name);
      levelsBefore.put(logger, logger.getLevel());
    }
    this.file = new LogFile(file);
    Logging.setUp(this.file, Level.INFO, debug);
  }

  static WrittenLog of(Path file) {
    return new WrittenLog(file, false);
  }

  /** As with {@code --debug}. */
  public static WrittenLog inDetail(Path file) {
    return new WrittenLog(file, true);
  }

  @Override
  public void close() {
    Logger.getLogger("").removeHandler(file);
    file.close();
    levelsBefore.forEach(Logger::setLevel);
  }
}
