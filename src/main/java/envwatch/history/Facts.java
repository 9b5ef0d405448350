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
 * @param others the values that are told, besides the name; the expiration is a moment in the
 *     format of ISO 8601, or the text as served
 */
record Facts(String name, Map<Fact.Kind, String> others) {
  Facts {
    others = Map.copyOf(others);
  }

  static Facts of(Environment environment) {
    Map<Fact.Kind, String> told = new EnumMap<>(Fact.Kind.class);
    put(told, Fact.Kind.OWNER, environment.owner());
    put(told, Fact.Kind.BLUEPRINT, environment.blueprint());
    put(told, Fact.Kind.POLICY, environment.policy());
    put(told, Fact.Kind.EXPIRATION, written(environment.expiration()));
    if (environment.machinesKnown() && environment.unread() == 0) {
      put(told, Fact.Kind.MACHINES, String.valueOf(environment.machines().size()));
    }
    return new Facts(environment.name(), told);
  }

  static Facts of(Machine machine) {
    Map<Fact.Kind, String> told = new EnumMap<>(Fact.Kind.class);
    put(told, Fact.Kind.ADDRESS, machine.address());
    return new Facts(machine.name(), told);
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
  Facts over(Facts earlier) {
    Map<Fact.Kind, String> all = new EnumMap<>(Fact.Kind.class);
    all.putAll(earlier.others);
    all.putAll(others);
    return new Facts(name, all);
  }

  /**
   * What differs from the earlier facts. The first value that is ever told is no difference.
   *
   * @param passed the time between the two looks
   */
  List<Fact> since(Facts earlier, Duration passed) {
    List<Fact> changed = new ArrayList<>();
    for (Fact.Kind kind : Fact.Kind.values()) {
      String before = earlier.value(kind);
      String after = value(kind);
      if (before != null
          && after != null
          && !before.equals(after)
          && !(kind == Fact.Kind.EXPIRATION && drifted(before, after, passed))) {
        changed.add(new Fact(kind, before, after));
      }
    }
    return changed;
  }

  private @Nullable String value(Fact.Kind kind) {
    return kind == Fact.Kind.NAME ? name : others.get(kind);
  }

  private static boolean drifted(String before, String after, Duration passed) {
    Instant one = moment(before);
    Instant other = moment(after);
    return one != null && other != null && Expiration.drifted(one, other, passed);
  }

  /** A moment as it is written in a fact; null if it is none. */
  static @Nullable Instant moment(@Nullable String text) {
    try {
      return text == null ? null : Instant.parse(text);
    } catch (DateTimeException e) {
      return null;
    }
  }
}
