package envwatch.training.check;

import envwatch.model.EnvironmentId;
import envwatch.probe.ProbedMachine;
import envwatch.watch.Link;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a finding consists of, as data. {@link Question} says which question it answers; words are
 * made elsewhere. Contains no secret.
 */
public sealed interface Fact {
  /** Nothing about it was seen lately enough to judge it. */
  record NotSeen() implements Fact {}

  /** It was found running: since when it runs, and so until when, is not known. */
  record RunsSinceUnknown() implements Fact {}

  /** The list of students was not seen lately enough. */
  record StudentsNotSeen() implements Fact {}

  /** The details of the class, such as its policy, were never seen. */
  record DetailsNotSeen() implements Fact {}

  /**
   * The start or the end of the class is not understood, so that nothing can be compared with it.
   *
   * @param served the text as served; empty if there was none
   */
  record TimeUnknown(String served) implements Fact {}

  /**
   * A student without environment.
   *
   * @param deleted whether there was one that was deleted
   * @param closed whether nobody may use the lab before the class, so that there can be none yet
   */
  record NoEnvironment(boolean deleted, boolean closed) implements Fact {}

  /** More than one environment for the same person. */
  record SeveralEnvironments(List<EnvironmentId> environments) implements Fact {
    public SeveralEnvironments {
      environments = List.copyOf(environments);
    }
  }

  /**
   * An environment of the class that belongs to none of its students and instructors.
   *
   * @param name of the environment
   * @param owner null if it was not served
   */
  record NoStudent(String name, @Nullable String owner) implements Fact {}

  record Asleep() implements Fact {}

  /** On its way to be suspended or deleted; the word as served. */
  record GoingDown(String word) implements Fact {}

  record Archived() implements Fact {}

  /** The service itself says that it failed; the word as served. */
  record Failed(String word) implements Fact {}

  /**
   * On its way to be ready.
   *
   * @param word as served
   * @param usually how long it usually takes; null if nothing was learned yet
   * @param late whether it takes longer than that
   */
  record Changing(String word, @Nullable Duration usually, boolean late) implements Fact {}

  /** On its way for longer than usual, and nothing about it moves. */
  record Stuck(String word, Duration lasting) implements Fact {}

  /** A state that is not documented; empty if none was served. */
  record UnknownState(String word) implements Fact {}

  record MachineNotRunning(String word) implements Fact {}

  /**
   * @param word as served
   * @param percent below 0 if no progress was served
   */
  record MachineUnfinished(String word, int percent) implements Fact {}

  /**
   * A running machine without address and host name.
   *
   * @param othersHave whether the same machine of another student has one
   */
  record NoAddress(boolean othersHave) implements Fact {}

  /** A running machine without web access, which the same machine of another student has. */
  record NoWebAccess() implements Fact {}

  /** Parts of the answer about the environment could not be understood. */
  record Unreadable(int parts) implements Fact {}

  /**
   * Not ready at the start, even if it is resumed now.
   *
   * @param expected when it is ready if it takes as long as usual
   * @param surely when it is ready if it takes as long as it ever should
   */
  record TooLate(Instant expected, Instant surely, Instant start) implements Fact {}

  /** How long it takes was never seen: so much was assumed. */
  record TimeNotLearned(Duration assumed, boolean inTime) implements Fact {}

  /**
   * Would be suspended for inactivity before the start.
   *
   * @param at when that is to be expected
   * @param after how long after it became ready or was last touched
   * @param samples from how many this was learned
   * @param early whether only the shortest of them, and not their median, ends before the start
   */
  record FallsAsleep(Instant at, Duration after, int samples, boolean early) implements Fact {}

  /**
   * When environments of the policy are suspended was not seen often enough.
   *
   * @param policy null if it is not known
   */
  record AwakeNotLearned(@Nullable String policy, int samples) implements Fact {}

  /**
   * Expires before the end of the class, or within an hour after it.
   *
   * @param end of the class
   */
  record Expires(Instant at, Instant end) implements Fact {}

  /** An expiration that is not a date in a known format; as served. */
  record ExpirationUnread(String served) implements Fact {}

  /**
   * Differs from at least two thirds of the others of its blueprint.
   *
   * @param agreeing how many have the usual value
   * @param group how many are compared, itself included
   */
  record Differs(Attribute attribute, String own, String usual, int agreeing, int group)
      implements Fact {}

  /** What is compared. */
  enum Attribute {
    SNAPSHOT,
    REGION,
    MACHINES,
    OPERATING_SYSTEM
  }

  record Gone() implements Fact {}

  record Forbidden() implements Fact {}

  record LicenseInvalid(String word) implements Fact {}

  /** What came of asking the machine whether it answers from here. */
  record FromHere(ProbedMachine probed) implements Fact {}

  record NoEmail() implements Fact {}

  /** The service does not say whether the student was invited. */
  record InvitationUnknown() implements Fact {}

  record TooManyStudents(int students, int most) implements Fact {}

  record NoStudents() implements Fact {}

  /** Entries of the list of students could not be read. */
  record UnreadableStudents(int entries) implements Fact {}

  /** No address of the lead instructor was served. */
  record InstructorNotNamed() implements Fact {}

  record InstructorWithoutEnvironment(String email) implements Fact {}

  /** Suspended; can be resumed. */
  record InstructorAsleep(String email) implements Fact {}

  record InstructorNotReady(String email, String word) implements Fact {}

  /** No answer arrived yet. */
  record NotConnected() implements Fact {}

  record LinkLost(Link.Trouble trouble, Instant since) implements Fact {}

  /** The key was rejected. */
  record SignedOut() implements Fact {}

  /** Nothing is looked at until the person resumes it. */
  record Paused() implements Fact {}

  /**
   * @param offset the service's time minus this computer's
   */
  record ClockWrong(Duration offset) implements Fact {}

  record FewCallsLeft(long left, long needed) implements Fact {}
}
