package envwatch.notices;

import envwatch.history.Change;
import envwatch.model.Phase;
import envwatch.watch.WorldView;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** What notices make of each view. */
public final class NoticePipelineBenchmark {
  private static final NoticeRules RULES =
      new NoticeRules(
          EnumSet.allOf(NoticeReason.class),
          Duration.ofHours(2),
          List.of(),
          true,
          false,
          List.of(new ViewRule("Problems", "status:problem", Set.of(Phase.PROBLEM))));

  private final NoticePipeline pipeline =
      new NoticePipeline((filter, environment, world) -> true, ZoneOffset.UTC);

  /** The nanoseconds that a view and its changes take. */
  public long take(WorldView world, List<Change> changes) {
    Instant now = world.at();
    long began = System.nanoTime();
    pipeline.changed(changes, now);
    pipeline.looked(world, now);
    pipeline.tick(RULES, now);
    pipeline.view();
    pipeline.remembered(account -> true);
    pipeline.nextDue(RULES, now);
    return System.nanoTime() - began;
  }
}
