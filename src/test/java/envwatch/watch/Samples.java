package envwatch.watch;

import envwatch.model.AccountId;
import envwatch.model.ApiAccount;
import envwatch.model.Environment;
import envwatch.model.Environment.Detail;
import envwatch.model.EnvironmentId;
import envwatch.model.EnvironmentKey;
import envwatch.model.Machine;
import envwatch.model.MachineId;
import envwatch.model.Phase;
import envwatch.model.Secret;
import envwatch.model.Status;
import java.net.URI;
import java.time.Instant;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.Stream;

/** Accounts and environments for tests of the engine. */
public final class Samples {
  public static final AccountId ACCOUNT = new AccountId("account");

  private Samples() {}

  public static EnvironmentId id(String id) {
    return new EnvironmentId(id);
  }

  public static EnvironmentKey key(String id) {
    return new EnvironmentKey(ACCOUNT, id(id));
  }

  /** An account that watches these ids, or all visible ones when none is given. */
  public static ApiAccount account(String... ids) {
    return account(ACCOUNT, "key", ids);
  }

  public static ApiAccount account(AccountId account, String key, String... ids) {
    List<EnvironmentId> environments = Stream.of(ids).map(EnvironmentId::new).toList();
    URI address = URI.create("https://service.example");
    return new ApiAccount(account, "Name", address, null, "apiId", Secret.of(key), environments);
  }

  /** The account "Lab" as it is seen while it answers. */
  public static AccountView live(Instant lastAnswer) {
    return new AccountView(
        ACCOUNT,
        "Lab",
        URI.create("https://service.example"),
        new Link.Live(),
        null,
        List.of(),
        null,
        true,
        0,
        lastAnswer,
        null,
        OptionalLong.empty(),
        false,
        null);
  }

  public static Environment running(String id) {
    return environment(id, Phase.RUNNING, "Running");
  }

  public static Environment preparing(String id) {
    return environment(id, Phase.CHANGING, "Preparing");
  }

  public static Environment environment(String id, Phase phase, String word) {
    Status status = new Status(phase, word);
    return environment(id, Detail.COMPLETE, "Name of " + id, status, List.of(machine(id, status)));
  }

  public static Environment environment(
      String id, Detail detail, String name, Status status, List<Machine> machines) {
    return Environment.builder()
        .id(id(id))
        .detail(detail)
        .name(name)
        .status(status)
        .owner("anna@example.com")
        .machines(machines)
        .build();
  }

  private static Machine machine(String id, Status status) {
    return Machine.builder()
        .id(new MachineId("M-" + id))
        .name("web")
        .status(status)
        .address("192.0.2.7")
        .login("root")
        .password(Secret.of("password"))
        .build();
  }

  /** The same environment as a line of a list tells it. */
  public static Environment line(Environment environment) {
    return environment(
        environment.id().value(),
        Detail.LISTED,
        environment.name(),
        environment.status(),
        List.of());
  }
}
