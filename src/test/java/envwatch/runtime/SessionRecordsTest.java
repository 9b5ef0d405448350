package envwatch.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.Phase;
import envwatch.platform.AppDirectories;
import envwatch.settings.SettingsFile;
import envwatch.team.Claim;
import envwatch.team.ClaimsView;
import envwatch.watch.FakeTime;
import envwatch.watch.Samples;
import envwatch.watch.WatchedEnvironment;
import envwatch.watch.WorldView;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SessionRecordsTest {
  private static final Instant NOW = FakeTime.START;

  @Test
  void savedViewsShowWhatIsClaimedUntilNoAlertmanagerIsSet(@TempDir Path folder) throws Exception {
    AppDirectories directories = AppDirectories.below(folder);
    directories.create();
    WatchedEnvironment watched =
        new WatchedEnvironment(
            Samples.key("EN1"),
            Samples.environment("EN1", Phase.PROBLEM, "Failed"),
            NOW,
            Duration.ofMinutes(1),
            null,
            null);
    WorldView world = new WorldView(NOW, false, List.of(Samples.live(NOW)), List.of(watched));
    Claim claim = new Claim("ann", NOW, NOW.plusSeconds(900), "", false, true, null);
    try (SettingsFile settings = new SettingsFile(directories);
        SessionRecords records =
            new SessionRecords(folder, settings, new FakeTime(), Runnable::run)) {
      records.claimed(new ClaimsView(Map.of(Samples.key("EN1"), claim), Map.of(), NOW, null, 0));
      assertThat(records.views().shows("claimed:ann", watched, world)).isTrue();

      records.claimed(ClaimsView.NOTHING);

      assertThat(records.views().shows("claimed:ann", watched, world)).isFalse();
    }
  }
}
