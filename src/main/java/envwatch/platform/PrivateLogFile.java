package envwatch.platform;

import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.rolling.RollingFileAppender;
import envwatch.base.PrivateFiles;
import java.io.IOException;
import java.nio.file.Path;

/** A log file that only the user can read. */
final class PrivateLogFile extends RollingFileAppender<ILoggingEvent> {
  @Override
  public void openFile(String name) throws IOException {
    PrivateFiles.createIfMissing(Path.of(name));
    super.openFile(name);
  }
}
