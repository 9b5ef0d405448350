package envwatch.simulator.world;

import java.time.Instant;

/** Fills a new world with classes; what happened in them is put on the agenda, to be lived. */
final class TrainingSeed {
  private final Training.Content content;

  public TrainingSeed(Training.Content content) {
    this.content = content;
  }

  public void fill(TrainingPlan plan, Instant now) {
    if (plan.demo()) {
      new DemoClasses(new ClassSeed(content, now), now).fill();
    }
    if (plan.classes() > 0) {
      new ManyClasses(new ClassSeed(content, now), now).fill(plan.classes(), plan.seats());
    }
  }
}
