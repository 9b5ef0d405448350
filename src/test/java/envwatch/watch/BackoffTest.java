package envwatch.watch;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("fast")
class BackoffTest {
  private static final Duration FIRST = Duration.ofSeconds(5);

  @Test
  void doublesUpToFiveMinutes() {
    Backoff backoff = new Backoff(FIRST, Rig.NO_JITTER);
    assertThat(Stream.generate(backoff::next).limit(8).map(Duration::toSeconds))
        .containsExactly(5L, 10L, 20L, 40L, 80L, 160L, 300L, 300L);
  }

  @Test
  void staysAtFiveMinutesHoweverOftenItFails() {
    Backoff backoff = new Backoff(FIRST, () -> -1L);
    assertThat(Stream.generate(backoff::next).limit(10_000).reduce((one, next) -> next))
        .contains(Duration.ofMinutes(5));
  }

  @Test
  void isSpreadByATenth() {
    RandomGenerator lowest = () -> 0L;
    assertThat(new Backoff(FIRST, lowest).next()).isEqualTo(Duration.ofMillis(4500));
  }

  @Test
  void beginsAnewAfterSuccess() {
    Backoff backoff = new Backoff(FIRST, Rig.NO_JITTER);
    backoff.next();
    backoff.next();
    backoff.reset();
    assertThat(backoff.next()).isEqualTo(FIRST);
  }
}
