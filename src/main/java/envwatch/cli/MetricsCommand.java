package envwatch.cli;

import static envwatch.words.Messages.text;

import envwatch.metrics.LookCounts;
import envwatch.metrics.MetricsEndpoint;
import envwatch.metrics.WorldMetrics;
import envwatch.platform.ProcessEnd;
import envwatch.runtime.Version;
import envwatch.settings.WatchSettings;
import envwatch.watch.Watch;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.UnknownHostException;
import java.util.concurrent.CountDownLatch;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Looks at the accounts and serves what is known as metrics, until it is interrupted. */
@Command(name = "metrics")
final class MetricsCommand extends Subcommand {
  private static final int LARGEST_PORT = 65_535;

  @Option(names = "--port", descriptionKey = "cli.option.port.metrics", paramLabel = "N")
  private int port = 9464;

  @Option(
      names = "--address-to-listen",
      descriptionKey = "cli.option.address-to-listen",
      paramLabel = "ADDRESS")
  private String address = "127.0.0.1";

  MetricsCommand(CliContext context) {
    super(context);
  }

  @Override
  public Integer call() throws UsageException, IOException {
    InetSocketAddress listening = listening();
    return with(accounts(), accounts -> serve(accounts, listening));
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
    WorldMetrics metrics =
        new WorldMetrics(
            Version.number(),
            counts,
            accounts.settings().watching().get(WatchSettings.EXPIRES_SOON),
            stillWatch()::stuck);
    try (CommandWatch command = new CommandWatch(accounts, counts);
        MetricsEndpoint endpoint = MetricsEndpoint.open(listening, metrics, command.watch()::view);
        ProcessEnd _ = new ProcessEnd(() -> close(endpoint, command.watch()))) {
      command.watch().watch(accounts.accounts());
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
    out().println(text("cli.metrics.listening", endpoint.address()));
    out().flush();
    if (!listening.getAddress().isLoopbackAddress()) {
      say(text("cli.metrics.open-to-others"));
    }
  }
}
