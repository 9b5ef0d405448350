package envwatch.cli;

import static envwatch.words.Messages.text;
import static picocli.CommandLine.ScopeType.INHERIT;

import envwatch.model.AccountId;
import envwatch.model.ApiAccount;
import envwatch.model.ApiVersion;
import envwatch.model.EnvironmentId;
import envwatch.model.Secret;
import envwatch.runtime.LaunchOptions;
import envwatch.runtime.Services;
import envwatch.simulator.SimulatorOptions;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options that select the account and its environments. */
final class AccountOptions {
  private static final int LARGEST_PORT = 65_535;

  /** Names the folder in which systemd puts what LoadCredential= hands to a service. */
  private static final String CREDENTIALS = "CREDENTIALS_DIRECTORY";

  @Option(names = "--demo", descriptionKey = "cli.option.demo", scope = INHERIT)
  private boolean demo;

  @Option(
      names = "--history",
      descriptionKey = "cli.option.history",
      paramLabel = "TIME",
      scope = INHERIT)
  private @Nullable String history;

  @Option(
      names = "--address",
      descriptionKey = "cli.option.address",
      paramLabel = "URL",
      scope = INHERIT)
  private @Nullable String address;

  @Option(
      names = "--api-version",
      descriptionKey = "cli.option.api-version",
      paramLabel = "VERSION",
      completionCandidates = Versions.class,
      scope = INHERIT)
  private @Nullable String version;

  @Option(
      names = "--api-id",
      descriptionKey = "cli.option.api-id",
      paramLabel = "ID",
      scope = INHERIT)
  private @Nullable String apiId;

  @Option(
      names = "--api-key-file",
      descriptionKey = "cli.option.api-key-file",
      paramLabel = "FILE",
      scope = INHERIT)
  private @Nullable Path keyFile;

  @Option(
      names = "--environment",
      descriptionKey = "cli.option.environment",
      paramLabel = "ID",
      arity = "1..*",
      scope = INHERIT)
  private @Nullable List<String> environments;

  /** What shells complete. */
  static final class Versions implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return List.of("v1", "v2", "v3").iterator();
    }
  }

  /** Whether any of these options was used. */
  boolean given() {
    return demo || describesAccount();
  }

  /**
   * How long the simulated world has lived before it is served.
   *
   * @param usual without the option
   */
  Duration history(Duration usual) throws UsageException {
    return history == null
        ? usual
        : WrittenDuration.parse("--history", history, SimulatorOptions.LONGEST_HISTORY);
  }

  /** Whether a past of the simulated world was asked for. */
  boolean choosesHistory() {
    return history != null;
  }

  private boolean describesAccount() {
    return describesConnection() || environments != null;
  }

  private boolean describesConnection() {
    return address != null || version != null || apiId != null || keyFile != null;
  }

  /** Whether an option was used that says where to look. */
  boolean choosesSource() {
    return demo || choosesHistory() || describesConnection();
  }

  /**
   * @param variables the environment variables of the process; one of them may contain the key
   * @param selecting whether {@code --environment} selects from the accounts, and so describes none
   */
  LaunchOptions.Source source(Map<String, String> variables, boolean selecting)
      throws UsageException {
    boolean describes = selecting ? describesConnection() : describesAccount();
    if (demo && describes) {
      throw new UsageException(text("cli.demo-or-account"));
    }
    if (demo) {
      return new LaunchOptions.Source.Demo(history(LaunchOptions.Source.Demo.USUAL_HISTORY));
    }
    if (choosesHistory()) {
      throw new UsageException(text("cli.history-without-demo"));
    }
    return describes
        ? new LaunchOptions.Source.Given(account(variables))
        : new LaunchOptions.Source.Stored();
  }

  private ApiAccount account(Map<String, String> variables) throws UsageException {
    if (address == null || apiId == null || apiId.isBlank()) {
      throw new UsageException(text("cli.account-incomplete"));
    }
    URI service = service(address);
    return new ApiAccount(
        new AccountId("command-line"),
        service.getHost(),
        service,
        apiVersion(),
        apiId,
        key(variables),
        watched());
  }

  /** The environments that were named; empty for all. */
  List<EnvironmentId> watched() throws UsageException {
    if (environments == null) {
      return List.of();
    }
    if (environments.stream().anyMatch(String::isBlank)) {
      throw new UsageException(text("cli.environment-empty"));
    }
    return environments.stream().map(String::strip).distinct().map(EnvironmentId::new).toList();
  }

  private static URI service(String written) throws UsageException {
    String whole = written.contains("://") ? written : "https://" + written;
    try {
      URI address = new URI(whole.replaceFirst("/+$", ""));
      if (isService(address)) {
        return address;
      }
      throw new UsageException(text("cli.address", withoutCredentials(written)));
    } catch (URISyntaxException e) {
      throw new UsageException(text("cli.address", withoutCredentials(written)));
    }
  }

  /** Removes a user name and a password before the host, which must not be repeated. */
  private static String withoutCredentials(String written) {
    return written.replaceFirst("^([a-zA-Z]+://)?.*@", "$1\u2026@");
  }

  private static boolean isService(URI address) {
    return address.getHost() != null
        && address.getScheme().matches("(?i)https?")
        && address.getPort() != 0
        && address.getPort() <= LARGEST_PORT
        && address.getRawUserInfo() == null
        && address.getRawQuery() == null
        && address.getRawFragment() == null;
  }

  private static String supportedVersions() {
    return Services.versions().stream().map(ApiVersion::toString).collect(Collectors.joining(", "));
  }

  private @Nullable ApiVersion apiVersion() throws UsageException {
    String wanted = version;
    if (wanted == null || wanted.equals("automatic")) {
      return null;
    }
    return Services.versions().stream()
        .filter(version -> version.toString().equals(wanted))
        .findFirst()
        .orElseThrow(
            () -> new UsageException(text("cli.api-version", wanted, supportedVersions())));
  }

  private Secret key(Map<String, String> variables) throws UsageException {
    if (keyFile != null) {
      return KeyFile.read(keyFile);
    }
    String variable = variables.getOrDefault("ENVWATCH_API_KEY", "");
    Path credential = Path.of(variables.getOrDefault(CREDENTIALS, ""), "api-key");
    if (variable.isBlank() && variables.containsKey(CREDENTIALS) && Files.exists(credential)) {
      return KeyFile.read(credential);
    }
    if (variable.isBlank()) {
      throw new UsageException(text("cli.key-missing"));
    }
    return KeyFile.keyIn(variable)
        .orElseThrow(() -> new UsageException(text("cli.key-variable.content")));
  }

  /** Whether other users can read the file that the key came from. */
  boolean keyExposed() {
    return keyFile != null && KeyFile.readableByOthers(keyFile);
  }
}
