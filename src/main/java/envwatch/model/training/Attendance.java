package envwatch.model.training;

/** Whether a student has come (service/api-v3-training.md: 0, 1, 2). */
public enum Attendance {
  /** Has not taken part yet. */
  INVITED,
  TOOK_PART,
  IN_CLASS,
  /** Not served, or a number that is not documented. */
  UNKNOWN
}
