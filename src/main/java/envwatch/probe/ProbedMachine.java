package envwatch.probe;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.function.Predicate;

/**
 * What came of asking whether a machine answers from this computer. It is no status: it may be that
 * only the way there is closed.
 *
 * @param answers one for each way that was tried; empty if none is known
 * @param at when the last of them came
 */
public record ProbedMachine(List<Answer> answers, Instant at) {
  public ProbedMachine {
    answers = List.copyOf(answers);
  }

  /** The ways to a machine. */
  public enum Way {
    SSH,
    REMOTE_DESKTOP,
    WEB_ACCESS;

    /** Whether it leads to the machine itself. */
    boolean direct() {
      return this != WEB_ACCESS;
    }
  }

  /** What came of one way. */
  public enum Outcome {
    ANSWERS,
    REFUSES,
    /** Not within the time limit. */
    NO_ANSWER,
    /** Accepts, and says nothing within the time limit: a gateway does so for a dead machine. */
    SILENT,
    /** Begins to greet, and is not done within the time limit. */
    SLOW,
    /** Says something that this way does not begin with. */
    OTHER_GREETING,
    /** Accepts, and ends the connection at once. */
    HANGS_UP,
    NO_ROUTE,
    UNKNOWN_HOST,
    CERTIFICATE_EXPIRED,
    CERTIFICATE_AUTHORITY,
    CERTIFICATE_HOST,
    /** No encryption that both sides accept. */
    ENCRYPTION,
    /** Not asked: its address is no encrypted one. */
    NOT_ENCRYPTED,
    /** Not known: a proxy is between. */
    PROXY,
    /** Not asked: the file of certificates named in the settings cannot be read. */
    CERTIFICATES_UNREAD;

    /** Whether it says nothing about the machine. */
    public boolean untold() {
      return this == NOT_ENCRYPTED || this == PROXY || this == CERTIFICATES_UNREAD;
    }
  }

  /**
   * @param port that was asked; 0 if the address has none that can be read
   * @param status of HTTP; 0 for none
   * @param took until it was known
   */
  public record Answer(Way way, int port, Outcome outcome, int status, Duration took) {
    /** From then on the service tells of a failure of its own, or of what is behind it. */
    private static final int FAILURE = 500;

    /** Whether something is wrong, as far as can be seen from here. */
    public boolean wrong() {
      return outcome == Outcome.ANSWERS ? status >= FAILURE : !outcome.untold();
    }

    boolean well() {
      return outcome == Outcome.ANSWERS && status < FAILURE;
    }
  }

  /**
   * What is worth telling: where the operating system is not known, both ways are tried, and the
   * one that does not fit tells nothing once the other answers.
   */
  public List<Answer> told() {
    Predicate<Answer> direct = answer -> answer.way().direct();
    boolean reached = answers.stream().filter(direct).anyMatch(Answer::well);
    return answers.stream()
        .filter(answer -> !reached || answer.well() || !answer.way().direct())
        .toList();
  }

  /** Whether something does not answer as it should, as far as can be seen from here. */
  public boolean wrong() {
    return told().stream().anyMatch(Answer::wrong);
  }

  /** Whether all that was asked answers, and something was. */
  public boolean well() {
    return !answers.isEmpty() && told().stream().allMatch(Answer::well);
  }
}
