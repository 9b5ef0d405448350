package envwatch.bench;

import envwatch.bench.Figure.Verdict;
import envwatch.history.ChangeQuery;
import envwatch.history.Range;
import envwatch.history.Subject;
import envwatch.history.store.HistoryFile;
import envwatch.history.store.HistoryReader;
import envwatch.history.store.HistoryWriter;
import envwatch.history.store.Retention;
import envwatch.model.EnvironmentKey;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** How fast a {@link FullHistory} is. */
final class HistoryFigures {
  private static final int TIMES = 9;

  private final Path file;

  /**
   * @param folder for the file
   */
  HistoryFigures(Path folder) {
    file = folder.resolve("history.db");
  }

  /** Something to measure. */
  @FunctionalInterface
  private interface Work {
    void run() throws IOException;
  }

  List<Figure> take() throws IOException {
    FullHistory.write(file);
    double opened = median(this::open);
    List<Figure> figures = new ArrayList<>();
    long size = Files.size(file);
    try (HistoryReader reader = new HistoryFile(file).read()) {
      Range day = Range.last(Duration.ofDays(1), FullHistory.END);
      Range month = Range.last(Duration.ofDays(30), FullHistory.END);
      EnvironmentKey one = FullHistory.key(7);
      double slowest =
          List.<Work>of(
                  () -> reader.past(day),
                  () -> reader.past(one, month),
                  () -> reader.changes(new ChangeQuery(month, null, null, 500)),
                  () -> reader.changes(new ChangeQuery(month, FullHistory.ACCOUNT, null, 500)),
                  () -> reader.changes(new ChangeQuery(month, null, Subject.of(one), 500)))
              .stream()
              .mapToDouble(HistoryFigures::medianOf)
              .max()
              .orElseThrow();
      figures.add(figure("history of 1.1 million changes: open and carry in", opened, 100));
      figures.add(figure("the same: slowest query of a window", slowest, 50));
      figures.add(
          new Figure(
              "the same: size of the file",
              "%.0f MB".formatted(size / 1e6),
              null,
              "under 200 MB",
              Verdict.of(size < 200_000_000)));
    }
    Instant dayLater = FullHistory.END.plus(Duration.ofDays(1));
    figures.addAll(purge("the oldest day", new Retention(Duration.ofDays(90), size), dayLater));
    Retention smaller = new Retention(Duration.ofDays(900), size * 9 / 10);
    figures.addAll(purge("a fifth for size", smaller, dayLater));
    return figures;
  }

  private List<Figure> purge(String what, Retention retention, Instant now) throws IOException {
    try (HistoryWriter writer = new HistoryFile(file).write()) {
      long began = System.nanoTime();
      Instant cut = writer.cut(retention, now);
      double longest = (System.nanoTime() - began) / 1e6;
      boolean more = true;
      while (more) {
        long step = System.nanoTime();
        more = writer.purge(cut);
        longest = Math.max(longest, (System.nanoTime() - step) / 1e6);
      }
      double whole = (System.nanoTime() - began) / 1e6;
      return List.of(
          figure("the same: longest step of a purge of " + what, longest, 50),
          figure("the same: whole purge of " + what, whole, 20_000));
    }
  }

  private static Figure figure(String what, double milliseconds, int most) {
    return new Figure(
        what,
        "%.1f ms".formatted(milliseconds),
        null,
        "under " + most + " ms",
        Verdict.of(milliseconds < most));
  }

  private void open() throws IOException {
    try (HistoryWriter writer = new HistoryFile(file).write()) {
      writer.endKilledRun();
      if (writer.reader().lastSeen().size() != FullHistory.SUBJECTS) {
        throw new IllegalStateException("the history is not whole");
      }
    }
  }

  private static double medianOf(Work work) {
    try {
      return median(work);
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  private static double median(Work work) throws IOException {
    List<Double> times = new ArrayList<>();
    for (int i = 0; i < TIMES; i++) {
      long began = System.nanoTime();
      work.run();
      times.add((System.nanoTime() - began) / 1e6);
    }
    times.sort(null);
    return times.get(TIMES / 2);
  }

  /** Takes only these figures. Arguments: a folder for the file. */
  public static void main(String[] arguments) throws IOException {
    FigureTable table =
        new FigureTable(new HistoryFigures(Files.createDirectories(Path.of(arguments[0]))).take());
    table.print(System.out);
  }
}
