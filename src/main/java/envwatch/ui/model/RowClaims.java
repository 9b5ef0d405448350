package envwatch.ui.model;

import envwatch.model.EnvironmentKey;
import envwatch.team.Claim;
import envwatch.team.ClaimsView;
import envwatch.team.SilencedBy;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What a team does about an environment.
 *
 * @param asked whether it is known; else nothing is said about it
 * @param claim null if nobody is on it
 * @param silenced who else has silenced it
 */
public record RowClaims(boolean asked, @Nullable Claim claim, List<SilencedBy> silenced) {
  /** There is no team. */
  public static final RowClaims NONE = new RowClaims(false, null, List.of());

  private static final RowClaims NOBODY = new RowClaims(true, null, List.of());

  static RowClaims of(ClaimsView view, EnvironmentKey key) {
    Claim claim = view.claims().get(key);
    List<SilencedBy> silenced = Objects.requireNonNullElse(view.silenced().get(key), List.of());
    if (claim == null && silenced.isEmpty()) {
      return view.tellsOf(key) ? NOBODY : NONE;
    }
    return new RowClaims(true, claim, silenced);
  }

  /** Whether this window is on it, or another one of the same name. */
  public boolean mine() {
    return claim != null && claim.mine();
  }
}
