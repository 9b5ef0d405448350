package envwatch.api.connect;

import envwatch.api.ApiException;
import envwatch.api.Connection;
import envwatch.api.EnvironmentService;
import envwatch.api.ServiceConnector;
import envwatch.api.connect.StepResult.Fact;
import envwatch.api.connect.StepResult.Step;
import envwatch.api.http.HttpTransport;
import envwatch.model.ApiAccount;
import envwatch.model.Environment;
import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Tests an account step by step, so that a wrong address, certificate, clock and key can be told
 * apart. Blocks; interrupting the running thread ends the test after the current step.
 */
public final class ConnectionTest {
  private static final Set<ApiException.Unreachable.Kind> ABOUT_THE_CERTIFICATE =
      EnumSet.of(
          ApiException.Unreachable.Kind.CERTIFICATE_EXPIRED,
          ApiException.Unreachable.Kind.CERTIFICATE_HOST,
          ApiException.Unreachable.Kind.CERTIFICATE_AUTHORITY,
          ApiException.Unreachable.Kind.TLS);

  private final TransportFactory transports;
  private final ServiceConnector connector;

  public ConnectionTest(TransportFactory transports, ServiceConnector connector) {
    this.transports = transports;
    this.connector = connector;
  }

  /** Reports every {@link Step} once, in order, as soon as it has ended. */
  public void run(ApiAccount account, Consumer<StepResult> report) {
    new Run(account, report).run();
  }

  private final class Run {
    private final ApiAccount account;
    private final Consumer<StepResult> report;
    private final List<Step> steps = List.of(Step.values());
    private int next;

    Run(ApiAccount account, Consumer<StepResult> report) {
      this.account = account;
      this.report = report;
    }

    void run() {
      try {
        Duration offset = probe();
        signIn(offset);
      } catch (ApiException e) {
        report.accept(new StepResult.Failed(steps.get(next++), e));
      }
      while (next < steps.size()) {
        skipped();
      }
    }

    /**
     * Requests the bare address without the key: any answer shows that the address is right.
     *
     * @return the clock offset derived from the answer
     */
    private @Nullable Duration probe() throws ApiException {
      Duration offset;
      boolean scriptUnrun;
      try (HttpTransport transport = open()) {
        transport.probe(account.address());
        offset = transport.clockOffset();
        scriptUnrun = transport.leavesScriptUnrun(account.address());
      } catch (ApiException.Unreachable e) {
        if (ABOUT_THE_CERTIFICATE.contains(e.kind())) {
          passed(new Fact.Nothing());
        }
        throw e;
      }
      passed(scriptUnrun ? new Fact.ScriptUnrun() : new Fact.Nothing());
      if ("https".equalsIgnoreCase(account.address().getScheme())) {
        passed(new Fact.Nothing());
      } else {
        skipped();
      }
      return offset;
    }

    /**
     * If no transport can be opened, nothing has been requested yet, and the certificates are the
     * cause.
     */
    private HttpTransport open() throws ApiException {
      try {
        return transports.open();
      } catch (ApiException e) {
        skipped();
        throw e;
      }
    }

    /** Whether a wrong clock matters becomes clear only when the key is tried. */
    private void signIn(@Nullable Duration offset) throws ApiException {
      Connection connection;
      try {
        connection = connector.connect(account);
      } catch (ApiException e) {
        if (!(e instanceof ApiException.ClockSkew)) {
          passed(new Fact.Clock(offset));
        }
        throw e;
      }
      passed(new Fact.Clock(offset));
      try (EnvironmentService service = connection.service()) {
        passed(new Fact.VersionInUse(service.version(), connection.skippedVersions()));
        passed(firstEnvironment(service));
      }
    }

    private Fact firstEnvironment(EnvironmentService service) throws ApiException {
      if (!account.watchesAllVisible()) {
        return new Fact.FirstEnvironment(
            service.state(account.environments().getFirst()).name(), 0);
      }
      List<Environment> visible = service.list().environments();
      return new Fact.FirstEnvironment(
          visible.isEmpty() ? null : visible.getFirst().name(), visible.size());
    }

    private void passed(Fact fact) {
      report.accept(new StepResult.Passed(steps.get(next++), fact));
    }

    private void skipped() {
      report.accept(new StepResult.Skipped(steps.get(next++)));
    }
  }
}
