package envwatch.platform;

import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.util.LogbackMDCAdapter;
import org.slf4j.ILoggerFactory;
import org.slf4j.IMarkerFactory;
import org.slf4j.helpers.BasicMarkerFactory;
import org.slf4j.spi.MDCAdapter;
import org.slf4j.spi.SLF4JServiceProvider;

/**
 * Brings Logback to SLF4J as {@link Logging} configures it. Logback's own provider looks for
 * configurations first, in every library of the class path, which a start has to wait for.
 */
public final class LogbackProvider implements SLF4JServiceProvider {
  private final LoggerContext context = new LoggerContext();
  private final IMarkerFactory markers = new BasicMarkerFactory();
  private final LogbackMDCAdapter diagnosticContext = new LogbackMDCAdapter();

  @Override
  public void initialize() {
    context.setName("default");
    context.setMDCAdapter(diagnosticContext);
    Logging.setUp(context);
    context.start();
  }

  @Override
  public ILoggerFactory getLoggerFactory() {
    return context;
  }

  @Override
  public IMarkerFactory getMarkerFactory() {
    return markers;
  }

  @Override
  public MDCAdapter getMDCAdapter() {
    return diagnosticContext;
  }

  @Override
  public String getRequestedApiVersion() {
    return "2.0.99";
  }
}
