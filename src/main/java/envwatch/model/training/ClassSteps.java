package envwatch.model.training;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The steps of a class of several steps, each with a blueprint of its own.
 *
 * @param enabled null when it was not served; when changing, null leaves it as it is
 * @param studentsMaySwitch whether students change to another step by themselves; null like enabled
 */
public record ClassSteps(
    @Nullable Boolean enabled, @Nullable Boolean studentsMaySwitch, List<Step> steps) {
  public static final ClassSteps NONE = new ClassSteps(null, null, List.of());

  public ClassSteps {
    steps = List.copyOf(steps);
  }

  /**
   * One of the steps.
   *
   * @param first whether students begin with it; presumably exactly one is
   */
  public record Step(String blueprintId, boolean first) {}
}
