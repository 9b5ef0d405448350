package envwatch.ui.model;

import envwatch.api.ApiException;
import envwatch.api.Connection.SkippedVersion;
import envwatch.model.AccountId;
import envwatch.model.ApiVersion;
import envwatch.model.Environment;
import envwatch.model.EnvironmentId;
import envwatch.model.EnvironmentKey;
import envwatch.model.Expiration;
import envwatch.model.Hardware;
import envwatch.model.Machine;
import envwatch.model.MachineId;
import envwatch.model.Phase;
import envwatch.model.Progress;
import envwatch.model.Resources;
import envwatch.model.Secret;
import envwatch.model.Status;
import envwatch.watch.AccountView;
import envwatch.watch.Link;
import envwatch.watch.WatchedEnvironment;
import envwatch.watch.WorldView;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/** Views of the world made by hand, for tests and pictures. */
public final class SampleWorld {
  public static final Instant NOW = Instant.parse("2026-11-21T09:30:00Z");
  public static final AccountId ACCOUNT = new AccountId("account-1");
  public static final String PASSWORD = "s3cret<&>Pass";

  private SampleWorld() {}

  public static EnvironmentKey key(String id) {
    return new EnvironmentKey(ACCOUNT, new EnvironmentId(id));
  }

  public static WorldView of(Environment... environments) {
    return view(account(new Link.Live()), watched(List.of(environments)));
  }

  /** An account in whose list so many entries cannot be read. */
  public static WorldView withUnreadable(int entries, Environment... environments) {
    AccountView live = account(new Link.Live());
    return view(
        new AccountView(
            live.id(),
            live.name(),
            live.address(),
            live.link(),
            live.version(),
            live.skippedVersions(),
            live.capabilities(),
            live.listed(),
            entries,
            live.lastAnswer(),
            live.nextLook(),
            live.callsLeft(),
            live.slowed(),
            live.clockOffset()),
        watched(List.of(environments)));
  }

  public static WorldView view(AccountView account, List<WatchedEnvironment> environments) {
    return new WorldView(NOW, false, List.of(account), environments);
  }

  public static List<WatchedEnvironment> watched(List<Environment> environments) {
    return environments.stream().map(SampleWorld::watched).toList();
  }

  public static WatchedEnvironment watched(Environment environment) {
    return watched(environment, NOW.minusSeconds(4), null);
  }

  public static WatchedEnvironment watched(
      Environment environment, Instant seenAt, WatchedEnvironment.@Nullable Trouble trouble) {
    return new WatchedEnvironment(
        new EnvironmentKey(ACCOUNT, environment.id()),
        environment,
        seenAt,
        Duration.ofSeconds(30),
        trouble,
        null);
  }

  public static AccountView account(Link link) {
    boolean answered = !(link instanceof Link.Connecting);
    return account(link, answered, answered ? NOW.minusSeconds(4) : null);
  }

  public static AccountView account(Link link, boolean listed, @Nullable Instant lastAnswer) {
    return account(ACCOUNT, "Training Europe", link, listed, lastAnswer);
  }

  /** An account whose environments are all known. */
  public static AccountView account(AccountId id, String name, Link link) {
    return account(id, name, link, true, NOW.minusSeconds(4));
  }

  private static AccountView account(
      AccountId id, String name, Link link, boolean listed, @Nullable Instant lastAnswer) {
    return new AccountView(
        id,
        name,
        URI.create("https://use.cloudshare.com"),
        link,
        listed ? new ApiVersion(1) : null,
        listed
            ? List.of(
                new SkippedVersion(
                    new ApiVersion(3), new ApiException.NotFound("v3 is not offered")))
            : List.of(),
        null,
        listed,
        0,
        lastAnswer,
        NOW.plusSeconds(8),
        OptionalLong.empty(),
        false,
        Duration.ZERO);
  }

