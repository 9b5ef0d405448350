package envwatch.simulator;

/**
 * Which classes a new world has.
 *
 * @param demo whether it has those that show everything
 * @param classes how many others: the first is about to start, the second has no students
 * @param seats how many students the first of the others has, each with a running environment
 */
public record TrainingPlan(boolean demo, int classes, int seats) {
  public static final TrainingPlan NONE = new TrainingPlan(false, 0, 0);

  /** One about to start, one running, one just over, and a few further ones. */
  public static final TrainingPlan DEMO = new TrainingPlan(true, 0, 0);

  public TrainingPlan {
    if (classes < 0 || seats < 0) {
      throw new IllegalArgumentException("There cannot be fewer than no classes or seats");
    }
  }

  public static TrainingPlan of(int classes, int seats) {
    return new TrainingPlan(false, classes, seats);
  }
}
