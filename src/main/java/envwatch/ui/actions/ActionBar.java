package envwatch.ui.actions;

import static envwatch.words.Messages.key;
import static envwatch.words.Messages.text;

import envwatch.actions.ActionContext;
import envwatch.actions.EnvironmentTarget;
import envwatch.model.ActionKind;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.Glyph;
import envwatch.ui.kit.Icon;
import envwatch.ui.kit.Menus;
import envwatch.ui.kit.Offer;
import envwatch.ui.kit.OfferButton;
import envwatch.ui.kit.StyleSheets;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import javafx.scene.control.MenuButton;
import javafx.scene.layout.FlowPane;

/** The actions on environments: the usual ones as buttons, the others in a menu. */
final class ActionBar extends FlowPane {
  private static final List<ActionKind> USUAL =
      List.of(
          ActionKind.RESUME_ENVIRONMENT,
          ActionKind.SUSPEND_ENVIRONMENT,
          ActionKind.EXTEND_ENVIRONMENT);

  private static final double WIDEST = 2_000;

  private final Supplier<ActionContext> context;
  private final Supplier<List<EnvironmentTarget>> targets;
  private final ActionStarter starter;
  private final MenuButton more;
  private final Map<ActionKind, OfferButton> buttons = new EnumMap<>(ActionKind.class);

  /**
   * @param prefix of the ids of the buttons
   * @param context what the rows show now
   * @param targets the environments that the actions are meant for
   */
  ActionBar(
      String prefix,
      Supplier<ActionContext> context,
      ActionStarter starter,
      ActionItems items,
      Supplier<List<EnvironmentTarget>> targets) {
    this.context = context;
    this.targets = targets;
    this.starter = starter;
    getStyleClass().add("action-bar");
    // As wide as all buttons together; where there is less room they wrap.
    setPrefWrapLength(WIDEST);
    setMinWidth(0);
    getStylesheets().add(StyleSheets.of("actions"));
    for (ActionKind kind : USUAL) {
      OfferButton button = new OfferButton(prefix + key(kind));
      buttons.put(kind, button);
      getChildren().add(button);
    }
    more = more(prefix, items);
    getChildren().add(more);
  }

  private MenuButton more(String prefix, ActionItems items) {
    List<ActionKind> others =
        ActionItems.OF_ENVIRONMENTS.stream().filter(kind -> !USUAL.contains(kind)).toList();
    MenuButton more = new MenuButton(null, new Icon(Glyph.MORE_HORIZ));
    more.setId(prefix + "more");
    Menus.insideWindow(more);
    more.getStyleClass().addAll("compact", "no-arrow");
    more.setAccessibleText(text("action.more.tip"));
    more.setMinWidth(USE_PREF_SIZE);
    Controls.tip(more, text("action.more.tip"));
    Runnable fill = () -> more.getItems().setAll(Menus.arranged(items.of(others, targets.get())));
    fill.run();
    more.setOnShowing(event -> fill.run());
    return more;
  }

  /** Evaluates the actions again; called whenever the selection or the world has changed. */
  void refresh() {
    ActionContext shown = context.get();
    List<EnvironmentTarget> chosen = targets.get();
    buttons.forEach((kind, button) -> {
      Offer offer = ActionOffers.of(kind, chosen, shown, () -> starter.start(kind, targets.get()));
      if (!offer.possible() && Controls.ownsFocus(button.button())) {
        // The focus would go on to the next button, and a second Enter would start another action.
        more.requestFocus();
      }
      button.show(offer);
    });
  }
}
