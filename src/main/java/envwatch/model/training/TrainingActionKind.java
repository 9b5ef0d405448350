package envwatch.model.training;

import java.util.Set;

/** The kinds of changes that the service offers for classes, with their properties. */
public enum TrainingActionKind {
  CREATE_CLASS,
  EDIT_CLASS,
  DELETE_CLASS(Trait.ASKS, Trait.DESTROYS),
  INVITE(Trait.ASKS),
  SUSPEND_ALL(Trait.ASKS),
  DELETE_ALL_ENVIRONMENTS(Trait.ASKS, Trait.DESTROYS),
  RESUME_FOR_STUDENTS,
  MAKE_PERSONAL_LINK,
  REVOKE_PERSONAL_LINK(Trait.ASKS),
  ADD_STUDENT,
  EDIT_STUDENT,
  REMOVE_STUDENT(Trait.ASKS),
  ADD_INSTRUCTOR,
  REMOVE_INSTRUCTOR(Trait.ASKS);

  private enum Trait {
    ASKS,
    DESTROYS
  }

  private final Set<Trait> traits;

  TrainingActionKind(Trait... traits) {
    this.traits = Set.of(traits);
  }

  /**
   * Whether the user is asked for confirmation first. Not where nothing is lost, nobody receives
   * mail, or the user fills in a form anyway.
   */
  public boolean asks() {
    return traits.contains(Trait.ASKS);
  }

  /**
   * Whether a class or environments are irrecoverably lost: the user types the name of the class.
   */
  public boolean destroys() {
    return traits.contains(Trait.DESTROYS);
  }
}
