package envwatch.ui.console;

import static envwatch.words.Messages.key;
import static envwatch.words.Messages.text;

import envwatch.actions.EnvironmentTarget;
import envwatch.catalogue.ActionCalls;
import envwatch.catalogue.CallDraft;
import envwatch.model.AccountId;
import envwatch.model.ActionKind;
import envwatch.model.ApiVersion;
import envwatch.model.training.TrainingAction;
import envwatch.ui.kit.Glyph;
import envwatch.ui.kit.Icon;
import envwatch.ui.kit.Menus;
import envwatch.watch.AccountView;
import envwatch.watch.WorldView;
import envwatch.words.ActionWords;
import envwatch.words.ClassActionWords;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Supplier;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import org.jspecify.annotations.Nullable;

/**
 * "Show the call": a menu of the actions, each of which fills the console with its call.
 *
 * @param show opens the console with a call filled in
 * @param offered false for no items at all
 */
record ShowCallItems(
    Supplier<WorldView> world, BiConsumer<AccountId, CallDraft> show, boolean offered) {
  List<MenuItem> of(EnvironmentTarget target) {
    AccountId account = target.key().account();
    ApiVersion version = version(account);
    List<MenuItem> items = new ArrayList<>();
    for (ActionKind kind : ActionKind.values()) {
      if (version != null && kind.onMachine() == (target.machine() != null)) {
        List<CallDraft> calls =
            ActionCalls.of(kind, target.key().environment(), target.machine(), version);
        if (!calls.isEmpty()) {
          items.add(item(key(kind), ActionWords.name(kind), account, calls));
        }
      }
    }
    return menu(items);
  }

  /** The calls of changes of classes; values that are not chosen yet are left out. */
  List<MenuItem> ofClass(AccountId account, List<TrainingAction> actions) {
    ApiVersion version = version(account);
    List<MenuItem> items = new ArrayList<>();
    for (TrainingAction action : actions) {
      List<CallDraft> calls = version == null ? List.of() : ActionCalls.of(action, version);
      if (!calls.isEmpty()) {
        items.add(item(key(action.kind()), ClassActionWords.name(action.kind()), account, calls));
      }
    }
    return menu(items);
  }

  private List<MenuItem> menu(List<MenuItem> items) {
    if (items.isEmpty() || !offered) {
      return List.of();
    }
    Menu menu = new Menu(text("console.show-call"), new Icon(Glyph.CODE));
    menu.setId("item-show-call");
    menu.getItems().setAll(items);
    return List.of(Menus.telling(menu));
  }

  private MenuItem item(String id, String words, AccountId account, List<CallDraft> calls) {
    return Menus.item("show-call-" + id, words, () -> show.accept(account, calls.getLast()));
  }

  private @Nullable ApiVersion version(AccountId account) {
    return world.get().account(account).map(AccountView::version).orElse(null);
  }
}
