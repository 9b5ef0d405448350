package envwatch.cli;

import envwatch.metrics.LookCounts;
import envwatch.metrics.MetricsEndpoint;
import envwatch.platform.ProcessEnd;
import envwatch.watch.Watch;
import java.io.IOException;
import java.util.concurrent.CountDownLatch;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Looks at the accounts and serves what is known as metrics, until it is interrupted. */
@Command(name = "metrics")
final class MetricsCommand extends Subcommand {
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
    ListeningAddress listening = ListeningAddress.of("--port", port, address);
    return with(accounts(), accounts -> serve(accounts, listening));
  }

  private int serve(ChosenAccounts accounts, ListeningAddress listening) throws UsageException {
    LookCounts counts = new LookCounts();
    try (CommandWatch command = new CommandWatch(accounts, counts);
        MetricsEndpoint endpoint =
            serve(listening, accounts.settings(), counts, command.watch()::view);
        ProcessEnd _ = new ProcessEnd(() -> close(endpoint, command.watch()))) {
      command.watch().watch(accounts.accounts());
      new CountDownLatch(1).await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return 0;
  }

  private static void close(MetricsEndpoint endpoint, Watch watch) {
    endpoint.close();
    watch.close();
  }
}
