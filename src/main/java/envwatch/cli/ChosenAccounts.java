package envwatch.cli;

import static envwatch.words.Messages.text;

import envwatch.api.ServiceConnector;
import envwatch.api.http.NetworkOptions;
import envwatch.api.http.RefusedSignIns;
import envwatch.model.ApiAccount;
import envwatch.runtime.Demo;
import envwatch.runtime.LaunchOptions;
import envwatch.runtime.ResolvedAccounts;
import envwatch.runtime.Services;
import envwatch.secrets.ApiKeys;
import envwatch.settings.AccountSettings;
import envwatch.settings.Settings;
import envwatch.settings.SettingsFile;
import java.io.IOException;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The accounts that a command looks at: those of its options, or those that the window shows. */
final class ChosenAccounts implements AutoCloseable {
  private final ApiKeys keys;
  private final Settings settings;
  private final List<ApiAccount> accounts;
  private final List<String> problems;
  private final ServiceConnector connector;
  private final @Nullable Demo demo;

  private ChosenAccounts(
      ApiKeys keys,
      Settings settings,
      List<ApiAccount> accounts,
      List<String> problems,
      ServiceConnector connector,
      @Nullable Demo demo) {
    this.keys = keys;
    this.settings = settings;
    this.accounts = accounts;
    this.problems = problems;
    this.connector = connector;
    this.demo = demo;
  }

  /**
   * Reads settings and keys, and starts the simulated service if it is meant.
   *
   * @param err the destination of warnings
   */
  static ChosenAccounts open(CliContext context, CommonOptions options, PrintWriter err)
      throws UsageException, IOException {
    return open(context, options, options.startup(context.variables(), err), err);
  }

  /** The same where {@code --environment} selects from the accounts. */
  static ChosenAccounts openToSelectFrom(CliContext context, CommonOptions options, PrintWriter err)
      throws UsageException, IOException {
    return open(context, options, options.startupToSelectFrom(context.variables(), err), err);
  }

  private static ChosenAccounts open(
      CliContext context, CommonOptions options, LaunchOptions startup, PrintWriter err)
      throws UsageException, IOException {
    if (options.chooseHistory()) {
      throw new UsageException(text("cli.history-without-window"));
    }
    Settings settings = settings(startup, err);
    ApiKeys keys = new ApiKeys(context.keychain());
    try {
      return open(context, startup, settings, keys, err);
    } catch (IOException | RuntimeException e) {
      keys.close();
      throw e;
    }
  }

  private static ChosenAccounts open(
      CliContext context, LaunchOptions startup, Settings settings, ApiKeys keys, PrintWriter err)
      throws IOException {
    ResolvedAccounts resolved =
        ResolvedAccounts.of(startup.source(), shown(settings), settings.network(), keys);
    NetworkOptions network =
        Services.network(
            settings.network(),
            keys.cached(ApiKeys.PROXY).orElse(null),
            new RefusedSignIns(),
            startup.authorityFile());
    ServiceConnector connector = new Services(context.clock()).connector(() -> network);
    if (!resolved.demo()) {
      return new ChosenAccounts(
          keys, settings, resolved.ready(), resolved.forTheTerminal(), connector, null);
    }
    if (startup.source() instanceof LaunchOptions.Source.Stored) {
      err.println(text("cli.status.demo"));
    }
    Demo demo = Demo.start(Duration.ZERO);
    return new ChosenAccounts(keys, settings, List.of(demo.account()), List.of(), connector, demo);
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

  /** Those that can sign in. */
  List<ApiAccount> accounts() {
    return accounts;
  }

  /** Why others cannot, a sentence for each. */
  List<String> problems() {
    return problems;
  }

  Settings settings() {
    return settings;
  }

  ServiceConnector connector() {
    return connector;
  }

  @Override
  public void close() {
    keys.close();
    if (demo != null) {
      demo.close();
    }
  }
}
