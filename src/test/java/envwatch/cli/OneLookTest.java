package envwatch.cli;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.watch.FakeService;
import envwatch.watch.Samples;
import envwatch.watch.WatchOptions;
import envwatch.watch.WatchedEnvironment;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("fast")
class OneLookTest {
  private final InstantSource clock = () -> Instant.parse("2026-01-01T12:00:00Z");
  private final FakeService service = FakeService.listingAll(clock);

  @Test
  void whatTheListTellsOnlyInALineIsLookedAt() {
    service.put(Samples.running("A"));
    service.listLines();

    WatchedEnvironment seen =
        new OneLook(service, clock, WatchOptions.DEFAULT)
            .at(Samples.account())
            .environments()
            .getFirst();

    assertThat(seen.environment().complete()).isTrue();
  }

  @Test
  void noMoreIsAskedInASecondThanTheWindowAsks() {
    for (int number = 0; number < 9; number++) {
      service.put(Samples.running("E" + number));
    }
    service.listLines();
    long began = System.nanoTime();

    new OneLook(service, clock, WatchOptions.DEFAULT).at(Samples.account());

    assertThat(Duration.ofNanos(System.nanoTime() - began))
        .as("for nine requests at four a second")
        .isGreaterThanOrEqualTo(Duration.ofSeconds(2));
  }

  @Test
  void whatTheListTellsWholeIsNotAskedForAgain() {
    service.put(Samples.running("A"));

    new OneLook(service, clock, WatchOptions.DEFAULT).at(Samples.account());

    assertThat(service.asked()).containsExactly("connect", "list");
  }
}
