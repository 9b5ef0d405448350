package envwatch.team.past;

import envwatch.history.Range;
import envwatch.model.EnvironmentId;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What was learned in this run, as much as has room: what was used longest ago goes first. */
final class Memory {
  /** Of about 50 bytes each, so that all take less than 20 MB. */
  private static final int MOST_STRETCHES = 200_000;

  /** What else an environment takes, in stretches. */
  private static final int OWN = 4;

  private static final int MOST_RANGES = 8;

  private final Map<Key, List<Known>> known = new LinkedHashMap<>(16, 0.75f, true);
  private int stretches;

  /** What is known more exactly is known apart. */
  private record Key(EnvironmentId environment, Duration step) {}

  /** What is known of the range, or at least of its beginning; null if that is nothing. */
  @Nullable Known find(EnvironmentId environment, Range wanted, Duration step) {
    List<Known> ranges = known.getOrDefault(new Key(environment, step), List.of());
    return ranges.stream()
        .filter(each -> each.covers(wanted))
        .findFirst()
        .or(() -> ranges.stream().filter(each -> each.begins(wanted)).findFirst())
        .orElse(null);
  }

  /** Returns whether something else was forgotten for it. */
  boolean add(EnvironmentId environment, Duration step, Known learned) {
    Key key = new Key(environment, step);
    List<Known> ranges = new ArrayList<>(known.getOrDefault(key, List.of()));
    Known all = learned;
    for (Known each : List.copyOf(ranges)) {
      if (each.begins(learned.asked()) && each.asked().from().isBefore(learned.asked().from())) {
        all = each.with(learned);
        ranges.remove(each);
      } else if (learned.covers(each.asked())) {
        ranges.remove(each);
      }
    }
    ranges.addLast(all);
    if (ranges.size() > MOST_RANGES) {
      ranges.removeFirst();
    }
    List<Known> before = known.put(key, List.copyOf(ranges));
    stretches += size(ranges) - (before == null ? 0 : size(before));
    return forgetOldest();
  }

  private boolean forgetOldest() {
    boolean forgot = stretches > MOST_STRETCHES;
    var eldest = known.entrySet().iterator();
    while (stretches > MOST_STRETCHES && eldest.hasNext()) {
      stretches -= size(eldest.next().getValue());
      eldest.remove();
    }
    return forgot;
  }

  private static int size(List<Known> ranges) {
    return ranges.stream().mapToInt(each -> OWN + each.stretches().size()).sum();
  }

  void clear() {
    known.clear();
    stretches = 0;
  }
}
