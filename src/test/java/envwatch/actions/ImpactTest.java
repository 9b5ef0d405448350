package envwatch.actions;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.Action;
import envwatch.model.ActionKind;
import envwatch.model.EnvironmentId;
import envwatch.model.MachineId;
import envwatch.model.SnapshotId;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@Tag("fast")
class ImpactTest {
  private static final EnvironmentId LAB = new EnvironmentId("lab");
  private static final MachineId WEB = new MachineId("web");
  private static final Set<Impact> FOR_GOOD =
      EnumSet.of(Impact.WORK, Impact.MACHINE, Impact.ENVIRONMENT);

  static List<Action> plainActions() {
    return List.of(
        new Action.ResumeEnvironment(LAB),
        new Action.SuspendEnvironment(LAB),
        new Action.ExtendEnvironment(LAB),
        new Action.PostponeInactivity(LAB),
        new Action.RevertEnvironment(LAB, null),
        new Action.DeleteEnvironment(LAB),
        new Action.MarkSnapshotDefault(LAB, new SnapshotId("one")),
        new Action.RevertMachine(LAB, WEB),
        new Action.RebootMachine(LAB, WEB),
        new Action.DeleteMachine(LAB, WEB),
        new Action.RunPath(LAB, WEB, "/opt/reset.sh"));
  }

  @ParameterizedTest
  @MethodSource("plainActions")
  void whatLosesSomethingForGoodDestroys(Action action) {
    assertThat(action.kind().destroys()).isEqualTo(FOR_GOOD.contains(Impact.of(action)));
  }

  @Test
  void whatDestroysAsksFirst() {
    assertThat(ActionKind.values()).filteredOn(ActionKind::destroys).allMatch(kind -> kind.asks(1));
  }

  @Test
  void whatShowsNowhereIsNotFollowed() {
    assertThat(ActionKind.values())
        .filteredOn(kind -> !kind.canBeFollowed())
        .containsExactlyInAnyOrder(
            ActionKind.POSTPONE_INACTIVITY,
            ActionKind.MARK_SNAPSHOT_DEFAULT,
            ActionKind.RUN_PATH,
            ActionKind.INVITE_END_USER);
  }
}
