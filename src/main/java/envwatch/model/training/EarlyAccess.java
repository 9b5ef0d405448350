package envwatch.model.training;

/** Who may use the lab before the class begins (service/api-v3-training.md: 0, 1, 2). */
public enum EarlyAccess {
  EVERYBODY,
  INSTRUCTOR_ONLY,
  NOBODY
}
