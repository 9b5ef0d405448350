package envwatch.platform;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.logging.Formatter;
import java.util.logging.Level;
import java.util.logging.LogRecord;

/** A message of the log: time, level, logger and text in a line, then the stack trace, if any. */
final class LogLine extends Formatter {
  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm:ss.SSS ").withZone(ZoneId.systemDefault());

  @Override
  public String format(LogRecord message) {
    StringWriter line = new StringWriter();
    TIME.formatTo(message.getInstant(), line.getBuffer());
    line.append(level(message.getLevel())).append(' ').append(message.getLoggerName());
    line.append(" - ").append(formatMessage(message)).append(System.lineSeparator());
    if (message.getThrown() != null) {
      message.getThrown().printStackTrace(new PrintWriter(line));
    }
    return line.toString();
  }

  /** In SLF4J's words, in which the program logs, all of the same width. */
  private static String level(Level level) {
    if (level.intValue() >= Level.SEVERE.intValue()) {
      return "ERROR";
    }
    if (level.intValue() >= Level.WARNING.intValue()) {
      return "WARN ";
    }
    return level.intValue() >= Level.INFO.intValue() ? "INFO " : "DEBUG";
  }
}
