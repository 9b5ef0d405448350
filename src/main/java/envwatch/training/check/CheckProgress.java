package envwatch.training.check;

/**
 * How far the looks of a check are.
 *
 * @param done how many environments answered, or cannot be looked at
 * @param total how many are looked at; 0 while the students are not known
 */
public record CheckProgress(int done, int total) {
  /** Nothing has answered yet. */
  public static final CheckProgress BEGUN = new CheckProgress(0, 0);
}
