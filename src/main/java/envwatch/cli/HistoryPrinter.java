package envwatch.cli;

import static envwatch.words.Messages.text;

import envwatch.history.Change;
import envwatch.history.ChangeJson;
import envwatch.history.ObservedInterval;
import envwatch.history.Range;
import envwatch.model.AccountId;
import envwatch.util.CsvTable;
import java.io.PrintWriter;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Prints a history as it is read, oldest first. */
sealed interface HistoryPrinter {
  /**
   * Must be called first.
   *
   * @param looking oldest first
   */
  void begin(List<ObservedInterval> looking, Range range);

  /**
   * Prints the next change.
   *
   * @return false if nobody reads the output any more, as after {@code | head}
   */
  boolean print(Change change);

  /** Must be called last, unless nobody reads the output any more. */
  void end();

  /** One object with an array of changes, each in its own line. */
  final class Json implements HistoryPrinter {
    private final PrintWriter out;
    private final ChangeJson json;
    private List<ObservedInterval> stretches = List.of();
    private boolean any;

    Json(PrintWriter out, Function<AccountId, String> names) {
      this.out = out;
      json = new ChangeJson(names);
    }

    @Override
    public void begin(List<ObservedInterval> looking, Range range) {
      stretches = looking.stream().filter(one -> !one.until().isBefore(range.from())).toList();
      out.print("{\"changes\":[");
    }

    @Override
    public boolean print(Change change) {
      out.print(any ? ",\n" : "\n");
      out.print(json.write(change));
      any = true;
      return !out.checkError();
    }

    @Override
    public void end() {
      out.print("],\n\"looking\":[");
      String separator = "\n";
      for (ObservedInterval stretch : stretches) {
        out.print(separator);
        out.print(json.write(stretch));
        separator = ",\n";
      }
      out.println("]}");
      out.flush();
    }
  }

  /** Comma-separated values. */
  final class Csv implements HistoryPrinter {
    private final PrintWriter out;
    private final CsvTable<Change> table;

    Csv(PrintWriter out, Function<AccountId, String> names, ZoneId zone) {
      this.out = out;
      table = new ChangeText(names, zone).csv();
    }

    @Override
    public void begin(List<ObservedInterval> looking, Range range) {
      out.print(table.heading());
    }

    @Override
    public boolean print(Change change) {
      out.print(table.row(change));
      return !out.checkError();
    }

    @Override
    public void end() {
      out.flush();
    }
  }

  /** A line for each change, and for each time in which nobody looked. */
  final class Lines implements HistoryPrinter {
    private final PrintWriter out;
    private final ChangeText words;
    private final Deque<Gap> gaps = new ArrayDeque<>();
    private boolean any;

    /** The time between two stretches of looking at the same account. */
    private record Gap(ObservedInterval before, ObservedInterval after) {}

    public Lines(PrintWriter out, Function<AccountId, String> names, ZoneId zone) {
      this.out = out;
      words = new ChangeText(names, zone);
    }

    @Override
    public void begin(List<ObservedInterval> looking, Range range) {
      Map<AccountId, ObservedInterval> newest = new HashMap<>();
      looking.stream()
          .sorted(Comparator.comparing(ObservedInterval::from))
          .forEach(stretch -> {
            ObservedInterval before = newest.put(stretch.account(), stretch);
            if (before != null
                && before.until().isBefore(stretch.from())
                && stretch.from().isAfter(range.from())) {
              gaps.add(new Gap(before, stretch));
            }
          });
    }

    @Override
    public boolean print(Change change) {
      printGaps(change.firstSeenAfter());
      out.println(words.line(change));
      any = true;
      return !out.checkError();
    }

    private void printGaps(Instant until) {
      while (!gaps.isEmpty() && !gaps.getFirst().after().from().isAfter(until)) {
        Gap gap = gaps.removeFirst();
        out.println(words.gap(gap.before(), gap.after()));
      }
    }

    @Override
    public void end() {
      if (!any) {
        out.println(text("cli.history.nothing"));
      }
      printGaps(Instant.MAX);
      out.flush();
    }
  }
}
