package envwatch.weather;

import envwatch.history.store.SavingHistory;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;

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
    if (count == 0) {
      return;
    }
    SavingProgram program = new SavingProgram(folder);
    long newest = 0;
    for (int number = 0; number < count; number++) {
      newest = Math.max(newest, kill(program, number));
      judge(number, newest);
    }
    report.figure("kills while saving", String.valueOf(count));
    report.figure("changes on disk when killed", String.valueOf(newest));
  }

  private long kill(SavingProgram program, int number) throws IOException, InterruptedException {
    Path told = folder.resolve("told.txt");
    Files.deleteIfExists(told);
    Process saving = program.start(folder);
    while (saving.isAlive() && Files.size(told) == 0) {
      TimeUnit.MILLISECONDS.sleep(2);
    }
    TimeUnit.MICROSECONDS.sleep(new SplittableRandom(seed + number).nextInt(1_000 * LATEST_MILLIS));
    saving.destroyForcibly().waitFor();
    return newest(Files.readString(told));
  }

  /** The last line may be cut. */
  private static long newest(String told) {
    int end = told.lastIndexOf('\n');
    int start = told.lastIndexOf('\n', end - 1);
    return end < 0 ? 0 : Long.parseLong(told.substring(start + 1, end).strip());
  }

  private void judge(int number, long newest) {
    String broken = SavingSettings.fault(folder);
    if (!broken.isEmpty()) {
      report.breach(new Breach("settings broken by a kill", "kill-" + number, "settings", broken));
    }
    String fault = SavingHistory.fault(folder, newest);
    if (!fault.isEmpty()) {
      report.breach(new Breach("history broken by a kill", "kill-" + number, "history", fault));
    }
  }
}
