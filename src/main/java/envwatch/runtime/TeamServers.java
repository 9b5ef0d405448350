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
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
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
    return server(TeamSettings.PROMETHEUS, TeamSettings.PROMETHEUS_USER, ApiKeys.PROMETHEUS);
  }

  /** Knows who is on what. */
  public TeamServer alertmanager() {
    return server(TeamSettings.ALERTMANAGER, TeamSettings.ALERTMANAGER_USER, ApiKeys.ALERTMANAGER);
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

  private TeamServer server(
      Setting<TeamSettings, String> address,
      Setting<TeamSettings, String> user,
      AccountId password) {
    return new TeamServer(
        () -> {
          TeamSettings now = settings.current().team();
          return now.address(address)
              .map(known -> new Access(known, now.get(user).strip(), password(password)));
        },
        () -> connections.transport(readOnly));
  }

  /** Blocks on the keychain. */
  private @Nullable Secret password(AccountId password) {
    if (keys.cached(password).isEmpty()) {
      asked.computeIfAbsent(password, id -> keys.load(List.of(id))).join();
    }
    return keys.cached(password).orElse(null);
  }
}
