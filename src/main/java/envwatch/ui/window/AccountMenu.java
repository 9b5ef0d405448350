package envwatch.ui.window;

import static envwatch.words.Messages.text;

import atlantafx.base.theme.Styles;
import envwatch.model.AccountId;
import envwatch.ui.kit.Glyph;
import envwatch.ui.kit.Icon;
import envwatch.ui.model.AccountNames;
import envwatch.ui.model.DashboardModel;
import envwatch.watch.AccountView;
import envwatch.words.PlainText;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.ToggleGroup;
import org.jspecify.annotations.Nullable;

/** Chooses the accounts that are shown, and has what concerns them as a whole. */
final class AccountMenu {
  private final DashboardModel model;
  private final MenuButton button = new MenuButton();
  private List<Choice> offered = List.of();
  private Supplier<List<MenuItem>> items = List::of;

  /** An account that can be shown; without id for all accounts. */
  private record Choice(@Nullable AccountId id, String name) {}

  AccountMenu(DashboardModel model) {
    this.model = model;
    button.setId("account");
    button.setGraphic(new Icon(Glyph.CLOUD_QUEUE));
    button.getStyleClass().add(Styles.FLAT);
    button.setMnemonicParsing(false);
    button.setMinWidth(MenuButton.USE_PREF_SIZE);
    button.setOnShowing(event -> fill());
    model.worldProperty().subscribe(this::update);
    model.accountProperty().subscribe(this::update);
    update();
  }

  MenuButton button() {
    return button;
  }

  /**
   * @param items of capabilities, as they are now
   */
  void add(Supplier<List<MenuItem>> items) {
    this.items = items;
    fill();
  }

  private void update() {
    button.setText(PlainText.line(AccountNames.shown(model)));
    button.setAccessibleText(text("header.account") + ": " + button.getText());
    List<Choice> choices = choices(model.worldProperty().get().accounts());
    button.setDisable(choices.isEmpty());
    if (!choices.equals(offered)) {
      offered = choices;
      fill();
    }
  }

  private void fill() {
    ToggleGroup group = new ToggleGroup();
    List<MenuItem> all = new ArrayList<>();
    offered.forEach(choice -> all.add(item(choice, group)));
    List<MenuItem> further = items.get();
    if (!further.isEmpty()) {
      all.add(new SeparatorMenuItem());
      all.addAll(further);
    }
    button.getItems().setAll(all);
  }

  private static List<Choice> choices(List<AccountView> known) {
    if (known.size() == 1) {
      // Narrowed to it, the window would not show accounts that are added later.
      return List.of(new Choice(null, known.getFirst().name()));
    }
    List<Choice> choices = new ArrayList<>();
    if (!known.isEmpty()) {
      choices.add(new Choice(null, text("header.all-accounts")));
    }
    known.forEach(account -> choices.add(new Choice(account.id(), account.name())));
    return choices;
  }

  private MenuItem item(Choice choice, ToggleGroup group) {
    RadioMenuItem item = new RadioMenuItem(PlainText.line(choice.name()));
    item.setMnemonicParsing(false);
    item.setToggleGroup(group);
    item.setSelected(offered.size() == 1 || Objects.equals(choice.id(), model.shownAccount()));
    item.setOnAction(event -> model.accountProperty().set(choice.id()));
    return item;
  }
}
