package envwatch.ui.actions;

import static envwatch.words.Messages.text;

import envwatch.actions.EnvironmentTarget;
import envwatch.actions.Selection;
import envwatch.actions.Situation;
import envwatch.model.ActionKind;
import envwatch.words.ActionWords;
import java.util.List;

/**
 * What a button or menu item says about an action on the chosen targets.
 *
 * @param tip what it does, or why it cannot be done
 */
public record ActionOffer(ActionKind kind, boolean possible, String label, String tip) {

  static ActionOffer of(ActionKind kind, List<EnvironmentTarget> targets, Situation situation) {
    String name = ActionWords.name(kind);
    if (targets.isEmpty()) {
      return new ActionOffer(kind, false, name, text("action.none-selected"));
    }
    if (kind.onlyForOne() && targets.size() > 1) {
      return new ActionOffer(kind, false, name, text("action.one-only"));
    }
    Selection selection = Selection.of(kind, targets, situation);
    if (!selection.possible()) {
      return new ActionOffer(kind, false, name, why(selection));
    }
    if (selection.leftOut().isEmpty()) {
      String label = targets.size() == 1 ? name : text("selection.all", name, targets.size());
      return new ActionOffer(kind, true, label, ActionWords.tip(kind));
    }
    return new ActionOffer(
        kind,
        true,
        text("selection.all", name, selection.fitting().size()),
        ActionWords.mixed(selection));
  }

  private static String why(Selection selection) {
    return selection.total() == 1
        ? ActionWords.sentence(selection.leftOut().getFirst().obstacle())
        : ActionWords.mixed(selection);
  }
}
