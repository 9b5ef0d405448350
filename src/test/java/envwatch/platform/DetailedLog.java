package envwatch.platform;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.Appender;
import java.nio.file.Path;
import org.slf4j.LoggerFactory;

/** The window's log file as it is with {@code --debug}, for as long as this is open. */
public final class DetailedLog implements AutoCloseable {
  private final LoggerContext context = (LoggerContext) LoggerFactory.getILoggerFactory();
  private final Logger root = context.getLogger(Logger.ROOT_LOGGER_NAME);
  private final Level levelBefore = root.getLevel();

  public DetailedLog(Path file) {
    Logging.setUp(context, file.toString(), true);
  }

  @Override
  public void close() {
    root.setLevel(levelBefore);
    context.getLogger("envwatch").setLevel(null);
    root.iteratorForAppenders()
        .forEachRemaining(appender -> {
          if (appender instanceof PrivateLogFile) {
            takeOff(appender);
          }
        });
  }

  private void takeOff(Appender<ILoggingEvent> appender) {
    root.detachAppender(appender);
    appender.stop();
  }
}
