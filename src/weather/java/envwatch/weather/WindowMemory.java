package envwatch.weather;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** What a window in the weather needed, and whether it grew. */
final class WindowMemory {
  /** In percent. */
  private static final double MOST_GROWTH = 5;

  /**
   * In megabytes: what {@code HeapTrimmer} allows while the window is used, the young generation,
   * the room that a heap keeps free, and large answers that have just been read.
   */
  private static final double MOST_GARBAGE = 120;

  private final List<Sample> before = new ArrayList<>();
  private final List<Sample> after = new ArrayList<>();

  /** By the minute of bad weather in which they were taken. */
  private final NavigableMap<Long, List<Sample>> bad = new TreeMap<>();

  /**
   * In bytes.
   *
   * @param standing the resident size as the system counts it
   * @param resident the same once garbage has been collected
   * @param live what collections leave of the heap
   */
  record Sample(long standing, long resident, long live) {
    static Sample parse(String answer) {
      String[] bytes = answer.split(" ");
      return new Sample(
          Long.parseLong(bytes[0]), Long.parseLong(bytes[1]), Long.parseLong(bytes[2]));
    }

    double garbageMegabytes() {
      return (standing - resident) / 1e6;
    }
  }

  /** In good weather, before and after the bad. */
  void fair(boolean again, Sample sample) {
    (again ? after : before).add(sample);
  }

  /** In bad weather, after it has lasted so long. */
  void bad(Duration lasted, Sample sample) {
    bad.computeIfAbsent(lasted.toMinutes(), minute -> new ArrayList<>()).add(sample);
  }

  /**
   * What lives is compared in good weather: in the bad it depends on the answers that came last.
   * The resident size is compared within the bad weather, by the smallest of several samples,
   * because the others hold answers that are being read.
   *
   * @param warm from which minute of bad weather on the program has taken up what it needs:
   *     compiled code, and buffers for the pictures of its window; null if it did not last so long
   */
  void tell(String window, @Nullable Long warm, Report report, Breaches breaches) {
    String live = grown(leastLive(before), leastLive(after));
    report.figure("memory " + window + ", alive in good weather before and after", live);
    report.figure(
        "memory " + window + ", resident by the minute of bad weather",
        bad.values().stream()
            .map(samples -> "%.0f".formatted(leastResident(samples) / 1e6))
            .collect(Collectors.joining(" ", "", " MB, without garbage")));
    double garbage =
        bad.values().stream()
            .flatMap(List::stream)
            .mapToDouble(Sample::garbageMegabytes)
            .max()
            .orElse(0);
    report.figure("memory " + window + ", most garbage", "%.0f MB".formatted(garbage));
    if (garbage > MOST_GARBAGE) {
      breaches.add("garbage is not given back", "%.0f MB".formatted(garbage));
    }
    if (warm != null) {
      long first = leastResident(bad.ceilingEntry(warm).getValue());
      long last = leastResident(bad.lastEntry().getValue());
      report.figure("memory " + window + ", resident once warm", grown(first, last));
      if (Math.max(growth(first, last), growth(leastLive(before), leastLive(after)))
          > MOST_GROWTH) {
        breaches.add("memory grows", "resident %s, alive %s".formatted(grown(first, last), live));
      }
    }
  }

  /** Receives what is not as it should be. */
  @FunctionalInterface
  interface Breaches {
    void add(String kind, String detail);
  }

  private static long leastResident(List<Sample> samples) {
    return samples.stream().map(Sample::resident).min(Comparator.naturalOrder()).orElseThrow();
  }

  private static long leastLive(List<Sample> samples) {
    return samples.stream().map(Sample::live).min(Comparator.naturalOrder()).orElseThrow();
  }

  private static String grown(long first, long last) {
    return "%.1f MB, then %.1f MB (%+.1f %%)"
        .formatted(first / 1e6, last / 1e6, growth(first, last));
  }

  private static double growth(long first, long last) {
    return 100.0 * (last - first) / first;
  }
}
