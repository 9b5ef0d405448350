package envwatch.ui.window;

import static envwatch.ui.model.SampleWorld.environment;
import static envwatch.ui.model.SampleWorld.running;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.Environment;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.model.SampleWorld;
import envwatch.watch.WorldView;
import java.time.Duration;
import java.time.ZoneOffset;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What of a list could not be read is said above it. */
class UnreadableBannerTest {
  private static final Environment WELL = environment("1", "Java", running());

  private final DashboardModel model = new DashboardModel(SampleWorld.NOW, Duration.ofHours(2));

  private List<BannerText> bannersOf(WorldView world) {
    model.apply(world);
    return BannerText.due(model, ZoneOffset.UTC);
  }

  @Test
  void entriesThatCouldNotBeReadAreCounted() {
    assertThat(bannersOf(SampleWorld.withUnreadable(2, WELL)))
        .singleElement()
        .satisfies(banner ->
            assertThat(banner.words())
                .startsWith("2 entries of the list of environments could not be read."));
  }

  @Test
  void aListReadAsAWholeNeedsNoWords() {
    assertThat(bannersOf(SampleWorld.of(WELL))).isEmpty();
  }
}
