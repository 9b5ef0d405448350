package envwatch.words;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.actions.EnvironmentTarget;
import envwatch.actions.FakeWorld;
import envwatch.model.Action;
import envwatch.model.EnvironmentId;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("fast")
class LossWordsTest {
  private static final EnvironmentId LAB = new EnvironmentId("a");

  private static final List<EnvironmentTarget> TWO =
      List.of(FakeWorld.target("a"), FakeWorld.target("b"));

  @Test
  void theQuestionWhetherToDelayAutoSuspendIsASentence() {
    assertThat(LossWords.question(new Action.PostponeInactivity(LAB), TWO))
        .isEqualTo("Delay auto-suspend of 2 environments?");
  }

  @Test
  void onlyADefaultSnapshotIsCalledSo() {
    assertThat(LossWords.question(new Action.TakeSnapshot(LAB, "s", "", false), TWO))
        .isEqualTo("Take a snapshot of 2 environments?");
    assertThat(LossWords.question(new Action.TakeSnapshot(LAB, "s", "", true), TWO))
        .isEqualTo("Take a default snapshot of 2 environments?");
  }
}
