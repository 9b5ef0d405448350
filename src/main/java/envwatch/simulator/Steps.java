package envwatch.simulator;

import java.util.List;

/**
 * The steps of a class, each with a blueprint of its own.
 *
 * @param studentsSwitch whether students may go on to another step by themselves
 */
public record Steps(boolean enabled, boolean studentsSwitch, List<Step> steps) {
  public static final Steps NONE = new Steps(false, false, List.of());

  public Steps {
    steps = List.copyOf(steps);
  }

  /** One of the steps; exactly one of them is the default. */
  public record Step(LabBlueprint blueprint, boolean isDefault) {}
}
