package envwatch.ui.actions;

import static envwatch.words.Messages.key;
import static envwatch.words.Messages.text;

import envwatch.actions.ActionContext;
import envwatch.actions.EnvironmentTarget;
import envwatch.actions.Selection;
import envwatch.model.ActionKind;
import envwatch.ui.kit.ActionIcons;
import envwatch.ui.kit.Offer;
import envwatch.words.ActionWords;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What buttons and menu items say about actions on the chosen targets. */
final class ActionOffers {
  private ActionOffers() {}

  static Offer of(
      ActionKind kind, List<EnvironmentTarget> targets, ActionContext context, Runnable run) {
    String name = ActionWords.name(kind);
    String tip = ActionWords.tip(kind);
    if (targets.isEmpty()) {
      return offer(kind, name, tip, text("action.none-selected"), run);
    }
    if (kind.onlyForOne() && targets.size() > 1) {
      return offer(kind, name, tip, text("action.one-only"), run);
    }
    Selection selection = Selection.withMachinesDown(kind, targets, context);
    if (!selection.possible()) {
      return offer(kind, label(name, selection, targets.size()), tip, why(selection), run);
    }
    return offer(
        kind,
        label(name, selection, targets.size()),
        selection.leftOut().isEmpty() ? tip(kind, selection) : ActionWords.mixed(selection),
        null,
        selection.environments(),
        run);
  }

  /**
   * Short, as several stand in one line: the question tells environments from machines. With the
   * number of all where it is possible for none: the buttons beside it stay where they are.
   */
  private static String label(String name, Selection selection, int targets) {
    boolean machines = selection.possible() && selection.resumesMachines();
    if (targets == 1) {
      return machines ? ActionWords.several(selection) : name;
    }
    int count = machines ? selection.environments() : selection.fitting().size();
    return text("selection.all", name, selection.possible() ? count : targets);
  }

  private static String tip(ActionKind kind, Selection selection) {
    return selection.resumesMachines() ? text("action.resume-machines.tip") : ActionWords.tip(kind);
  }

  private static Offer offer(
      ActionKind kind, String label, String tip, @Nullable String why, Runnable run) {
    return offer(kind, label, tip, why, 1, run);
  }

  private static Offer offer(
      ActionKind kind, String label, String tip, @Nullable String why, int count, Runnable run) {
    boolean deletes = kind == ActionKind.DELETE_ENVIRONMENT || kind == ActionKind.DELETE_MACHINE;
    return new Offer(
        key(kind), ActionIcons.of(kind), label, tip, why, kind.asks(count), deletes, run);
  }

  private static String why(Selection selection) {
    return selection.total() == 1
        ? ActionWords.sentence(selection.leftOut().getFirst().obstacle())
        : ActionWords.none(selection);
  }
}
