package envwatch.ui.actions;

import static envwatch.words.Messages.text;

import envwatch.actions.ActionContext;
import envwatch.actions.EnvironmentTarget;
import envwatch.model.ActionKind;
import envwatch.ui.kit.KeyBinding;
import envwatch.ui.kit.Keys;
import envwatch.ui.kit.Menus;
import envwatch.ui.kit.Offer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;
import javafx.scene.control.MenuItem;

/**
 * Actions as items of a menu. An item that is disabled says why in its own text: it has no tip.
 *
 * @param context what the rows show now
 * @param calls shows what the actions on a target send
 */
record ActionItems(
    Supplier<ActionContext> context,
    ActionStarter starter,
    Function<EnvironmentTarget, List<MenuItem>> calls) {
  static final List<ActionKind> OF_ENVIRONMENTS =
      List.of(
          ActionKind.RESUME_ENVIRONMENT,
          ActionKind.SUSPEND_ENVIRONMENT,
          ActionKind.EXTEND_ENVIRONMENT,
          ActionKind.POSTPONE_INACTIVITY,
          ActionKind.REVERT_ENVIRONMENT,
          ActionKind.ADD_MACHINE,
          ActionKind.TAKE_SNAPSHOT,
          ActionKind.MARK_SNAPSHOT_DEFAULT,
          ActionKind.EDIT_ENVIRONMENT,
          ActionKind.INVITE_END_USER,
          ActionKind.DELETE_ENVIRONMENT);

  static final List<ActionKind> OF_MACHINES =
      List.of(
          ActionKind.RUN_PATH,
          ActionKind.REBOOT_MACHINE,
          ActionKind.REVERT_MACHINE,
          ActionKind.EDIT_HARDWARE,
          ActionKind.DELETE_MACHINE);

  /** None of them is in the menu of a button, which would install the keys a second time. */
  private static final Map<ActionKind, KeyBinding> KEYS =
      Map.of(
          ActionKind.RESUME_ENVIRONMENT, Keys.RESUME,
          ActionKind.SUSPEND_ENVIRONMENT, Keys.SUSPEND,
          ActionKind.EXTEND_ENVIRONMENT, Keys.EXTEND);

  List<MenuItem> of(List<ActionKind> kinds, List<EnvironmentTarget> targets) {
    ActionContext shown = context.get();
    List<MenuItem> items = new ArrayList<>();
    for (ActionKind kind : kinds) {
      items.add(item(kind, targets, shown));
      if (kind == ActionKind.POSTPONE_INACTIVITY) {
        items.add(extendUntil(targets, shown));
      }
    }
    if (targets.size() == 1) {
      items.addAll(calls.apply(targets.getFirst()));
    }
    return items;
  }

  /** Beside Extend, which is a button where this is in its menu. */
  private MenuItem extendUntil(List<EnvironmentTarget> targets, ActionContext context) {
    Offer extend = ActionOffers.of(ActionKind.EXTEND_ENVIRONMENT, targets, context, () -> {});
    return new Offer(
            "extend-until",
            extend.icon(),
            text("extend-until.item"),
            null,
            extend.why(),
            true,
            false,
            () -> starter.extendUntil(targets))
        .item();
  }

  private MenuItem item(ActionKind kind, List<EnvironmentTarget> targets, ActionContext context) {
    Offer offer = ActionOffers.of(kind, targets, context, () -> starter.start(kind, targets));
    KeyBinding keys = KEYS.get(kind);
    return keys == null ? offer.item() : Menus.with(keys, offer.item());
  }
}
