package envwatch.ui.model;

import envwatch.model.AccountId;
import envwatch.model.Environment;
import envwatch.model.Environment.Detail;
import envwatch.model.EnvironmentKey;
import envwatch.model.Expiration;
import envwatch.model.Machine;
import envwatch.model.Phase;
import envwatch.model.Status;
import envwatch.watch.Link;
import envwatch.watch.WatchedEnvironment;
import envwatch.watch.WorldView;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Views of worlds that are large, or hard to read. */
public final class SampleWorlds {
  private static final List<String> OWNERS =
      List.of("ann.becker", "ben.okafor", "chiara.rossi", "dov.levi", "eva.lindqvist");

  private SampleWorlds() {}

  /** The second half was listed, but not seen with its machines yet. */
  public static WorldView partlySeen() {
    List<Environment> dozen = SampleWorld.dozen();
    Stream<Environment> listed =
        dozen.stream()
            .skip(6)
            .map(environment ->
                environment.toBuilder().detail(Detail.LISTED).machines(List.of()).build());
    return SampleWorld.of(
        Stream.concat(dozen.stream().limit(6), listed).toArray(Environment[]::new));
  }

  /** Two accounts with environments of the same names. */
  public static WorldView twoAccounts() {
    AccountId support = new AccountId("account-2");
    List<Environment> some = SampleWorld.dozen().subList(0, 5);
    List<WatchedEnvironment> watched = new ArrayList<>(SampleWorld.watched(some));
    some.stream()
        .map(SampleWorld::watched)
        .map(each ->
            new WatchedEnvironment(
                new EnvironmentKey(support, each.key().environment()),
                each.environment(),
                each.seenAt(),
                each.interval(),
                each.trouble(),
                each.newerStatus()))
        .forEach(watched::add);
    return new WorldView(
        SampleWorld.NOW,
        false,
        List.of(
            SampleWorld.account(new Link.Live()),
            SampleWorld.account(support, "Support", new Link.Live())),
        watched);
  }

  /** A class whose names differ only in their ends. */
  public static WorldView namesAlike() {
    return SampleWorld.of(
        IntStream.rangeClosed(1, 20)
            .mapToObj(number ->
                student("S%02d".formatted(number), number, SampleWorld.running(), machines(number)))
            .toArray(Environment[]::new));
  }

  /** So many environments in all states, named M001 and so on. */
  public static WorldView many(int count) {
    return SampleWorld.of(
        IntStream.rangeClosed(1, count).mapToObj(SampleWorlds::one).toArray(Environment[]::new));
  }

  private static Environment one(int number) {
    String id = "M%03d".formatted(number);
    Machine[] machines = machines(number);
    if (number % 100 == 4) {
      machines[1] = SampleWorld.machine(id + "down", "worker-1", Phase.SUSPENDED, "Stopped", -1);
      return student(id, number, SampleWorld.running(), machines);
    }
    if (number % 60 == 5) {
      return student(
          id,
          number,
          new Status(Phase.CHANGING, "Preparing"),
          SampleWorld.machine(id + "m", "control-plane", Phase.CHANGING, "Preparing", 40));
    }
    if (number % 7 == 0) {
      return student(
          id,
          number,
          new Status(Phase.SUSPENDED, "Suspended"),
          SampleWorld.machine(id + "m", "control-plane", Phase.SUSPENDED, "Suspended", -1));
    }
    Environment well = student(id, number, SampleWorld.running(), machines);
    return number % 33 == 1
        ? SampleWorld.expiring(
            well, new Expiration.At(SampleWorld.NOW.plus(Duration.ofMinutes(20 + number))))
        : well;
  }

  private static Environment student(String id, int number, Status status, Machine... machines) {
    return SampleWorld.environment(
            id,
            "Kubernetes administration day 2 - Student %03d".formatted(number),
            status,
            machines)
        .toBuilder()
        .owner(OWNERS.get(number % OWNERS.size()) + "@example.com")
        .build();
  }

  private static Machine[] machines(int number) {
    return Stream.of("control-plane", "worker-1", "worker-2", "workstation-student-" + number)
        .map(name -> SampleWorld.running(name + number, name))
        .toArray(Machine[]::new);
  }

  /** One environment with many machines, and a few others. */
  public static WorldView manyMachines(int count) {
    Machine[] machines =
        IntStream.rangeClosed(1, count)
            .mapToObj(number ->
                number % 17 == 3
                    ? SampleWorld.machine(
                        "b" + number, "node-%02d".formatted(number), Phase.SUSPENDED, "Stopped", -1)
                    : SampleWorld.running("b" + number, "node-%02d".formatted(number)))
            .toArray(Machine[]::new);
    List<Environment> all = new ArrayList<>(SampleWorld.dozen().subList(3, 9));
    all.add(SampleWorld.environment("BIG", "Load test", SampleWorld.running(), machines));
    return SampleWorld.of(all.toArray(Environment[]::new));
  }
}
