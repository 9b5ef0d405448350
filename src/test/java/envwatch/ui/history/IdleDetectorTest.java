package envwatch.ui.history;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class IdleDetectorTest {
  private static final Instant NOON = Instant.parse("2026-11-21T12:00:00Z");

  private final List<Instant> visits = new ArrayList<>();
  private final List<Instant> away = new ArrayList<>();
  private final IdleDetector presence = new IdleDetector(visits::add, away::add);

  private static Instant after(int minutes) {
    return NOON.plusSeconds(60L * minutes);
  }

  @Test
  void aStartTellsSinceWhenThePersonWasAway() {
    presence.start(after(-70), NOON);
    assertThat(away).containsExactly(after(-70));
  }

  @Test
  void theFirstStartOfAllTellsNothing() {
    presence.start(null, NOON);
    assertThat(away).isEmpty();
  }

  @Test
  void whoRestartsTheProgramWithinAMinuteWasNotAway() {
    presence.start(NOON.minusSeconds(59), NOON);
    assertThat(away).isEmpty();
  }

  @Test
  void whoComesBackAfterTenMinutesWasAway() {
    presence.start(null, NOON);
    presence.leaves(after(1));
    presence.looks(after(11));
    assertThat(away).containsExactly(after(1));
  }

  @Test
  void whoComesBackSoonerWasNotAway() {
    presence.start(null, NOON);
    presence.leaves(after(1));
    presence.looks(after(10));
    assertThat(away).isEmpty();
  }

  @Test
  void whoseComputerSleptWasAwayAlthoughTheWindowKeptTheFocus() {
    presence.start(null, NOON);
    presence.looks(after(1));
    presence.looks(after(61));
    assertThat(away).containsExactly(after(1));
  }

  @Test
  void theVisitIsStoredOnceAMinuteAndAtItsEnd() {
    presence.start(null, NOON);
    presence.looks(NOON.plusSeconds(30));
    presence.looks(NOON.plusSeconds(61));
    presence.leaves(NOON.plusSeconds(70));
    assertThat(visits).containsExactly(NOON, NOON.plusSeconds(61), NOON.plusSeconds(70));
  }

  @Test
  void beforeTheHistoryWasReadNothingIsStoredOverTheLastVisit() {
    presence.looks(NOON);
    presence.leaves(NOON);
    assertThat(visits).isEmpty();
  }
}
