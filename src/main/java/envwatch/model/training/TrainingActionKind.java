package envwatch.model.training;

/** The kinds of changes that the service offers for classes, with their properties. */
public enum TrainingActionKind {
  CREATE_CLASS,
  EDIT_CLASS,
  DELETE_CLASS,
  INVITE,
  SUSPEND_ALL,
  DELETE_ALL_ENVIRONMENTS,
  RESUME_FOR_STUDENTS,
  MAKE_PERSONAL_LINK,
  REVOKE_PERSONAL_LINK,
  ADD_STUDENT,
  EDIT_STUDENT,
  REMOVE_STUDENT,
  ADD_INSTRUCTOR,
  REMOVE_INSTRUCTOR;

  /**
   * Whether a class or environments are irrecoverably lost: the user types the name of the class.
   */
  public boolean destroys() {
    return this == DELETE_CLASS || this == DELETE_ALL_ENVIRONMENTS;
  }
}
