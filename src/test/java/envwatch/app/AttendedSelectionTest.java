package envwatch.app;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.AccountId;
import envwatch.model.EnvironmentId;
import envwatch.model.EnvironmentKey;
import envwatch.watch.FakeTime;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class AttendedSelectionTest {
  private static final EnvironmentKey ENVIRONMENT =
      new EnvironmentKey(new AccountId("account"), new EnvironmentId("environment"));

  private final FakeTime time = new FakeTime();
  private final List<@Nullable EnvironmentKey> watched = new ArrayList<>();
  private final AttendedSelection selection = new AttendedSelection(time, watched::add);

  AttendedSelectionTest() {
    selection.select(ENVIRONMENT);
  }

  private void pass(Duration duration) {
    time.advance(duration);
    selection.update();
  }

  @Test
  void whatIsSelectedIsWatchedAtOnce() {
    assertThat(watched).containsExactly(ENVIRONMENT);
  }

  @Test
  void aWindowThatNobodyUsesWatchesNothingMoreThanTheRest() {
    pass(AttendedSelection.UNATTENDED_AFTER);
    assertThat(watched).containsExactly(ENVIRONMENT, null);
  }

  @Test
  void aWindowThatIsUsedGoesOnWatchingIt() {
    for (int minute = 0; minute < 10; minute++) {
      selection.used();
      pass(Duration.ofMinutes(1));
    }
    assertThat(watched).containsExactly(ENVIRONMENT);
  }

  @Test
  void itIsWatchedAgainAsSoonAsTheUserIsBack() {
    pass(AttendedSelection.UNATTENDED_AFTER);
    selection.used();
    selection.update();
    assertThat(watched).containsExactly(ENVIRONMENT, null, ENVIRONMENT);
  }
}
