package envwatch.simulator.service;

import envwatch.simulator.http.Answers;
import envwatch.simulator.world.World;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** Assembles the service. */
public final class Assembly {
  private final Credentials credentials;
  private final World world;
  private final WeatherNow weather;
  private final Addresses addresses;
  private final LoginLinks logins;
  private final SignatureCheck check;

  /**
   * @param address the address at which the service can be reached
   * @param refuseReusedTokens whether v2 and v3 accept a token only once
   */
  public Assembly(
      URI address,
      Credentials credentials,
      World world,
      WeatherNow weather,
      boolean refuseReusedTokens) {
    this.credentials = credentials;
    this.world = world;
    this.weather = weather;
    this.addresses = new Addresses(address);
    this.logins = new LoginLinks(addresses, world::now);
    this.check = new SignatureCheck(credentials, weather, refuseReusedTokens);
  }

  /**
   * Creates the object that answers all requests.
   *
   * @param served the API versions that are offered
   * @param callsQuota how many calls v2 allows
   */
  public Answers gateway(Set<Integer> served, int callsQuota) {
    Map<Integer, ApiVersion> versions = new TreeMap<>();
    versions.put(1, new AssembledOnDemand(this::v1));
    versions.put(2, new AssembledOnDemand(() -> v2(callsQuota)));
    versions.put(3, new AssembledOnDemand(this::v3));
    versions.keySet().retainAll(served);
    return new Gateway(weather, new Pages(world, addresses, logins), versions);
  }

  private ApiVersion v1() {
    return new V1Service(
        world,
        check,
        List.of(
            new V1EnvironmentCommands(world, new V1Environments(addresses, weather)).commands(),
            new V1CreationCommands(world).commands(),
            new V1SnapshotCommands(world).commands(),
            new V1InvitationCommands(world, addresses).commands()));
  }

  private ApiVersion v2(int callsQuota) {
    V2Environments environments = new V2Environments(addresses, new V2Words(weather));
    return new V2Service(
        world,
        check,
        callsQuota,
        List.of(
            new V2EnvironmentCommands(world, environments).commands(),
            new V2MachineCommands(world).commands(),
            new V2SnapshotCommands(world).commands(),
            new V2CreationCommands(world, addresses).commands(),
            new V2CloudFolderCommands(world).commands(),
            new V2InvitationCommands(world, addresses).commands(),
            new V2TrainingCommands(world).commands(),
            new V2AccountCommands(world, logins, credentials.apiId()).commands()));
  }

  private ApiVersion v3() {
    V3Words words = new V3Words(weather);
    V3Environments environments = new V3Environments(addresses, words);
    V3SnapshotRoutes snapshots = new V3SnapshotRoutes(world);
    List<V3Route> routes = new ArrayList<>();
    routes.addAll(new V3EnvironmentRoutes(world, environments).routes());
    routes.addAll(new V3MachineRoutes(world).routes());
    routes.addAll(snapshots.routes());
    routes.addAll(new V3CatalogueRoutes(world, logins).routes());
    routes.addAll(new V3BlueprintRoutes(world, snapshots).routes());
    routes.addAll(new V3WebhookRoutes(world.webhooks()).routes());
    routes.addAll(new V3UsageRoutes(world).routes());
    routes.addAll(new V3CloudRoutes().routes());
    routes.addAll(new V3CloudFolderRoutes(world.cloudFolders()).routes());
    routes.addAll(new V3CreationRoutes(world).routes());
    routes.addAll(new V3PeopleRoutes(world, addresses).routes());
    routes.addAll(new V3TrainingRoutes(world, words, addresses).routes());
    return new V3Service(world, check, addresses.scheme(), routes);
  }
}
