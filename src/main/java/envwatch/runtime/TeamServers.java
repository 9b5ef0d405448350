package envwatch.runtime;

import envwatch.model.AccountId;
import envwatch.model.Secret;
import envwatch.secrets.ApiKeys;
import envwatch.settings.NetworkSettings;
import envwatch.settings.Setting;
import envwatch.settings.SettingsFile;
import envwatch.settings.TeamSettings;
import envwatch.team.TeamServer;
import envwatch.team.TeamServer.Access;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/** The team's servers, as the settings say at the time. */
public final class TeamServers {
  private final SettingsFile settings;
  private final ApiKeys keys;
  private final SessionConnections connections;
  private final BooleanSupplier readOnly;

  /** The keychain is asked once for each password: it may ask the user to unlock it. */
  private final Map<AccountId, CompletableFuture<ApiKeys.Loaded>> asked = new ConcurrentHashMap<>();

  /**
   * @param readOnly whether nothing that changes something is sent; asked before each request
   */
  TeamServers(
      SettingsFile settings,
      ApiKeys keys,
      SessionConnections connections,
      BooleanSupplier readOnly) {
    this.settings = settings;
    this.keys = keys;
    this.connections = connections;
    this.readOnly = readOnly;
  }

  /** Remembers the past of environments. */
  public TeamServer prometheus() {
    return new TeamServer(
        () -> access(TeamSettings.PROMETHEUS, TeamSettings.PROMETHEUS_USER, ApiKeys.PROMETHEUS),
        () -> connections.transport(readOnly));
  }

  /**
   * Knows who is on what. Once the settings name another address it signs in as before: what they
   * say then is meant for the other one.
   */
  public TeamServer alertmanager(URI address) {
    AtomicReference<@Nullable Access> last = new AtomicReference<>();
    return new TeamServer(
        () -> {
          access(TeamSettings.ALERTMANAGER, TeamSettings.ALERTMANAGER_USER, ApiKeys.ALERTMANAGER)
              .filter(now -> now.address().equals(address))
              .ifPresent(last::set);
          return Optional.ofNullable(last.get());
        },
        () -> connections.transport(readOnly));
  }

  /**
   * A server that is only tried, over a network that is still a draft.
   *
   * @param proxyPassword null for the one that is known already
   */
  public TeamServer tried(Access access, NetworkSettings network, @Nullable Secret proxyPassword) {
    return new TeamServer(
        () -> Optional.of(access), () -> connections.transport(network, proxyPassword, readOnly));
  }

  /** Blocks on the keychain. */
  private Optional<Access> access(
      Setting<TeamSettings, String> address,
      Setting<TeamSettings, String> user,
      AccountId password) {
    TeamSettings now = settings.current().team();
    return now.address(address)
        .map(known -> new Access(known, now.get(user).strip(), password(password)));
  }

  /** Blocks on the keychain. */
  private @Nullable Secret password(AccountId password) {
    if (keys.cached(password).isEmpty()) {
      asked.computeIfAbsent(password, id -> keys.load(List.of(id))).join();
    }
    return keys.cached(password).orElse(null);
  }
}
