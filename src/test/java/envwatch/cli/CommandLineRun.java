package envwatch.cli;

import envwatch.api.http.TimeLimits;
import envwatch.runtime.Dashboard;
import envwatch.runtime.LaunchOptions;
import envwatch.secrets.MemorySecretStore;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Runs command lines in a data folder of their own and keeps what they print. */
public final class CommandLineRun {
  public final Map<String, String> variables = new HashMap<>();
  final MemorySecretStore keychain = new MemorySecretStore();
  public final FakeDashboard dashboard = new FakeDashboard();
  TimeLimits limits = TimeLimits.DEFAULT;
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();
  private final Path dataFolder;

  public CommandLineRun(Path dataFolder) {
    this.dataFolder = dataFolder;
  }

  /** Gives the exit code. */
  public int run(String... arguments) {
    String[] all =
        Stream.concat(Stream.of("--data-dir", dataFolder.toString()), Stream.of(arguments))
            .toArray(String[]::new);
    return runAsIs(all);
  }

  public int runAsIs(String... arguments) {
    CliContext context = new CliContext(variables, keychain, dashboard, Clock.systemUTC(), limits);
    return new Commands(
            context, new PrintWriter(out, true), new PrintWriter(err, true), parsed -> {})
        .execute(arguments);
  }

  public String out() {
    return out.toString();
  }

  public String err() {
    return err.toString();
  }

  /** Keeps what it was asked to show. */
  static final class FakeDashboard implements Dashboard {
    boolean display = true;
    final List<LaunchOptions> opened = new ArrayList<>();
    final List<Picture> drawn = new ArrayList<>();
    final List<String> calls = new ArrayList<>();

    @Override
    public void prepare() {
      calls.add("prepare");
    }

    @Override
    public void close() {
      calls.add("close");
    }

    @Override
    public boolean hasDisplay() {
      return display;
    }

    @Override
    public void open(LaunchOptions startup, String wanted) {
      calls.add(wanted.isEmpty() ? "open" : "open " + wanted);
      opened.add(startup);
    }

    @Override
    public void draw(LaunchOptions startup, Picture picture) {
      drawn.add(picture);
    }
  }
}
