package envwatch.cli;

import static envwatch.words.Messages.text;

import envwatch.history.store.HistoryFile;
import envwatch.metrics.LookCounts;
import envwatch.metrics.MetricsEndpoint;
import envwatch.platform.ProcessEnd;
import envwatch.runtime.LaunchOptions;
import envwatch.runtime.RecordedWatch;
import envwatch.settings.Settings;
import envwatch.util.LockFile;
import envwatch.util.SystemTime;
import envwatch.watch.WorldView;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Looks and records while no window is open, until it is interrupted. */
@Command(name = "record")
final class RecordCommand extends Subcommand {
  @Option(names = "--metrics-port", descriptionKey = "cli.option.metrics-port", paramLabel = "N")
  private @Nullable Integer metricsPort;

  @Option(
      names = "--address-to-listen",
      descriptionKey = "cli.option.address-to-listen",
      paramLabel = "ADDRESS")
  private String address = "127.0.0.1";

  RecordCommand(CliContext context) {
    super(context);
  }

  @Override
  public Integer call() throws UsageException, IOException {
    LaunchOptions startup = options().startup(context.variables(), err());
    if (options().chooseHistory()) {
      throw new UsageException(text("cli.history-without-window"));
    }
    ListeningAddress listening =
        metricsPort == null ? null : ListeningAddress.of("--metrics-port", metricsPort, address);
    if (!startup.remembering()) {
      return COULD_NOT_LOOK;
    }
    try (LockFile _ = onlyOne(startup.directories().data());
        SystemTime time = new SystemTime()) {
      return new Run(startup, time).record(listening);
    }
  }

  /** The lock that lets a folder have one recorder, whether it looks or stands by. */
  private static LockFile onlyOne(Path folder) throws UsageException {
    try {
      Optional<LockFile> lock = LockFile.acquire(folder.resolve("recorder.lock"));
      return lock.orElseThrow(() -> new UsageException(text("cli.record.second", folder)));
    } catch (IOException e) {
      throw new UsageException(text("cli.record.no-lock", folder));
    }
  }

  /** One run of the command. */
  private final class Run implements Recorder.Looking {
    private final LaunchOptions startup;
    private final SystemTime time;
    private final Recorder recorder;
    private final LookCounts counts = new LookCounts();
    private volatile @Nullable WindowlessWatch looking;
    private volatile @Nullable String refusal;

    Run(LaunchOptions startup, SystemTime time) {
      this.startup = startup;
      this.time = time;
      recorder = new Recorder(startup.directories().data(), this);
    }

    int record(@Nullable ListeningAddress listening) throws UsageException, IOException {
      try (MetricsEndpoint _ = listening == null ? null : serve(listening);
          ProcessEnd _ = new ProcessEnd(this::end)) {
        recorder.run();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
      if (refusal != null) {
        throw new UsageException(refusal);
      }
      return 0;
    }

    private MetricsEndpoint serve(ListeningAddress listening) throws UsageException {
      Settings settings = ChosenAccounts.settings(startup.directories(), err());
      return RecordCommand.this.serve(listening, settings, counts, this::view);
    }

    /** While a window looks, nothing is known here. */
    private WorldView view() {
      WindowlessWatch now = looking;
      return now == null ? new WorldView(time.instant(), true, List.of(), List.of()) : now.view();
    }

    private void end() {
      try {
        recorder.end();
        recorder.awaitEnd();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }

    @Override
    public boolean isTaken() {
      return new HistoryFile(historyFile(startup.directories())).isWritten();
    }

    @Override
    public Recorder.Begun begin() {
      RecordedWatch recorded =
          new RecordedWatch(startup, context.keychain(), time, context.limits(), counts);
      WindowlessWatch begun =
          new WindowlessWatch(recorded, time, RecordCommand.this::say, this::giveUp).begun(startup);
      looking = begun;
      if (refusal == null) {
        tell(text("cli.record.looks", startup.directories().data()));
      }
      return () -> {
        looking = null;
        begun.close();
      };
    }

    private void giveUp(String sentence) {
      refusal = sentence;
      recorder.end();
    }

    @Override
    public void standsBy() {
      tell(text("cli.record.stands-by"));
    }

    private void tell(String sentence) {
      out().println(plain(sentence));
      out().flush();
    }
  }
}
