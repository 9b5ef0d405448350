package envwatch.team;

import envwatch.model.EnvironmentKey;
import envwatch.util.Subscription;
import java.util.Collection;
import java.util.function.Consumer;

/** Who is on what. All methods return at once and may be called from any thread. */
public interface ClaimService {
  /** Passes on what is known, now and after every change. */
  Subscription subscribe(Consumer<ClaimsView> listener);

  /** Passes on what becomes of claims of this window without the person, one after the other. */
  Subscription follow(Consumer<ClaimNews> listener);

  /** Asks now instead of in the next minute. */
  void lookNow();

  /**
   * Claims environments that nobody has claimed; what somebody has is left as it is.
   *
   * @param comment may be empty
   */
  void claim(Collection<EnvironmentKey> environments, String comment);

  /** Releases those that were claimed in this window, or under its name. */
  void release(Collection<EnvironmentKey> environments);
}
