package envwatch.ui.history;

import envwatch.history.State;
import envwatch.history.Timeline.Segment;
import envwatch.model.Phase;
import envwatch.words.EnvironmentWords;
import envwatch.words.Messages;
import java.util.Locale;

/** How a stretch of a bar is drawn: in a colour, and in a form that tells the same. */
enum BarStyle {
  /** Higher than all others. */
  FAILED,
  /** Upright stripes. */
  CHANGING,
  /** Low. */
  SUSPENDED,
  /** Dots. */
  UNKNOWN,
  /** Filled. */
  RUNNING,
  /** Hollow: two lines. */
  UNREACHABLE,
  /** A thin line at the foot. */
  NOT_LOOKED,
  /** Dashes below the form of what only a Prometheus saw. */
  ELSEWHERE;

  static BarStyle of(Segment segment) {
    return switch (segment.seen()) {
      case NOT_LOOKED -> NOT_LOOKED;
      case UNREACHABLE -> UNREACHABLE;
      case SEEN, ELSEWHERE -> of(segment.state() == null ? Phase.UNKNOWN : phase(segment.state()));
    };
  }

  private static Phase phase(State state) {
    return state.phase();
  }

  private static BarStyle of(Phase phase) {
    return switch (phase) {
      case PROBLEM -> FAILED;
      case CHANGING -> CHANGING;
      case RUNNING -> RUNNING;
      case SUSPENDED -> SUSPENDED;
      // What expires soon may run or be suspended: only a Prometheus leaves that open.
      case EXPIRING, UNKNOWN -> UNKNOWN;
    };
  }

  boolean seen() {
    return this != UNREACHABLE && this != NOT_LOOKED && this != ELSEWHERE;
  }

  /** The worst is drawn where there is room for only one. */
  boolean worseThan(BarStyle other) {
    return ordinal() < other.ordinal();
  }

  /** Of its shape in the style sheet. */
  String styleClass() {
    return "bar-" + name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  String words() {
    return switch (this) {
      case FAILED -> EnvironmentWords.phase(Phase.PROBLEM);
      case CHANGING -> EnvironmentWords.phase(Phase.CHANGING);
      case SUSPENDED -> EnvironmentWords.phase(Phase.SUSPENDED);
      case UNKNOWN -> EnvironmentWords.phase(Phase.UNKNOWN);
      case RUNNING -> EnvironmentWords.phase(Phase.RUNNING);
      case UNREACHABLE -> Messages.text("bar.unreachable");
      case NOT_LOOKED -> Messages.text("bar.not-looked");
      case ELSEWHERE -> Messages.text("bar.elsewhere");
    };
  }
}
