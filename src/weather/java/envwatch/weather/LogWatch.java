package envwatch.weather;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.spi.ThrowableProxyUtil;
import ch.qos.logback.core.AppenderBase;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Reads the whole log, in detail, instead of writing it. */
final class LogWatch extends AppenderBase<ILoggingEvent> {
  private final Marks marks;
  private final Report report;

  private LogWatch(Marks marks, Report report) {
    this.marks = marks;
    this.report = report;
  }

  static void begin(Marks marks, Report report) {
    LoggerContext context = (LoggerContext) LoggerFactory.getILoggerFactory();
    context.reset();
    LogWatch watch = new LogWatch(marks, report);
    watch.setContext(context);
    watch.start();
    context.getLogger(Logger.ROOT_LOGGER_NAME).setLevel(Level.INFO);
    context.getLogger("envwatch").setLevel(Level.DEBUG);
    context.getLogger(Logger.ROOT_LOGGER_NAME).addAppender(watch);
  }

  @Override
  protected void append(ILoggingEvent event) {
    String text = event.getFormattedMessage();
    if (event.getThrowableProxy() != null) {
      text += "\n" + ThrowableProxyUtil.asString(event.getThrowableProxy());
    }
    report.count("Lines of log", event.getLevel().toString());
    String line = text;
    marks
        .in(text)
        .ifPresent(secret ->
            report.breach(new Breach("secret in the log", event.getThreadName(), secret, line)));
    if (event.getFormattedMessage().chars().anyMatch(each -> each < ' ' && each != '\t')) {
      report.breach(
          new Breach(
              "line break or control in the log",
              event.getThreadName(),
              event.getLoggerName(),
              line));
    }
  }
}
