package envwatch.watch;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("fast")
class RequestBudgetTest {
  private static final Instant NOW = FakeTime.START;

  private static RequestBudget budget(int inFlight, int perSecond) {
    Duration any = Duration.ofSeconds(30);
    return new RequestBudget(new WatchOptions(any, any, any, inFlight, perSecond));
  }

  @Test
  void isFullWithAllRequestsInFlightUntilOneComesBack() {
    RequestBudget budget = budget(2, 10);
    budget.take(NOW);
    assertThat(budget.full()).isFalse();
    budget.take(NOW);
    assertThat(budget.full()).isTrue();
    budget.giveBack();
    assertThat(budget.full()).isFalse();
  }

  @Test
  void theRateAllowsTheNextRequestASecondAfterTheOldestThatCounts() {
    RequestBudget budget = budget(10, 2);
    budget.take(NOW);
    budget.take(NOW.plusMillis(300));
    assertThat(budget.free(NOW.plusMillis(400))).isEqualTo(NOW.plusSeconds(1));
    assertThat(budget.free(NOW.plusSeconds(1))).isEqualTo(NOW.plusSeconds(1));
  }

  @Test
  void unusedSecondsAreNotSavedUp() {
    RequestBudget budget = budget(10, 2);
    Instant later = NOW.plusSeconds(60);
    budget.take(later);
    budget.take(later);
    assertThat(budget.free(later)).isEqualTo(later.plusSeconds(1));
  }

  @Test
  void aSmallerRateCountsWhatWasAlreadySent() {
    RequestBudget budget = budget(10, 3);
    budget.take(NOW);
    budget.take(NOW.plusMillis(100));
    budget.take(NOW.plusMillis(200));
    budget.use(
        new WatchOptions(
            Duration.ofSeconds(5), Duration.ofSeconds(5), Duration.ofSeconds(5), 10, 1));
    assertThat(budget.free(NOW.plusMillis(300))).isEqualTo(NOW.plusMillis(1200));
  }
}
