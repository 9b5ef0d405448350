package envwatch.weather;

import envwatch.actions.SavingActivities;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

/** Kills a process that saves, at any moment; afterwards every file is the old one or the new. */
final class Kills {
  private static final int LATEST_MILLIS = 60;

  private final long seed;
  private final Report report;
  private final Path folder;

  Kills(long seed, Report report, Path folder) {
    this.seed = seed;
    this.report = report;
    this.folder = folder;
  }

  void run(int count) throws IOException, InterruptedException {
    Files.createDirectories(folder);
    long newest = 0;
    for (int number = 0; number < count; number++) {
      newest = Math.max(newest, kill(number));
      judge(number, newest);
    }
    report.figure("kills while saving", String.valueOf(count));
    report.figure("activities on disk when killed", String.valueOf(newest));
  }

  private long kill(int number) throws IOException, InterruptedException {
    Process saving =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-Xmx64m",
                "-cp",
                System.getProperty("java.class.path"),
                Saving.class.getName(),
                folder.toString())
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    try (BufferedReader told = saving.inputReader()) {
      AtomicLong newest = new AtomicLong(parsed(told.readLine()));
      Thread reading =
          Thread.ofVirtual().start(() -> told.lines().forEach(line -> newest.set(parsed(line))));
      TimeUnit.MICROSECONDS.sleep(
          new SplittableRandom(seed + number).nextInt(1_000 * LATEST_MILLIS));
      saving.destroyForcibly().waitFor();
      reading.join();
      return newest.get();
    }
  }

  /** The last line may be cut. */
  private static long parsed(String line) {
    return line == null || line.isBlank() ? 0 : Long.parseLong(line.strip());
  }

  private void judge(int number, long newest) {
    String broken = SavingSettings.fault(folder);
    if (!broken.isEmpty()) {
      report.breach(new Breach("settings broken by a kill", "kill-" + number, "settings", broken));
    }
    String fault = SavingActivities.fault(folder, newest);
    if (!fault.isEmpty()) {
      report.breach(new Breach("record broken by a kill", "kill-" + number, "record", fault));
    }
  }
}
