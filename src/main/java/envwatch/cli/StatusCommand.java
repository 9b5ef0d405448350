package envwatch.cli;

import static envwatch.words.Messages.text;

import envwatch.api.ServiceConnector;
import envwatch.api.http.NetworkOptions;
import envwatch.api.http.RefusedSignIns;
import envwatch.model.ApiAccount;
import envwatch.report.OneLook;
import envwatch.report.StatusJson;
import envwatch.report.StatusReport;
import envwatch.report.StatusTable;
import envwatch.runtime.Demo;
import envwatch.runtime.LaunchOptions;
import envwatch.runtime.ResolvedAccounts;
import envwatch.runtime.Services;
import envwatch.secrets.ApiKeys;
import envwatch.settings.AccountSettings;
import envwatch.settings.Settings;
import envwatch.settings.SettingsFile;
import envwatch.settings.WatchSettings;
import envwatch.words.TerminalText;
import java.io.IOException;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** Looks once at everything and prints the result; does not start JavaFX. */
@Command(name = "status")
final class StatusCommand implements Callable<Integer> {
  private static final int ALL_WELL = 0;
  private static final int PROBLEMS = 1;
  private static final int COULD_NOT_LOOK = 2;

  private final CliContext context;

  @ParentCommand private EnvwatchCommand parent;
  @Spec private CommandSpec spec;

  @Option(names = "--json", descriptionKey = "cli.option.json")
  private boolean json;

  StatusCommand(CliContext context) {
    this.context = context;
  }

  @Override
  public Integer call() throws UsageException, IOException {
    PrintWriter err = spec.commandLine().getErr();
    LaunchOptions startup = parent.options().startup(context.variables(), err);
    Settings settings = settings(startup, err);
    try (ApiKeys keys = new ApiKeys(context.keychain())) {
      ResolvedAccounts accounts =
          ResolvedAccounts.of(startup.source(), shown(settings), settings.network(), keys);
      NetworkOptions network =
          Services.network(
              settings.network(),
              keys.cached(ApiKeys.PROXY).orElse(null),
              new RefusedSignIns(),
              startup.authorityFile());
      if (!accounts.demo()) {
        return report(network, settings, accounts.ready(), accounts.forTheTerminal());
      }
      if (startup.source() instanceof LaunchOptions.Source.Stored) {
        err.println(text("cli.status.demo"));
      }
      try (Demo demo = Demo.start(Duration.ZERO)) {
        return report(network, settings, List.of(demo.account()), List.of());
      }
    }
  }

  /** The accounts that the window would show. */
  private static List<AccountSettings> shown(Settings settings) {
    List<AccountSettings> chosen =
        settings.accounts().stream()
            .filter(account -> account.id().equals(settings.shownAccount()))
            .toList();
    return chosen.isEmpty() ? settings.accounts() : chosen;
  }

  private static Settings settings(LaunchOptions startup, PrintWriter err) {
    try (SettingsFile file = new SettingsFile(startup.directories())) {
      file.setAside().ifPresent(path -> err.println(text("cli.settings-set-aside", path)));
      return file.current();
    }
  }

  private int report(
      NetworkOptions network, Settings settings, List<ApiAccount> accounts, List<String> problems) {
    ServiceConnector connector = new Services(context.clock()).connector(() -> network);
    OneLook look = new OneLook(connector, context.clock());
    List<OneLook.Seen> seen = new ArrayList<>();
    accounts.forEach(account -> seen.add(look.at(account)));
    StatusReport report =
        StatusReport.of(
            seen, context.clock().instant(), settings.watching().get(WatchSettings.EXPIRES_SOON));
    print(report, problems);
    if (!problems.isEmpty() || report.blind()) {
      return COULD_NOT_LOOK;
    }
    return report.allWell() ? ALL_WELL : PROBLEMS;
  }

  private void print(StatusReport report, List<String> problems) {
    PrintWriter out = spec.commandLine().getOut();
    PrintWriter err = spec.commandLine().getErr();
    if (json) {
      out.println(StatusJson.write(report));
    } else if (report.lines().isEmpty() && !report.blind() && problems.isEmpty()) {
      out.println(text("cli.status.nothing"));
    } else if (!report.lines().isEmpty()) {
      new StatusTable(report).lines().forEach(out::println);
    }
    out.flush();
    problems.forEach(problem -> err.println(TerminalText.plain(problem)));
    report.failureLines().forEach(line -> err.println(TerminalText.plain(line)));
  }
}
