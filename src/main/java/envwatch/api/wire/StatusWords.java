package envwatch.api.wire;

import static java.util.Map.entry;

import envwatch.model.Phase;
import envwatch.model.Status;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What the words that the service's reference names for states come down to, those of all versions
 * (service/api-v1.md "Status values", api-v2.md "Status values", api-v3.md section 2). Any other
 * word is {@link Phase#UNKNOWN} and kept as served.
 */
public final class StatusWords {
  private static final Map<String, Phase> PHASES =
      Map.ofEntries(
          entry("running", Phase.RUNNING),
          entry("ready", Phase.RUNNING),
          entry("suspended", Phase.SUSPENDED),
          entry("archived", Phase.SUSPENDED),
          entry("stopped", Phase.SUSPENDED),
          entry("preparing", Phase.CHANGING),
          entry("starting", Phase.CHANGING),
          entry("resuming", Phase.CHANGING),
          entry("suspending", Phase.CHANGING),
          entry("stopping", Phase.CHANGING),
          entry("reverting", Phase.CHANGING),
          entry("rebooting", Phase.CHANGING),
          entry("deleting", Phase.CHANGING),
          entry("in progress", Phase.CHANGING),
          entry("loading from snapshot", Phase.CHANGING),
          entry("taking a snapshot", Phase.CHANGING),
          entry("publishing", Phase.CHANGING),
          entry("creation failed", Phase.PROBLEM),
          entry("creationfailed", Phase.PROBLEM),
          entry("deleted", Phase.PROBLEM));

  private StatusWords() {}

  /**
   * @param served null when the service told no state
   */
  public static Status status(@Nullable String served) {
    String word = ServedText.line(served);
    return word == null ? Status.UNTOLD : new Status(phase(word), word);
  }

  /** Letter case does not matter. */
  public static Phase phase(String word) {
    return PHASES.getOrDefault(word.toLowerCase(Locale.ROOT), Phase.UNKNOWN);
  }
}
