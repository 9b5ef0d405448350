package envwatch.training.check;

import java.util.function.Function;

/** What the check asks, in this order. */
public enum Question {
  /** Whether every student has one environment, and every environment a student. */
  ENVIRONMENT(EnvironmentQuestion::new),
  /** Whether the environments are ready. */
  STATE(StateQuestion::new),
  /** Whether each machine is running, reachable and finished with what it was doing. */
  MACHINES(MachinesQuestion::new),
  /** Whether what is not ready will be ready at the start. */
  READY_IN_TIME(ReadyQuestion::new),
  /** Whether what is ready will not be suspended for inactivity before the start. */
  STAYS_AWAKE(AwakeQuestion::new),
  /** Whether no environment expires before the end of the class, and an hour after it. */
  LASTS(LastsQuestion::new),
  /** Whether the environments are alike. */
  SAME(SameQuestion::new),
  /** Whether the environments exist, may be seen, and have a valid license. */
  ACCESS(AccessQuestion::new),
  /** Whether everybody can be reached and has a place. */
  ROSTER(RosterQuestion::new),
  /** Whether the instructor has an environment that is ready. */
  INSTRUCTOR(InstructorQuestion::new),
  /** Whether machines answer from this computer; only when a person wants to know. */
  FROM_HERE(FromHereQuestion::new),
  /** Whether this computer can watch the class. */
  COMPUTER(ComputerQuestion::new);

  private final Function<ClassFacts, CheckQuestion> asking;

  Question(Function<ClassFacts, CheckQuestion> asking) {
    this.asking = asking;
  }

  Answer answer(ClassFacts facts) {
    return asking.apply(facts).answer();
  }

  /** Whether it is about the students of the class. */
  boolean ofStudents() {
    return this != INSTRUCTOR && this != FROM_HERE && this != COMPUTER;
  }
}
