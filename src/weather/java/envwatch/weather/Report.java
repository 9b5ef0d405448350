package envwatch.weather;

import java.io.PrintStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The figures of a run. Safe for use by many threads. */
final class Report {
  /** Of breaches alike, so many are told in full. */
  private static final int TOLD = 3;

  private static final int DETAIL = 1_500;
  private static final int STEP = 5_000;

  private final long seed;
  private final PrintStream out;
  private final Map<String, Map<String, Integer>> counts = new LinkedHashMap<>();
  private final Map<String, String> figures = new LinkedHashMap<>();
  private final Map<String, List<Breach>> breaches = new TreeMap<>();
  private Duration slowest = Duration.ZERO;
  private String slowestCase = "-";

  Report(long seed, PrintStream out) {
    this.seed = seed;
    this.out = out;
  }

  /** One more of a kind, in one of the tables. */
  synchronized void count(String table, String kind) {
    counts.computeIfAbsent(table, name -> new TreeMap<>()).merge(kind, 1, Integer::sum);
  }

  synchronized void figure(String what, String value) {
    figures.put(what, value);
  }

  synchronized void took(String caseName, String about, Duration duration) {
    if (duration.compareTo(slowest) > 0) {
      slowest = duration;
      slowestCase = caseName + ", " + about;
    }
  }

  synchronized void breach(Breach breach) {
    List<Breach> alike = breaches.computeIfAbsent(breach.kind(), kind -> new ArrayList<>());
    alike.add(breach);
    long same = alike.stream().filter(one -> one.about().equals(breach.about())).count();
    if (alike.size() <= TOLD || same == 1) {
      tell(breach);
    }
  }

  private void tell(Breach breach) {
    out.println("BREACH " + breach.kind() + ": " + breach.about());
    String detail = breach.detail();
    out.println(
        "  "
            + (detail.length() > DETAIL ? detail.substring(0, DETAIL) + " ..." : detail)
                .replace("\n", "\n  "));
    out.println(
        "  mvn -Pweather verify -Dweather.seed=" + seed + " -Dweather.case=" + breach.caseName());
  }

  /** Tells now and then how far it is. */
  synchronized void progress(long done, String of) {
    if (done > 0 && done % STEP == 0) {
      int all = breaches.values().stream().mapToInt(List::size).sum();
      out.printf("%,d %s, %,d breaches%n", done, of, all);
    }
  }

  synchronized boolean clean() {
    return breaches.isEmpty();
  }

  synchronized void print() {
    out.println();
    counts.forEach((table, kinds) -> {
      int all = kinds.values().stream().mapToInt(Integer::intValue).sum();
      out.printf("%s: %,d%n", table, all);
      kinds.forEach((kind, count) -> out.printf("  %-52s %,9d%n", kind, count));
    });
    out.println("Figures");
    figures.forEach((what, value) -> out.printf("  %-52s %s%n", what, value));
    out.printf("  %-52s %,d ms (%s)%n", "slowest case", slowest.toMillis(), slowestCase);
    out.println(breaches.isEmpty() ? "Breaches: none" : "Breaches");
    breaches.forEach((kind, alike) -> {
      out.printf("  %-52s %,9d%n", kind, alike.size());
      Map<String, Integer> byCause = new TreeMap<>();
      alike.forEach(one -> byCause.merge(one.about(), 1, Integer::sum));
      byCause.forEach((cause, count) -> out.printf("    %-50s %,9d%n", cause, count));
    });
    out.println("Seed: " + seed);
    out.flush();
  }
}
