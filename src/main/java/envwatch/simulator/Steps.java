package envwatch.simulator;

import java.util.List;

/**
 * The steps of a class, each with a blueprint of its own.
 *
 * @param studentsSwitch whether students may go on to another step by themselves
 */
record Steps(boolean enabled, boolean studentsSwitch, List<Step> steps) {
  static final Steps NONE = new Steps(false, false, List.of());

  Steps {
    steps = List.copyOf(steps);
  }

  /** One of the steps; exactly one of them is the default. */
  record Step(LabBlueprint blueprint, boolean isDefault) {}
}
