package envwatch.actions;

import static envwatch.actions.FakeWorld.target;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.actions.Obstacle.Kind;
import envwatch.model.ActionKind;
import envwatch.watch.FakeTime;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("fast")
class SelectionTest {
  private final FakeWorld world = new FakeWorld(new FakeTime());

  @Test
  void aMixedSelectionKeepsWhatFitsAndCountsTheRestByReason() {
    world.running("a").suspended("b").running("c").suspended("d").changing("e");

    Selection selection =
        Selection.of(
            ActionKind.SUSPEND_ENVIRONMENT,
            List.of(target("a"), target("b"), target("c"), target("d"), target("e")),
            world.context());

    assertThat(selection.fitting()).containsExactly(target("a"), target("c"));
    assertThat(selection.total()).isEqualTo(5);
    assertThat(selection.obstacles())
        .isEqualTo(
            Map.of(
                new Obstacle(Kind.ALREADY_AT_REST, "Suspended"),
                2,
                new Obstacle(Kind.CHANGING, "Changing"),
                1));
  }

  @Test
  void aSelectionInWhichNothingFitsIsNotPossible() {
    world.suspended("a");

    Selection selection =
        Selection.of(ActionKind.SUSPEND_ENVIRONMENT, List.of(target("a")), world.context());

    assertThat(selection.possible()).isFalse();
    assertThat(selection.leftOut()).hasSize(1);
  }
}
