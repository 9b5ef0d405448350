package envwatch.ui.kit;

import envwatch.actions.Outcome;
import envwatch.model.ActionKind;
import javafx.scene.Node;
import org.jspecify.annotations.Nullable;

/** The icons of actions and of what came of them; never without a word next to them. */
public final class ActionIcons {
  /** How good an outcome is; colours come from the style sheet. */
  private enum Tone {
    GOOD,
    BAD,
    UNSURE,
    OPEN,
    QUIET
  }

  private ActionIcons() {}

  public static Glyph of(ActionKind kind) {
    return switch (kind) {
      case RESUME_ENVIRONMENT -> Glyph.PLAY_ARROW;
      case SUSPEND_ENVIRONMENT -> Glyph.PAUSE;
      case EXTEND_ENVIRONMENT -> Glyph.MORE_TIME;
      case POSTPONE_INACTIVITY -> Glyph.SNOOZE;
      case REVERT_ENVIRONMENT, REVERT_MACHINE -> Glyph.HISTORY;
      case REBOOT_MACHINE -> Glyph.POWER_SETTINGS_NEW;
      case DELETE_ENVIRONMENT, DELETE_MACHINE -> Glyph.DELETE;
      case ADD_MACHINE -> Glyph.ADD_TO_QUEUE;
      case TAKE_SNAPSHOT -> Glyph.PHOTO_CAMERA;
      case MARK_SNAPSHOT_DEFAULT -> Glyph.COLLECTIONS;
      case EDIT_HARDWARE -> Glyph.MEMORY;
      case RUN_PATH -> Glyph.PLAY_CIRCLE_OUTLINE;
      case INVITE_END_USER -> Glyph.PERSON_ADD;
      case EDIT_ENVIRONMENT -> Glyph.EDIT;
    };
  }

  public static Glyph of(Outcome outcome) {
    return switch (tone(outcome)) {
      case GOOD -> Glyph.CHECK_CIRCLE;
      case BAD -> Glyph.ERROR;
      case UNSURE -> Glyph.HELP;
      case OPEN -> Glyph.AUTORENEW;
      case QUIET -> Glyph.REMOVE_CIRCLE_OUTLINE;
    };
  }

  /** Lets the style sheet colour the node as the outcome; null for no outcome. */
  public static void mark(Node node, @Nullable Outcome outcome) {
    Icons.mark(node, "outcome-", Tone.values(), outcome == null ? null : tone(outcome));
  }

  private static Tone tone(Outcome outcome) {
    return switch (outcome) {
      case Outcome.Open open -> Tone.OPEN;
      case Outcome.Seen seen -> Tone.GOOD;
      case Outcome.Accepted accepted -> Tone.GOOD;
      case Outcome.Reported(var succeeded, var failed) -> failed.isEmpty() ? Tone.GOOD : Tone.BAD;
      case Outcome.WentWrong wrong -> Tone.BAD;
      case Outcome.Refused refused -> Tone.BAD;
      case Outcome.NotReached notReached -> Tone.BAD;
      case Outcome.NotSeenYet notSeen -> Tone.UNSURE;
      case Outcome.Unknown unknown -> Tone.UNSURE;
      case Outcome.Interrupted interrupted -> Tone.UNSURE;
      case Outcome.NotSent notSent -> Tone.QUIET;
      case Outcome.ToolOpened opened -> Tone.GOOD;
      case Outcome.ToolEnded(int exitCode, var lines) -> exitCode == 0 ? Tone.GOOD : Tone.BAD;
      case Outcome.ToolNotStarted _, Outcome.ToolNotFitting _ -> Tone.BAD;
    };
  }
}
