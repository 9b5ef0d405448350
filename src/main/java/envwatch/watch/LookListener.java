package envwatch.watch;

import envwatch.api.ApiException;
import envwatch.model.AccountId;
import org.jspecify.annotations.Nullable;

/** Learns of every look that ends; a view tells only what is known after some of them. */
@FunctionalInterface
public interface LookListener {
  LookListener NONE = (account, failure) -> {};

  /**
   * Called on a thread of the engine; must be thread-safe and return immediately.
   *
   * @param failure why the look failed; null if it was answered
   */
  void ended(AccountId account, @Nullable ApiException failure);
}
