package envwatch.ui.console;

import static envwatch.words.Messages.text;

import envwatch.actions.EnvironmentTarget;
import envwatch.catalogue.CallDraft;
import envwatch.model.AccountId;
import envwatch.ui.kit.Glyph;
import envwatch.ui.kit.Icon;
import envwatch.ui.kit.Keys;
import envwatch.ui.kit.Menus;
import envwatch.ui.shell.Feature;
import envwatch.ui.shell.Shortcut;
import java.util.List;
import java.util.function.Supplier;
import javafx.scene.control.MenuItem;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;

/** The API console, built when it is first opened, and the ways into it. */
public final class ConsoleFeature implements Feature {
  private final ConsoleServices services;
  private final Supplier<? extends @Nullable Window> owner;
  private final ShowCallItems items;
  private final boolean offered;
  private @Nullable ConsoleWindow console;

  /**
   * @param owner the main window
   * @param offered whether there are ways into it: answers are shown as the service sent them,
   *     which is not for everybody
   */
  public ConsoleFeature(
      ConsoleServices services, Supplier<? extends @Nullable Window> owner, boolean offered) {
    this.services = services;
    this.owner = owner;
    this.offered = offered;
    items = new ShowCallItems(services.dashboard().worldProperty()::get, this::show, offered);
  }

  /** The menus of actions that show the calls of classes and students. */
  public ClassCallItems classes() {
    return new ClassCallItems(items);
  }

  /** Items that show what the actions on an environment or a machine send. */
  public List<MenuItem> environmentCalls(EnvironmentTarget target) {
    return items.of(target);
  }

  private ConsoleWindow console() {
    if (console == null) {
      console = new ConsoleWindow(owner.get(), services);
    }
    return console;
  }

  /** Opens the console with a call of an account filled in. */
  public void show(AccountId account, CallDraft call) {
    console().open(account, call);
  }

  @Override
  public List<MenuItem> windowItems() {
    if (!offered) {
      return List.of();
    }
    String words = Keys.CONSOLE.tip(text("console.open"));
    MenuItem open = Menus.item("item-console", words, () -> console().open());
    open.setGraphic(new Icon(Glyph.CODE));
    return List.of(open);
  }

  @Override
  public List<Shortcut> shortcuts() {
    return offered ? List.of(Shortcut.inWindow(Keys.CONSOLE, () -> console().open())) : List.of();
  }

  @Override
  public void close() {
    if (console != null) {
      console.close();
    }
  }
}
