package envwatch.team;

import envwatch.model.AccountId;
import envwatch.model.Environment;
import envwatch.model.EnvironmentKey;
import envwatch.model.VisibleText;
import envwatch.watch.AccountLabels;
import envwatch.watch.WatchedEnvironment;
import envwatch.watch.WorldView;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The labels of the alert EnvironmentFailed of each environment, as packaging/grafana/alerts.yml
 * and {@code envwatch metrics} make them. What Prometheus may add, such as instance, is not known.
 */
final class AlertLabels {
  private static final Map<String, String> OF_ALL =
      Map.of("alertname", "EnvironmentFailed", "severity", "critical", "phase", "problem");

  /** Those that tell which environment it is. */
  private static final List<String> IDENTITY =
      List.of(Silence.ENVIRONMENT, "name", "blueprint", "account");

  private final List<EnvironmentKey> keys = new ArrayList<>();
  private final Map<String, List<String>> values = new HashMap<>();
  private final Map<String, Map<String, List<Integer>>> places = new HashMap<>();

  AlertLabels(WorldView world) {
    AccountLabels accounts = new AccountLabels(world.accounts());
    IDENTITY.forEach(label -> values.put(label, new ArrayList<>()));
    for (WatchedEnvironment watched : world.environments()) {
      Environment known = watched.environment();
      AccountId account = watched.key().account();
      keys.add(watched.key());
      add(Silence.ENVIRONMENT, watched.key().environment().value());
      add("name", VisibleText.line(watched.name()));
      add(
          "blueprint",
          VisibleText.line(known == null ? "" : Objects.requireNonNullElse(known.blueprint(), "")));
      add("account", accounts.of(account));
    }
  }

  private void add(String label, String value) {
    Objects.requireNonNull(values.get(label)).add(value);
    places
        .computeIfAbsent(label, first -> new HashMap<>())
        .computeIfAbsent(value, first -> new ArrayList<>())
        .add(keys.size() - 1);
  }

  int size() {
    return keys.size();
  }

  EnvironmentKey key(int place) {
    return keys.get(place);
  }

  static boolean tellsWhich(String label) {
    return IDENTITY.contains(label);
  }

  static boolean isKnown(String label) {
    return tellsWhich(label) || OF_ALL.containsKey(label);
  }

  /** The value that all have; null for a label of which each has its own, or that is unknown. */
  static @Nullable String ofAll(String label) {
    return OF_ALL.get(label);
  }

  /** The value of a label that tells which environment it is. */
  String value(String label, int place) {
    return Objects.requireNonNull(values.get(label)).get(place);
  }

  /** The places of those whose label has one of the values, in no order. */
  List<Integer> having(String label, Set<String> wanted) {
    Map<String, List<Integer>> byValue = places.getOrDefault(label, Map.of());
    List<Integer> found = new ArrayList<>();
    wanted.forEach(value -> found.addAll(byValue.getOrDefault(value, List.of())));
    return found;
  }
}
