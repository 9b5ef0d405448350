package envwatch.team;

import envwatch.api.ApiException;
import envwatch.model.EnvironmentKey;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Who is on what, and what is silenced, as Alertmanager told it last.
 *
 * @param readAt when it was told; null for never
 * @param failure why it was not told since; null if the last time succeeded
 * @param unjudged how many silences were not compared with the environments: that would have taken
 *     too long
 */
public record ClaimsView(
    Map<EnvironmentKey, Claim> claims,
    Map<EnvironmentKey, List<SilencedBy>> silenced,
    @Nullable Instant readAt,
    @Nullable ApiException failure,
    int unjudged) {
  public static final ClaimsView NOTHING = new ClaimsView(Map.of(), Map.of(), null, null, 0);

  public ClaimsView {
    claims = Map.copyOf(claims);
    silenced = Map.copyOf(silenced);
  }

  /** Whether it is known who is on an environment, or that nobody is. */
  public boolean tellsOf(EnvironmentKey key) {
    return readAt != null || claims.containsKey(key) || silenced.containsKey(key);
  }

  /**
   * Of which nobody is to be told at that moment: somebody is on them, or has silenced them. What
   * others did counts no longer than was known, however long nothing more is heard.
   */
  public Set<EnvironmentKey> quiet(Instant now) {
    Set<EnvironmentKey> quiet = new HashSet<>();
    claims.forEach((key, claim) -> {
      if (claim.mine() || claim.until().isAfter(now)) {
        quiet.add(key);
      }
    });
    silenced.forEach((key, all) -> {
      if (all.stream().anyMatch(each -> each.certain() && each.until().isAfter(now))) {
        quiet.add(key);
      }
    });
    return quiet;
  }
}
