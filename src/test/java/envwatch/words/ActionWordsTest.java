package envwatch.words;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.actions.Obstacle;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@Tag("fast")
class ActionWordsTest {
  /** The others come about only after something was asked for, and are never counted. */
  @ParameterizedTest
  @EnumSource(
      mode = EnumSource.Mode.EXCLUDE,
      names = {"END_UNKNOWN", "EXTENDED_OFTEN", "NOT_MATCHING", "MATCH_UNKNOWN"})
  void everyReasonToLeaveOutHasWordsForOneAndForSeveral(Obstacle.Kind kind) {
    Obstacle obstacle = new Obstacle(kind, "Suspended");

    assertThat(ActionWords.leftOut(Map.of(obstacle, 1))).startsWith("one ");
    assertThat(ActionWords.leftOut(Map.of(obstacle, 7))).startsWith("7 ");
  }
}
