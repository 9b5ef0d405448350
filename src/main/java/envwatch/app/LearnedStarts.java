package envwatch.app;

import envwatch.history.DurationEstimate;
import envwatch.history.History;
import envwatch.history.UsualTimes;
import envwatch.model.AccountId;
import envwatch.ui.actions.UsualStart;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/** How long new environments took, as the history has learned it. */
record LearnedStarts(History history) implements UsualStart {
  @Override
  public CompletableFuture<@Nullable DurationEstimate> of(AccountId account, String blueprint) {
    return history
        .learned()
        .thenApply(samples -> {
          UsualTimes times = new UsualTimes();
          samples.forEach(times::add);
          return times.of(account, blueprint, null, null);
        });
  }
}
