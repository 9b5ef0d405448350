package envwatch.app;

import envwatch.model.AccountId;
import envwatch.model.ApiVersion;
import envwatch.model.Secret;
import envwatch.platform.AppDirectories;
import envwatch.secrets.MemorySecretStore;
import envwatch.secrets.SecretStoreException;
import envwatch.settings.AccountSettings;
import envwatch.settings.Settings;
import envwatch.settings.SettingsFile;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.secrets.MemoryClipboard;
import envwatch.util.SystemTime;
import envwatch.watch.Watch;
import envwatch.watch.WatchOptions;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import javafx.application.Platform;

/**
 * The whole program in a JVM of its own, on a service that is told as arguments: prints what a
 * while of it costs once everything was read.
 */
public final class ScaleRun {
  private static final WatchOptions QUICKLY =
      new WatchOptions(
          Duration.ofSeconds(5), Duration.ofSeconds(10), Duration.ofSeconds(30), 6, 300);
  private static final Duration PATIENCE = Duration.ofMinutes(6);
  private static final Duration SETTLING = Duration.ofSeconds(60);
  private static final Duration BEAT = Duration.ofMillis(5);

  private ScaleRun() {}

  /** Arguments: address, id, key, how many environments there are, seconds to measure. */
  public static void main(String[] arguments)
      throws IOException, InterruptedException, SecretStoreException {
    int environments = Integer.parseInt(arguments[3]);
    Duration measured = Duration.ofSeconds(Long.parseLong(arguments[4]));
    Path folder = Files.createTempDirectory("scale");
    Platform.startup(() -> {});
    Platform.setImplicitExit(false);
    AccountId lab = new AccountId("lab");
    AccountSettings account =
        new AccountSettings(
            lab,
            "Lab",
            URI.create(arguments[0]),
            new ApiVersion(3),
            arguments[1],
            false,
            List.of());
    try (SettingsFile file = new SettingsFile(AppDirectories.below(folder))) {
      file.change(settings -> settings.with(Settings.ACCOUNTS, List.of(account)));
    }
    MemorySecretStore keys = new MemorySecretStore();
    keys.save(lab, Secret.of(arguments[2]));
    OpenEnvwatch program =
        new OpenEnvwatch(folder, keys, new SystemTime(), new MemoryClipboard(), page -> {});
    Watch watch = program.session().watch();
    watch.use(QUICKLY);
    long waited = System.nanoTime();
    while (complete(watch) < environments && System.nanoTime() - waited < PATIENCE.toNanos()) {
      TimeUnit.MILLISECONDS.sleep(500);
    }
    watch.use(WatchOptions.DEFAULT);
    watch.lookNow();
    TimeUnit.MILLISECONDS.sleep(SETTLING.toMillis());
    System.out.println(measure(measured));
    System.exit(0);
  }

  private static long complete(Watch watch) {
    return watch.view().environments().stream()
        .filter(each -> each.environment() != null && each.environment().complete())
        .count();
  }

  /** CPU in percent of a core; then in milliseconds the 99th percentile and the longest stretch. */
  private static String measure(Duration measured) throws InterruptedException {
    long fx = OnJavaFx.call(() -> Thread.currentThread().threadId());
    long before = processorTime();
    TimeUnit.MILLISECONDS.sleep(measured.toMillis());
    double share = 100.0 * (processorTime() - before) / measured.toNanos();
    List<Long> stretches = new ArrayList<>();
    long end = System.nanoTime() + measured.toNanos();
    while (System.nanoTime() < end) {
      long busy = ManagementFactory.getThreadMXBean().getThreadCpuTime(fx);
      CountDownLatch free = new CountDownLatch(1);
      Platform.runLater(free::countDown);
      free.await();
      stretches.add(ManagementFactory.getThreadMXBean().getThreadCpuTime(fx) - busy);
      TimeUnit.MILLISECONDS.sleep(BEAT.toMillis());
    }
    stretches.sort(Long::compare);
    return "%.2f %.2f %.2f"
        .formatted(
            share, stretches.get(stretches.size() * 99 / 100) / 1e6, stretches.getLast() / 1e6);
  }

  private static long processorTime() {
    return ProcessHandle.current().info().totalCpuDuration().orElse(Duration.ZERO).toNanos();
  }
}
