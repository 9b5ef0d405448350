package envwatch.platform;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/**
 * What a logger is told, such as {@code WARNING The keychain is locked}, for as long as this is
 * open.
 */
public final class LoggedLines extends Handler implements AutoCloseable {
  private final List<String> lines = new CopyOnWriteArrayList<>();
  private final Logger logger;
  private final Level levelBefore;

  public LoggedLines(Class<?> logger) {
    this(logger.getName());
  }

  public LoggedLines(String logger) {
    this.logger = Logger.getLogger(logger);
    this.levelBefore = this.logger.getLevel();
    this.logger.setLevel(Level.ALL);
    this.logger.addHandler(this);
  }

  public List<String> lines() {
    return lines;
  }

  @Override
  public void publish(LogRecord message) {
    lines.add(message.getLevel() + " " + message.getMessage());
  }

  @Override
  public void flush() {
    // Nothing waits.
  }

  @Override
  public void close() {
    logger.removeHandler(this);
    logger.setLevel(levelBefore);
  }
}
