package envwatch.weather;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.logging.Formatter;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogManager;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;

/** Reads the whole log, in detail, instead of writing it. */
final class LogWatch extends Handler {
  private static final Formatter FORMAT = new SimpleFormatter();

  private final Marks marks;
  private final Report report;

  /** The JDK forgets the levels of loggers that nobody holds. */
  private final List<Logger> loggers = List.of(Logger.getLogger(""), Logger.getLogger("envwatch"));

  private LogWatch(Marks marks, Report report) {
    this.marks = marks;
    this.report = report;
  }

  static void begin(Marks marks, Report report) {
    LogManager.getLogManager().reset();
    LogWatch watch = new LogWatch(marks, report);
    watch.loggers.getFirst().setLevel(Level.INFO);
    watch.loggers.getLast().setLevel(Level.FINE);
    watch.loggers.getFirst().addHandler(watch);
  }

  @Override
  public void publish(LogRecord message) {
    String said = FORMAT.formatMessage(message);
    String text = said;
    if (message.getThrown() != null) {
      StringWriter trace = new StringWriter();
      message.getThrown().printStackTrace(new PrintWriter(trace));
      text += "\n" + trace;
    }
    report.count("Lines of log", message.getLevel().getName());
    String line = text;
    String thread = Thread.currentThread().getName();
    marks
        .in(text)
        .ifPresent(secret -> report.breach(new Breach("secret in the log", thread, secret, line)));
    if (said.chars().anyMatch(each -> each < ' ' && each != '\t')) {
      report.breach(
          new Breach("line break or control in the log", thread, message.getLoggerName(), line));
    }
  }

  @Override
  public void flush() {
    // Nothing is kept.
  }

  @Override
  public void close() {
    // Nothing is kept.
  }
}
