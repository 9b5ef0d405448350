package envwatch.actions;

import envwatch.model.ActionKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Divides several targets into those that an action is possible for and those that are left out,
 * with the reason.
 */
public record Selection(ActionKind kind, List<EnvironmentTarget> fitting, List<LeftOut> leftOut) {
  /** A target that the action is not possible for. */
  public record LeftOut(EnvironmentTarget target, Obstacle obstacle) {}

  public Selection {
    fitting = List.copyOf(fitting);
    leftOut = List.copyOf(leftOut);
  }

  public static Selection of(
      ActionKind kind, List<EnvironmentTarget> targets, ActionContext context) {
    List<EnvironmentTarget> fitting = new ArrayList<>();
    List<LeftOut> leftOut = new ArrayList<>();
    for (EnvironmentTarget target : targets) {
      ActionRules.obstacle(kind, target, context)
          .ifPresentOrElse(
              obstacle -> leftOut.add(new LeftOut(target, obstacle)), () -> fitting.add(target));
    }
    return new Selection(kind, fitting, leftOut);
  }

  public int total() {
    return fitting.size() + leftOut.size();
  }

  /** Whether the action is possible for at least one target. */
  public boolean possible() {
    return !fitting.isEmpty();
  }

  /**
   * How many targets were left out for each obstacle, in the order in which the obstacles occurred.
   */
  public Map<Obstacle, Integer> obstacles() {
    return Obstacle.counts(leftOut.stream().map(LeftOut::obstacle));
  }
}
