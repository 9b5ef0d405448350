package envwatch.cli;

import static envwatch.words.Messages.text;

import envwatch.api.ApiException;
import envwatch.api.EnvironmentService;
import envwatch.api.ServiceConnector;
import envwatch.api.connect.TransportFactory;
import envwatch.api.http.NetworkOptions;
import envwatch.api.http.RefusedSignIns;
import envwatch.model.ApiAccount;
import envwatch.model.ApiVersion;
import envwatch.model.EnvironmentId;
import envwatch.platform.AppDirectories;
import envwatch.runtime.AccountSupervisor;
import envwatch.runtime.Demo;
import envwatch.runtime.LaunchOptions;
import envwatch.runtime.ResolvedAccounts;
import envwatch.runtime.Services;
import envwatch.secrets.ApiKeys;
import envwatch.settings.AccountSettings;
import envwatch.settings.SecuritySettings;
import envwatch.settings.Settings;
import envwatch.settings.SettingsFile;
import envwatch.watch.WatchOptions;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The accounts that a command looks at: those of its options, or those that the window shows. */
final class ChosenAccounts implements AutoCloseable {
  private final ApiKeys keys;
  private final LaunchOptions startup;
  private final NetworkOptions network;
  private final Settings settings;
  private final List<ApiAccount> accounts;
  private final List<String> problems;
  private final Services services;
  private final ServiceConnector connector;
  private final @Nullable Demo demo;

  private ChosenAccounts(
      LaunchOptions startup,
      Settings settings,
      ApiKeys keys,
      ResolvedAccounts resolved,
      Services services,
      @Nullable Demo demo) {
    this.startup = startup;
    this.settings = settings;
    this.keys = keys;
    this.services = services;
    this.demo = demo;
    accounts = demo == null ? resolved.ready() : List.of(demo.account());
    problems = demo == null ? resolved.forTheTerminal() : List.of();
    network =
        Services.network(
            settings.network(),
            keys.cached(ApiKeys.PROXY).orElse(null),
            new RefusedSignIns(),
            startup.authorityFile());
    connector = services.connector(() -> network);
  }

  /**
   * Reads settings and keys, and starts the simulated service if it is meant.
   *
   * @param selecting whether {@code --environment} selects from the accounts
   * @param err the destination of warnings
   */
  static ChosenAccounts open(
      CliContext context, CommonOptions options, boolean selecting, PrintWriter err)
      throws UsageException, IOException {
    LaunchOptions startup = options.startup(context.variables(), selecting, err);
    if (options.chooseHistory()) {
      throw new UsageException(text("cli.history-without-window"));
    }
    Settings settings = settings(startup.directories(), err);
    ApiKeys keys = new ApiKeys(context.keychain(), startup::passwordEntry);
    try {
      ResolvedAccounts resolved =
          ResolvedAccounts.of(startup.source(), shown(settings), settings.network(), keys);
      // What is simulated is not to be taken for what is watched, least of all by a monitor.
      if (resolved.demo() && startup.source() instanceof LaunchOptions.Source.Stored) {
        throw new UsageException(text("cli.no-account"));
      }
      return new ChosenAccounts(
          startup,
          settings,
          keys,
          resolved,
          new Services(context.clock(), context.limits()),
          resolved.demo() ? Demo.start(Duration.ZERO) : null);
    } catch (UsageException | IOException | RuntimeException e) {
      keys.close();
      throw e;
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

  /** The settings as they are now; tells where they are if they could not be read. */
  static Settings settings(AppDirectories directories, PrintWriter err) {
    try (SettingsFile file = new SettingsFile(directories)) {
      file.setAside().ifPresent(path -> err.println(text("cli.settings-set-aside", path)));
      return file.current();
    }
  }

  /** Those that can sign in. */
  public List<ApiAccount> accounts() {
    return accounts;
  }

  /**
   * Those that can sign in, each with only these environments.
   *
   * @param environments empty for all
   */
  List<ApiAccount> only(List<EnvironmentId> environments) {
    return environments.isEmpty()
        ? accounts
        : accounts.stream().map(each -> EnvironmentSelector.from(each, environments)).toList();
  }

  /** Why others cannot, a sentence for each. */
  public List<String> problems() {
    return problems;
  }

  /**
   * The only one, or the one of this name.
   *
   * @param name null if none was given
   * @return null if none can sign in, which was told as a problem
   */
  public @Nullable ApiAccount one(@Nullable String name) throws UsageException {
    List<ApiAccount> meant =
        accounts.stream().filter(each -> name == null || each.name().equals(name)).toList();
    if (meant.size() == 1) {
      return meant.getFirst();
    }
    if (accounts.isEmpty() && !problems.isEmpty()) {
      return null;
    }
    String names =
        accounts.stream().map(ApiAccount::name).collect(Collectors.joining(text("list.and")));
    throw new UsageException(
        meant.isEmpty() && name != null
            ? text("cli.api.no-account", name, names)
            : text("cli.api.which-account", names));
  }

  /**
   * Opens the account without a request to the service.
   *
   * @param version used instead of that of the account
   */
  public EnvironmentService unasked(ApiAccount account, ApiVersion version) throws ApiException {
    return services.open(account, version, network.readOnlyWhile(this::readOnly));
  }

  /** Whether nothing may be changed: by an option, or by the settings. */
  public boolean readOnly() {
    return startup.readOnly() || settings.security().get(SecuritySettings.READ_ONLY);
  }

  /** Where the record of actions is kept; null if none is: not in a simulated world. */
  public @Nullable Path folderOfRecord() {
    return demo == null && startup.remembering() ? startup.directories().data() : null;
  }

  /** What the window would ask of the service at most. */
  public WatchOptions budget() {
    return AccountSupervisor.options(settings.watching());
  }

  public Settings settings() {
    return settings;
  }

  public ServiceConnector connector() {
    return connector;
  }

  /** Opens ways to the network for something that is no service. */
  TransportFactory network() {
    return () -> services.transport(network);
  }

  @Override
  public void close() {
    keys.close();
    if (demo != null) {
      demo.close();
    }
  }
}
