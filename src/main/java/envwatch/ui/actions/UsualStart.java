package envwatch.ui.actions;

import envwatch.history.DurationEstimate;
import envwatch.model.AccountId;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/** Knows how long a new environment usually takes until it is ready. */
@FunctionalInterface
public interface UsualStart {
  /**
   * Returns at once.
   *
   * @param blueprint its name
   * @return completed on any thread, never exceptionally; with null if nothing was learned yet
   */
  CompletableFuture<@Nullable DurationEstimate> of(AccountId account, String blueprint);
}
