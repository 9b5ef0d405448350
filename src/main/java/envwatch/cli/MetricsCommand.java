package envwatch.cli;

import static envwatch.words.Messages.text;

import envwatch.metrics.LookCounts;
import envwatch.metrics.MetricsEndpoint;
import envwatch.metrics.WorldMetrics;
import envwatch.platform.ProcessEnd;
import envwatch.runtime.AccountSupervisor;
import envwatch.runtime.Version;
import envwatch.settings.WatchSettings;
import envwatch.util.SystemTime;
import envwatch.watch.Watch;
import envwatch.words.TerminalText;
import java.io.IOException;
import java.io.PrintWriter;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.UnknownHostException;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** Looks at the accounts and serves what is known as metrics, until it is interrupted. */
@Command(name = "metrics")
final class MetricsCommand implements Callable<Integer> {
  private static final int COULD_NOT_LOOK = 2;
  private static final int LARGEST_PORT = 65_535;

  private final CliContext context;

  @ParentCommand private EnvwatchCommand parent;
  @Spec private CommandSpec spec;

  @Option(names = "--port", descriptionKey = "cli.option.port.metrics", paramLabel = "N")
  private int port = 9464;

  @Option(
      names = "--address-to-listen",
      descriptionKey = "cli.option.address-to-listen",
      paramLabel = "ADDRESS")
  private String address = "127.0.0.1";

  MetricsCommand(CliContext context) {
    this.context = context;
  }

  /** The command line, whose help omits the inherited option that this command rejects. */
  static CommandLine line(CliContext context) {
    return OwnOptions.without(new CommandLine(new MetricsCommand(context)), "--history");
  }

  @Override
  public Integer call() throws UsageException, IOException {
    InetSocketAddress listening = listening();
    PrintWriter err = spec.commandLine().getErr();
    try (ChosenAccounts accounts = ChosenAccounts.open(context, parent.options(), err)) {
      accounts.problems().forEach(problem -> err.println(TerminalText.plain(problem)));
      return accounts.accounts().isEmpty() ? COULD_NOT_LOOK : serve(accounts, listening);
    }
  }

  private InetSocketAddress listening() throws UsageException {
    if (port < 0 || port > LARGEST_PORT) {
      throw new UsageException(text("cli.metrics.port", LARGEST_PORT));
    }
    try {
      return new InetSocketAddress(InetAddress.getByName(address), port);
    } catch (UnknownHostException e) {
      throw new UsageException(text("cli.metrics.address", address));
    }
  }

  private int serve(ChosenAccounts accounts, InetSocketAddress listening) throws UsageException {
    LookCounts counts = new LookCounts();
    StillWatch still =
        new StillWatch(RecordedKnowledge.times(parent.options().directories().data()));
    WorldMetrics metrics =
        new WorldMetrics(
            Version.number(),
            counts,
            accounts.settings().watching().get(WatchSettings.EXPIRES_SOON),
            still::stuck);
    try (SystemTime time = new SystemTime();
        ExecutorService requests = Executors.newVirtualThreadPerTaskExecutor();
        Watch watch =
            new Watch(
                accounts.connector(),
                time,
                requests,
                AccountSupervisor.options(accounts.settings().watching()),
                counts);
        MetricsEndpoint endpoint = MetricsEndpoint.open(listening, metrics, watch::view);
        ProcessEnd _ = new ProcessEnd(() -> close(endpoint, watch))) {
      watch.watch(accounts.accounts());
      tell(endpoint, listening);
      new CountDownLatch(1).await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (IOException e) {
      throw new UsageException(text("cli.metrics.not-listening", address, String.valueOf(port)));
    }
    return 0;
  }

  private static void close(MetricsEndpoint endpoint, Watch watch) {
    endpoint.close();
    watch.close();
  }

  private void tell(MetricsEndpoint endpoint, InetSocketAddress listening) {
    PrintWriter out = spec.commandLine().getOut();
    out.println(text("cli.metrics.listening", endpoint.address()));
    out.flush();
    if (!listening.getAddress().isLoopbackAddress()) {
      PrintWriter err = spec.commandLine().getErr();
      err.println(text("cli.metrics.open-to-others"));
      err.flush();
    }
  }
}
