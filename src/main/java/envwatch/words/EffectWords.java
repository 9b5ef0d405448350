package envwatch.words;

import static envwatch.words.Messages.key;
import static envwatch.words.Messages.text;

import envwatch.actions.ActionContext;
import envwatch.actions.EnvironmentOrder;
import envwatch.actions.EnvironmentTarget;
import envwatch.actions.Selection;
import envwatch.actions.StudentOrders;
import envwatch.history.Extension;
import envwatch.model.ActionKind;
import envwatch.model.Environment;
import envwatch.model.Status;
import envwatch.watch.WatchedEnvironment;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Says what an action that loses nothing means for several environments, a line for each group. */
public final class EffectWords {
  private static final int GROUPS = 6;

  /** Of the extensions so many of the newest count, and they have to agree. */
  private static final int COMPARED = 5;

  /** What was seen only once need not be usual. */
  private static final int FEWEST = 2;

  /** The end of an environment that drifts is read a little late. */
  private static final Duration ALIKE = Duration.ofMinutes(15);

  private EffectWords() {}

  /** By the state that they leave, or by the policy, which decides how much is granted. */
  public static List<String> of(Selection selection, ActionContext context) {
    return of(selection, context, List.of());
  }

  /**
   * The same with what was granted before.
   *
   * @param earlier the newest first
   */
  public static List<String> of(
      Selection selection, ActionContext context, List<Extension> earlier) {
    Map<String, List<Duration>> granted = new HashMap<>();
    for (Extension extension : earlier) {
      WatchedEnvironment watched = context.find(extension.environment());
      Environment known = watched == null ? null : watched.environment();
      if (known != null && known.policy() != null) {
        granted
            .computeIfAbsent(QuotedName.of(known.policy()), policy -> new ArrayList<>())
            .add(extension.by());
      }
    }
    return grouped(
        selection.fitting().stream()
            .map(target -> group(selection.kind(), target, context))
            .filter(Objects::nonNull)
            .map(group -> group.granted(usual(granted.getOrDefault(group.name(), List.of()))))
            .toList());
  }

  /** Empty where the newest are few or differ: then nobody knows what the next one is. */
  private static String usual(List<Duration> newestFirst) {
    List<Duration> newest = newestFirst.stream().limit(COMPARED).sorted().toList();
    return newest.size() < FEWEST || newest.getLast().minus(newest.getFirst()).compareTo(ALIKE) > 0
        ? ""
        : DurationWords.approximately(newest.getLast());
  }

  private static @Nullable Group group(
      ActionKind kind, EnvironmentTarget target, ActionContext context) {
    WatchedEnvironment watched = context.find(target.key());
    Environment known = watched == null ? null : watched.environment();
    if (known == null) {
      return null;
    }
    if (kind != ActionKind.RESUME_ENVIRONMENT) {
      return policy(kind, known);
    }
    return target.machine() == null ? resuming(known.status()) : new Group("effect.machines", "");
  }

  /** The same for students; what is watched is known better than what their list says. */
  public static List<String> ofResuming(StudentOrders resuming, ActionContext context) {
    List<Group> groups = new ArrayList<>();
    for (int i = 0; i < resuming.orders().size(); i++) {
      Group watched =
          resuming.orders().get(i) instanceof EnvironmentOrder(EnvironmentTarget target, var action)
              ? group(ActionKind.RESUME_ENVIRONMENT, target, context)
              : null;
      groups.add(
          watched == null ? resuming(resuming.students().get(i).environmentStatus()) : watched);
    }
    return grouped(groups);
  }

  private static Group resuming(Status status) {
    return new Group(
        "effect.resume", status.word().isBlank() ? text("obstacle.state.untold") : status.word());
  }

  private static Group policy(ActionKind kind, Environment environment) {
    String policy = environment.policy();
    return policy == null
        ? new Group("effect.no-policy." + key(kind), "")
        : new Group("effect.policy." + key(kind), QuotedName.of(policy));
  }

  /**
   * @param message takes the count, the name and how much is usually granted
   */
  private record Group(String message, String name, String usual) {
    Group(String message, String name) {
      this(message, name, "");
    }

    Group granted(String much) {
      return much.isEmpty() ? this : new Group("effect.policy.usual", name, much);
    }
  }

  /** The largest first; of many, the small ones count as one line. */
  private static List<String> grouped(List<Group> each) {
    Map<Group, Integer> counts = new LinkedHashMap<>();
    each.forEach(group -> counts.merge(group, 1, Integer::sum));
    List<Map.Entry<Group, Integer>> largestFirst =
        counts.entrySet().stream()
            .sorted(Map.Entry.comparingByValue(Comparator.reverseOrder()))
            .toList();
    Stream<String> lines =
        largestFirst.stream()
            .limit(GROUPS)
            .map(entry ->
                text(
                    entry.getKey().message(),
                    entry.getValue(),
                    entry.getKey().name(),
                    entry.getKey().usual()));
    int others = largestFirst.stream().skip(GROUPS).mapToInt(Map.Entry::getValue).sum();
    return (others == 0 ? lines : Stream.concat(lines, Stream.of(text("effect.others", others))))
        .toList();
  }
}
