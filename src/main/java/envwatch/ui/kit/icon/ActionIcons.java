package envwatch.ui.kit.icon;

import envwatch.actions.record.Outcome;
import envwatch.model.ActionKind;
import java.util.Locale;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.material2.Material2AL;
import org.kordamp.ikonli.material2.Material2MZ;

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

  public static Ikon of(ActionKind kind) {
    return switch (kind) {
      case RESUME_ENVIRONMENT -> Material2MZ.PLAY_ARROW;
      case SUSPEND_ENVIRONMENT -> Material2MZ.PAUSE;
      case EXTEND_ENVIRONMENT -> Material2MZ.MORE_TIME;
      case POSTPONE_INACTIVITY -> Material2MZ.SNOOZE;
      case REVERT_ENVIRONMENT, REVERT_MACHINE -> Material2AL.HISTORY;
      case REBOOT_MACHINE -> Material2MZ.POWER_SETTINGS_NEW;
      case DELETE_ENVIRONMENT, DELETE_MACHINE -> Material2AL.DELETE;
      case ADD_MACHINE -> Material2AL.ADD_TO_QUEUE;
      case TAKE_SNAPSHOT -> Material2MZ.PHOTO_CAMERA;
      case MARK_SNAPSHOT_DEFAULT -> Material2AL.COLLECTIONS;
      case EDIT_HARDWARE -> Material2MZ.MEMORY;
      case RUN_PATH -> Material2MZ.PLAY_CIRCLE_OUTLINE;
      case INVITE_END_USER -> Material2MZ.PERSON_ADD;
      case EDIT_ENVIRONMENT -> Material2AL.EDIT;
    };
  }

  public static Ikon of(Outcome outcome) {
    return switch (tone(outcome)) {
      case GOOD -> Material2AL.CHECK_CIRCLE;
      case BAD -> Material2AL.ERROR;
      case UNSURE -> Material2AL.HELP;
      case OPEN -> Material2AL.AUTORENEW;
      case QUIET -> Material2MZ.REMOVE_CIRCLE_OUTLINE;
    };
  }

  /** Lets the style sheet colour the node as the outcome; null for no outcome. */
  public static void mark(Node node, @Nullable Outcome outcome) {
    for (Tone tone : Tone.values()) {
      node.pseudoClassStateChanged(
          PseudoClass.getPseudoClass("outcome-" + tone.name().toLowerCase(Locale.ROOT)),
          outcome != null && tone == tone(outcome));
    }
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
    };
  }
}
