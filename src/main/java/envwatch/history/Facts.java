package envwatch.history;

import envwatch.model.Environment;
import envwatch.model.Expiration;
import envwatch.model.Machine;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What is remembered of an environment or machine besides its state. A value that the service does
 * not tell at the moment (the address of a suspended machine) is no news: the last one is kept.
 *
 * @param expiration a moment in the format of ISO 8601, or the text as served
 * @param address the external address of a machine
 * @param machines how many machines the environment has
 */
record Facts(
    String name,
    @Nullable String owner,
    @Nullable String blueprint,
    @Nullable String policy,
    @Nullable String expiration,
    @Nullable String address,
    @Nullable String machines) {
  public static Facts of(Environment environment) {
    boolean counted = environment.machinesKnown() && environment.unread() == 0;
    return new Facts(
        environment.name(),
        environment.owner(),
        environment.blueprint(),
        environment.policy(),
        written(environment.expiration()),
        null,
        counted ? String.valueOf(environment.machines().size()) : null);
  }

  public static Facts of(Machine machine) {
    return new Facts(machine.name(), null, null, null, null, machine.address(), null);
  }

  public static Facts of(LastSeen seen) {
    Map<Fact.Kind, String> facts = seen.facts();
    return new Facts(
        seen.name(),
        facts.get(Fact.Kind.OWNER),
        facts.get(Fact.Kind.BLUEPRINT),
        facts.get(Fact.Kind.POLICY),
        facts.get(Fact.Kind.EXPIRATION),
        facts.get(Fact.Kind.ADDRESS),
        facts.get(Fact.Kind.MACHINES));
  }

  Map<Fact.Kind, String> besidesName() {
    Map<Fact.Kind, String> facts = new EnumMap<>(Fact.Kind.class);
    put(facts, Fact.Kind.OWNER, owner);
    put(facts, Fact.Kind.BLUEPRINT, blueprint);
    put(facts, Fact.Kind.POLICY, policy);
    put(facts, Fact.Kind.EXPIRATION, expiration);
    put(facts, Fact.Kind.ADDRESS, address);
    put(facts, Fact.Kind.MACHINES, machines);
    return facts;
  }

  private static void put(Map<Fact.Kind, String> facts, Fact.Kind kind, @Nullable String value) {
    if (value != null) {
      facts.put(kind, value);
    }
  }

  private static @Nullable String written(Expiration expiration) {
    return switch (expiration) {
      case Expiration.At(Instant moment) -> moment.toString();
      case Expiration.AsServed(String text) -> text;
      case Expiration.None none -> null;
    };
  }

  /** These facts, with the earlier ones where the service tells none. */
  public Facts over(Facts earlier) {
    return new Facts(
        name,
        newer(earlier.owner, owner),
        newer(earlier.blueprint, blueprint),
        newer(earlier.policy, policy),
        newer(earlier.expiration, expiration),
        newer(earlier.address, address),
        newer(earlier.machines, machines));
  }

  private static @Nullable String newer(@Nullable String earlier, @Nullable String now) {
    return now == null ? earlier : now;
  }

  /**
   * What differs from the earlier facts. The first value that is ever told is no difference.
   *
   * @param passed the time between the two looks
   */
  List<Fact> since(Facts earlier, Duration passed) {
    List<Fact> changed = new ArrayList<>();
    add(changed, Fact.Kind.NAME, earlier.name, name);
    add(changed, Fact.Kind.OWNER, earlier.owner, owner);
    add(changed, Fact.Kind.BLUEPRINT, earlier.blueprint, blueprint);
    add(changed, Fact.Kind.POLICY, earlier.policy, policy);
    if (expiration != null
        && earlier.expiration != null
        && !drifted(earlier.expiration, expiration, passed)) {
      add(changed, Fact.Kind.EXPIRATION, earlier.expiration, expiration);
    }
    add(changed, Fact.Kind.ADDRESS, earlier.address, address);
    add(changed, Fact.Kind.MACHINES, earlier.machines, machines);
    return changed;
  }

  private static void add(
      List<Fact> changed, Fact.Kind kind, @Nullable String before, @Nullable String after) {
    if (before != null && after != null && !before.equals(after)) {
      changed.add(new Fact(kind, before, after));
    }
  }

  private static boolean drifted(String before, String after, Duration passed) {
    Instant one = moment(before);
    Instant other = moment(after);
    return one != null && other != null && Expiration.drifted(one, other, passed);
  }

  private static @Nullable Instant moment(String text) {
    try {
      return Instant.parse(text);
    } catch (DateTimeException e) {
      return null;
    }
  }
}
