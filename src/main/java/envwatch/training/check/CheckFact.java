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
public sealed interface CheckFact {
  /** Nothing about it was seen lately enough to judge it. */
  record NotSeen() implements CheckFact {}

  /** It was found running: since when it runs, and so until when, is not known. */
  record RunsSinceUnknown() implements CheckFact {}

  /** The list of students was not seen lately enough. */
  record StudentsNotSeen() implements CheckFact {}

  /** The details of the class, such as its policy, were never seen. */
  record DetailsNotSeen() implements CheckFact {}

  /**
   * The start or the end of the class is not understood, so that nothing can be compared with it.
   *
   * @param served the text as served; empty if there was none
   */
  record TimeUnknown(String served) implements CheckFact {}

  /**
   * A student without environment.
   *
   * @param deleted whether there was one that was deleted
   * @param closed whether nobody may use the lab before the class, so that there can be none yet
   */
  record NoEnvironment(boolean deleted, boolean closed) implements CheckFact {}

  /** More than one environment for the same person. */
  record SeveralEnvironments(List<EnvironmentId> environments) implements CheckFact {
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
  record NoStudent(String name, @Nullable String owner) implements CheckFact {}

  record Asleep() implements CheckFact {}

  /** On its way to be suspended or deleted; the word as served. */
  record GoingDown(String word) implements CheckFact {}

  record Archived() implements CheckFact {}

  /** The service itself says that it failed; the word as served. */
  record Failed(String word) implements CheckFact {}

  /**
   * On its way to be ready.
   *
   * @param word as served
   * @param usually how long it usually takes; null if nothing was learned yet
   * @param late whether it takes longer than that
   */
  record Changing(String word, @Nullable Duration usually, boolean late) implements CheckFact {}

  /** On its way for longer than usual, and nothing about it moves. */
  record Stuck(String word, Duration lasting) implements CheckFact {}

  /** A state that is not documented; empty if none was served. */
  record UnknownState(String word) implements CheckFact {}

  record MachineNotRunning(String word) implements CheckFact {}

  /**
   * @param word as served
   * @param percent below 0 if no progress was served
   */
  record MachineUnfinished(String word, int percent) implements CheckFact {}

  /**
   * A running machine without address and host name.
   *
   * @param othersHave whether the same machine of another student has one
   */
  record NoAddress(boolean othersHave) implements CheckFact {}

  /** A running machine without web access, which the same machine of another student has. */
  record NoWebAccess() implements CheckFact {}

  /** Parts of the answer about the environment could not be understood. */
  record Unreadable(int parts) implements CheckFact {}

  /**
   * Not ready at the start, even if it is resumed now.
   *
   * @param expected when it is ready if it takes as long as usual
   * @param surely when it is ready if it takes as long as it ever should
   */
  record TooLate(Instant expected, Instant surely, Instant start) implements CheckFact {}

  /** How long it takes was never seen: so much was assumed. */
  record TimeNotLearned(Duration assumed, boolean inTime) implements CheckFact {}

  /**
   * Would be suspended for inactivity before the start.
   *
   * @param at when that is to be expected
   * @param after how long after it became ready or was last touched
   * @param samples from how many this was learned
   * @param early whether only the shortest of them, and not their median, ends before the start
   */
  record FallsAsleep(Instant at, Duration after, int samples, boolean early) implements CheckFact {}

  /**
   * When environments of the policy are suspended was not seen often enough.
   *
   * @param policy null if it is not known
   */
  record AwakeNotLearned(@Nullable String policy, int samples) implements CheckFact {}

  /**
   * Expires before the end of the class, or within an hour after it.
   *
   * @param end of the class
   */
  record Expires(Instant at, Instant end) implements CheckFact {}

  /** An expiration that is not a date in a known format; as served. */
  record ExpirationUnread(String served) implements CheckFact {}

  /**
   * Differs from at least two thirds of the others of its blueprint.
   *
   * @param agreeing how many have the usual value
   * @param group how many are compared, itself included
   */
  record Differs(Attribute attribute, String own, String usual, int agreeing, int group)
      implements CheckFact {}

  /** What is compared. */
  enum Attribute {
    SNAPSHOT,
    REGION,
    MACHINES,
    OPERATING_SYSTEM
  }

  record Gone() implements CheckFact {}

  record Forbidden() implements CheckFact {}

  record LicenseInvalid(String word) implements CheckFact {}

  /** What came of asking the machine whether it answers from here. */
  record FromHere(ProbedMachine probed) implements CheckFact {}

  record NoEmail() implements CheckFact {}

  /** The service does not say whether the student was invited. */
  record InvitationUnknown() implements CheckFact {}

  record TooManyStudents(int students, int most) implements CheckFact {}

  record NoStudents() implements CheckFact {}

  /** Entries of the list of students could not be read. */
  record UnreadableStudents(int entries) implements CheckFact {}

  /** No address of the lead instructor was served. */
  record InstructorNotNamed() implements CheckFact {}

  record InstructorWithoutEnvironment(String email) implements CheckFact {}

  /** Suspended; can be resumed. */
  record InstructorAsleep(String email) implements CheckFact {}

  record InstructorNotReady(String email, String word) implements CheckFact {}

  /** No answer arrived yet. */
  record NotConnected() implements CheckFact {}

  record LinkLost(Link.Trouble trouble, Instant since) implements CheckFact {}

  /** The key was rejected. */
  record SignedOut() implements CheckFact {}

  /** Nothing is looked at until the person resumes it. */
  record Paused() implements CheckFact {}

  /**
   * @param offset the service's time minus this computer's
   */
  record ClockWrong(Duration offset) implements CheckFact {}

  record FewCallsLeft(long left, long needed) implements CheckFact {}
}
