package envwatch.bench;

import envwatch.bench.Figure.Verdict;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.function.ToLongFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What a process that runs for long needs without its garbage, again and again. The JDK's {@code
 * jcmd} collects it, because the shipped runtime has none.
 */
final class Levels {
  private static final double MEGABYTE = 1_000_000.0;
  private static final Pattern USED = Pattern.compile("used (\\d+)K");
  private static final int COLLECTIONS = 5;
  private static final Duration BETWEEN_COLLECTIONS = Duration.ofMillis(300);

  /** In percent. */
  private static final double MOST_GROWTH = 5;

  private final long pid;
  private final List<Level> taken = new ArrayList<>();

  /**
   * In bytes.
   *
   * @param heap what collections leave of the heap
   */
  private record Level(long resident, long heap) {}

  Levels(Process process) {
    pid = process.pid();
  }

  /** Takes one, and prints it. */
  void take(String when) throws IOException, InterruptedException {
    long heap = Long.MAX_VALUE;
    for (int i = 0; i < COLLECTIONS; i++) {
      jcmd("GC.run");
      // The least, because an answer of the service may just be read.
      heap = Math.min(heap, heap(jcmd("GC.heap_info")));
      TimeUnit.MILLISECONDS.sleep(BETWEEN_COLLECTIONS.toMillis());
    }
    jcmd("System.trim_native_heap");
    Level level = new Level(residentBytes(pid), heap);
    taken.add(level);
    System.out.printf(
        Locale.ROOT,
        "%s: resident %.1f MB, heap %.1f MB%n",
        when,
        level.resident() / MEGABYTE,
        level.heap() / MEGABYTE);
  }

  /**
   * Compares the least of the second quarter with the least of the last: by the second, everything
   * has been done often enough to be compiled and cached.
   */
  Figure figure(String what) {
    int quarter = taken.size() / 4;
    List<Level> early = taken.subList(quarter, 2 * quarter);
    List<Level> late = taken.subList(taken.size() - quarter, taken.size());
    double resident = growth(early, late, Level::resident);
    double heap = growth(early, late, Level::heap);
    return new Figure(
        what,
        String.format(
            Locale.ROOT,
            "%.1f MB = %+.1f %%, heap %.1f MB = %+.1f %%",
            least(late, Level::resident) / MEGABYTE,
            resident,
            least(late, Level::heap) / MEGABYTE,
            heap),
        String.format(
            Locale.ROOT,
            "once warm %.1f MB, heap %.1f MB",
            least(early, Level::resident) / MEGABYTE,
            least(early, Level::heap) / MEGABYTE),
        "at most 5 % more",
        Verdict.of(Math.max(resident, heap) <= MOST_GROWTH));
  }

  private static double growth(List<Level> early, List<Level> late, ToLongFunction<Level> of) {
    long before = least(early, of);
    return 100.0 * (least(late, of) - before) / before;
  }

  private static long least(List<Level> levels, ToLongFunction<Level> of) {
    return levels.stream().map(of::applyAsLong).min(Comparator.naturalOrder()).orElseThrow();
  }

  /** Resident memory in bytes, from the kernel. */
  static long residentBytes(long pid) throws IOException {
    try (Stream<String> lines = Files.lines(Path.of("/proc", String.valueOf(pid), "status"))) {
      return 1024
          * lines
              .filter(line -> line.startsWith("VmRSS:"))
              .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")))
              .findFirst()
              .orElseThrow();
    }
  }

  /** Of both generations; what follows them is no part of the heap. */
  private static long heap(String told) {
    Matcher used = USED.matcher(told.split("Metaspace")[0]);
    return 1024 * used.results().mapToLong(each -> Long.parseLong(each.group(1))).sum();
  }

  private String jcmd(String command) throws IOException, InterruptedException {
    Process jcmd =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "jcmd").toString(),
                String.valueOf(pid),
                command)
            .redirectErrorStream(true)
            .start();
    String told = new String(jcmd.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    if (jcmd.waitFor() != 0) {
      throw new IOException("jcmd " + command + ": " + told);
    }
    return told;
  }
}
