package envwatch.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.runner.RunnerException;

/**
 * Takes all figures, prints them and writes {@code target/bench.json}. Run by {@code mvn -Pbench
 * verify}; arguments: minutes of the soak, then the flags of the shipped program's JVM.
 */
public final class Bench {
  private static final Path TARGET = Path.of("target");

  private Bench() {}

  public static void main(String[] arguments)
      throws IOException, InterruptedException, RunnerException {
    Duration soak = Duration.ofMinutes(Long.parseLong(arguments[0]));
    List<String> flags = List.of(arguments).subList(1, arguments.length);
    Path work = Files.createDirectories(TARGET.resolve("bench"));

    List<Figure> figures = new ArrayList<>();
    figures.addAll(
        new PackagedFigures(
                TARGET.resolve("packaging/image").toAbsolutePath(),
                TARGET.resolve("installers"),
                Files.createTempDirectory(work, "data").toAbsolutePath(),
                soak)
            .take());
    tell(figures);
    figures.addAll(new HistoryFigures(Files.createTempDirectory(work, "history")).take());
    tell(figures);
    figures.addAll(ViewFigures.take());
    tell(figures);
    figures.addAll(new ScaleFigures(flags).take());
    tell(figures);
    figures.addAll(new InProcessFigures(flags).take());
    tell(figures);
  }

  private static void tell(List<Figure> figures) {
    FigureTable table = new FigureTable(figures);
    table.print(System.out);
    table.write(TARGET.resolve("bench.json"));
  }
}
