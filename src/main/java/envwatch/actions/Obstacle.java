package envwatch.actions;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Why an action is not possible.
 *
 * @param word the detail that belongs to the kind: the status word as served, or the API version;
 *     empty if there is none
 */
public record Obstacle(Kind kind, String word) {
  /** The kind of obstacle. */
  public enum Kind {
    /** Envwatch is in read-only mode. */
    READ_ONLY,
    /** The account's service has not answered yet. */
    CONNECTING,
    /** The service currently does not answer. */
    LINK_LOST,
    /** The service rejected the key. */
    SIGNED_OUT,
    /** The account's API version lacks the action; the word is the version. */
    NOT_OFFERED,
    /** The environment is no longer watched. */
    NOT_WATCHED,
    /** The account is no longer watched. */
    ACCOUNT_NOT_WATCHED,
    /** The environment was never seen, so its state is unknown. */
    NEVER_SEEN,
    /** The environment or the machine no longer exists. */
    GONE,
    /** The account may not see the environment. */
    FORBIDDEN,
    /** The same action was already requested, and its change is not visible yet. */
    UNDER_WAY,
    /** The target is changing; the word is its state. */
    CHANGING,
    /** The environment failed and stays so; the word is its state. */
    FAILED,
    ALREADY_RUNNING,
    /** The target is suspended, archived or stopped; the word is its state. */
    ALREADY_AT_REST,
    /** The action requires a running target; the word is its state. */
    NOT_RUNNING,
    /** The environment has no machine that runs or is about to. */
    NO_MACHINE_RUNS,
    /** The account's API version cannot start one machine; the word is the version. */
    NO_MACHINE_START,
    /** There is no snapshot. */
    NO_SNAPSHOT,
    /** What the action needs of the environment is not read yet. */
    NOT_READ,
    /** The environment is of no policy, or of no blueprint. */
    NO_POLICY,
    /** The machine was served without a unique id, so requests cannot identify it. */
    NO_MACHINE_ID,
    /** The service reports that the action is currently not available; the word is the state. */
    NOT_AVAILABLE,
    /** When the environment ends is not known. */
    END_UNKNOWN,
    /** It was extended as often as is tried; the word is the number. */
    EXTENDED_OFTEN,
    /** The student has no environment yet. */
    NO_ENVIRONMENT,
    /** The account does not watch the student's environment. */
    NOT_VISIBLE,
    /** There is no student to do it for. */
    NOBODY,
    /** It does not match the filter that chose what is changed. */
    NOT_MATCHING,
    /** It was not read whole, so whether it matches the filter is not known. */
    MATCH_UNKNOWN,
    /** The user stopped the batch before the action was sent. */
    STOPPED
  }

  public static Obstacle of(Kind kind) {
    return new Obstacle(kind, "");
  }

  /** How often each occurs, in the order in which they occur. */
  static Map<Obstacle, Integer> counts(Stream<Obstacle> obstacles) {
    Map<Obstacle, Integer> counts = new LinkedHashMap<>();
    obstacles.forEach(obstacle -> counts.merge(obstacle, 1, Integer::sum));
    return counts;
  }
}