  public static Environment environment(
      String id, String name, Status status, Machine... machines) {
    return Environment.builder()
        .id(new EnvironmentId(id))
        .name(name)
        .description("First line of the description.\nSecond line: ask Anna before the class.")
        .status(status)
        .owner("anna.schmidt@example.com")
        .expiration(new Expiration.At(NOW.plus(Duration.ofHours(80)).plusSeconds(61)))
        .license("Valid")
        .invitationAllowed(true)
        .organization("Example Training")
        .project("Autumn courses")
        .policy("Standard 5 days")
        .blueprint("Python Fundamentals")
        .snapshot("Day 2")
        .region("Frankfurt")
        .page("https://use.cloudshare.com/Environments/" + id)
        .machines(List.of(machines))
        .build();
  }

  /** The same but for its end. */
  public static Environment expiring(Environment of, Expiration expiration) {
    return of.toBuilder().expiration(expiration).build();
  }

  public static Machine machine(String id, String name, Phase phase, String word, int progress) {
    return Machine.builder()
        .id(new MachineId(id))
        .name(name)
        .status(new Status(phase, word))
        .progress(new Progress(progress))
        .address("192.0.2." + (10 + Math.floorMod(id.hashCode(), 80)))
        .hostName(name + ".env.cloudshare.com")
        .internalAddresses(List.of("10.0.0.5"))
        .operatingSystem("Ubuntu 24.04")
        .hardware(new Hardware(2, 4096, 40))
        .login("root")
        .password(Secret.of(PASSWORD))
        .webAccess("https://" + id + ".env.cloudshare.com/console")
        .build();
  }

  public static Machine running(String id, String name) {
    return machine(id, name, Phase.RUNNING, "Running", -1);
  }

  public static Status running() {
    return new Status(Phase.RUNNING, "Running");
  }

  /** A machine of which the service tells nothing but its name and state. */
  public static Machine bare(String id, String name) {
    return reachable(id, name, null, null);
  }

  /** One of which nothing is known but where it can be reached. */
  public static Machine reachable(
      String id, String name, @Nullable String address, @Nullable String webAccess) {
    return Machine.builder()
        .id(new MachineId(id))
        .name(name)
        .status(running())
        .address(address)
        .webAccess(webAccess)
        .build();
  }

  /** A dozen environments in every state, with names of every kind. */
  public static List<Environment> dozen() {
    Status suspended = new Status(Phase.SUSPENDED, "Suspended");
    return List.of(
        environment(
            "EN01",
            "Kubernetes lab",
            running(),
            running("m1", "master"),
            running("m2", "node-1"),
            machine("m3", "node-2", Phase.SUSPENDED, "Suspended", -1),
            machine("m4", "db", Phase.UNKNOWN, "Deploying tools", -1)),
        environment("EN02", "Data science", new Status(Phase.PROBLEM, "Creation failed")),
        environment(
            "EN03",
            "SQL lab",
            new Status(Phase.CHANGING, "Preparing"),
            running("m5", "sql-1"),
            machine("m6", "sql-2", Phase.CHANGING, "Preparing", 40),
            machine("m7", "client", Phase.CHANGING, "Preparing", 85)),
        withResources(
            environment(
                "EN04",
                "Python Fundamentals",
                running(),
                running("m8", "web-1"),
                running("m9", "web-2"),
                running("m10", "db"),
                running("m11", "windows-desktop"),
                bare("m12", "router"))),
        environment("EN05", "Java in depth", running(), running("m13", "ide")),
        environment("EN06", "Größenwahn & Söhne", running(), running("m14", "größe")),
        environment("EN07", "東京トレーニング", running(), running("m15", "web")),
        environment("EN08", "שיעור ראשון", running(), running("m16", "web")),
        environment(
            "EN09",
            "Rocket \uD83D\uDE80 class",
            suspended,
            machine("m17", "web", Phase.SUSPENDED, "Suspended", -1)),
        environment(
            "EN10",
            "A very long name of an environment that nobody could ever read in one glance",
            suspended,
            machine("m18", "web", Phase.SUSPENDED, "Suspended", -1)),
        environment("EN11", "Archive 2024", new Status(Phase.SUSPENDED, "Archived")),
        environment("EN12", "Odd one", new Status(Phase.UNKNOWN, "Frobnicating")));
  }

  private static Environment withResources(Environment of) {
    return of.toBuilder()
        .resources(
            new Resources(
                new Resources.Use(8, 16),
                new Resources.Use(24_576, 32_768),
                new Resources.Use(204_800, 512_000)))
        .build();
  }
}
