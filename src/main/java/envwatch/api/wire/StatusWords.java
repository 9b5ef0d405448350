package envwatch.api.wire;

import static java.util.Map.entry;

import envwatch.model.Phase;
import envwatch.model.Status;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Maps the documented status words of all API versions to phases (service/api-v1.md "Status
 * values", api-v2.md "Status values", api-v3.md section 2). Any other word maps to {@link
 * Phase#UNKNOWN} and is kept as served.
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

  /** Shared instances: lists of thousands of machines contain little else. */
  private static final Map<String, Status> USUAL =
      Stream.of("Running", "Ready", "Suspended", "Preparing", "In progress", "Not ready")
          .collect(Collectors.toMap(word -> word, word -> new Status(phase(word), word)));

  private StatusWords() {}

  /** The documented words, in lower case and in alphabetical order. */
  public static List<String> documented() {
    return PHASES.keySet().stream().sorted().toList();
  }

  /**
   * @param served null when the service reported no state
   */
  public static Status status(@Nullable String served) {
    Status usual = served == null ? null : USUAL.get(served);
    if (usual != null) {
      return usual;
    }
    String word = ServedText.line(served);
    return word == null ? Status.UNTOLD : new Status(phase(word), word);
  }

  /** Maps a word to its phase, ignoring case. */
  public static Phase phase(String word) {
    return PHASES.getOrDefault(word.toLowerCase(Locale.ROOT), Phase.UNKNOWN);
  }
}
