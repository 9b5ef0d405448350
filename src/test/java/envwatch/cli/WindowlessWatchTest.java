package envwatch.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import envwatch.api.http.TimeLimits;
import envwatch.model.AccountId;
import envwatch.platform.AppDirectories;
import envwatch.runtime.LaunchOptions;
import envwatch.runtime.RecordedWatch;
import envwatch.secrets.MemorySecretStore;
import envwatch.secrets.SecretStoreException.Cause;
import envwatch.settings.AccountSettings;
import envwatch.settings.Settings;
import envwatch.settings.SettingsFile;
import envwatch.simulator.Simulator;
import envwatch.simulator.SimulatorOptions;
import envwatch.util.SteadyClock;
import envwatch.util.SystemTime;
import envwatch.util.Time;
import envwatch.watch.LookListener;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(60)
class WindowlessWatchTest {
  private static final AccountId LAB = new AccountId("lab");
  private static final Duration A_MINUTE = Duration.ofMinutes(1);

  @TempDir Path folder;
  private final List<String> said = new CopyOnWriteArrayList<>();
  private final MemorySecretStore keychain = new MemorySecretStore();

  /** The system's time, on which minutes are waited for as long as tenths of a second. */
  private record Hurried(SystemTime system) implements Time {
    @Override
    public Instant instant() {
      return system.instant();
    }

    @Override
    public Alarm after(Duration delay, Runnable task) {
      return system.after(delay.compareTo(A_MINUTE) < 0 ? delay : delay.dividedBy(600), task);
    }

    @Override
    public Duration elapsed() {
      return system.elapsed();
    }

    @Override
    public SteadyClock steady() {
      return system.steady();
    }

    @Override
    public Clock clock() {
      return system.clock();
    }
  }

  @Test
  void aLockedKeychainIsAskedAgainWithoutASecondWord() throws Exception {
    AppDirectories directories = AppDirectories.below(folder);
    directories.create();
    try (Simulator service = Simulator.start(SimulatorOptions.STILL);
        SystemTime time = new SystemTime()) {
      keep(directories, service);
      keychain.save(LAB, service.apiKey());
      keychain.failWith(Cause.LOCKED);
      try (WindowlessWatch watch = begin(directories, new Hurried(time))) {
        await().until(() -> !said.isEmpty());
        keychain.failWith(null);
        await().until(() -> !watch.view().environments().isEmpty());
      }
    }
    assertThat(said)
        .containsExactly(
            "The keychain is locked, so the key for Lab is not available. Unlock it and try"
                + " again.");
  }

  private WindowlessWatch begin(AppDirectories directories, Time time) {
    LaunchOptions startup =
        new LaunchOptions(directories, true, new LaunchOptions.Source.Stored(), false, null);
    RecordedWatch recorded =
        new RecordedWatch(startup, keychain, time, TimeLimits.DEFAULT, LookListener.NONE);
    return new WindowlessWatch(recorded, time, said::add, said::add).begun(startup);
  }

  private static void keep(AppDirectories directories, Simulator service) {
    try (SettingsFile file = new SettingsFile(directories)) {
      AccountSettings account =
          new AccountSettings(
              LAB, "Lab", service.address(), null, service.apiId(), true, List.of());
      file.change(settings -> settings.with(Settings.ACCOUNTS, List.of(account)));
    }
  }
}
