package envwatch.ui.environments;

import static envwatch.words.Messages.text;

import envwatch.model.Environment;
import envwatch.model.Expiration;
import envwatch.ui.kit.Menus;
import envwatch.ui.model.EnvironmentRow;
import envwatch.ui.secrets.CopyItem;
import envwatch.ui.secrets.SecretClipboard;
import envwatch.ui.shell.Features;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import org.jspecify.annotations.Nullable;

/** The context menu of the environment list: what can be done, and every value to copy. */
public final class EnvironmentMenu {
  private final Features features;
  private final SecretClipboard clipboard;

  public EnvironmentMenu(Features features, SecretClipboard clipboard) {
    this.features = features;
    this.clipboard = clipboard;
  }

  ContextMenu of(List<EnvironmentRow> rows) {
    ContextMenu menu = new ContextMenu();
    List<MenuItem> doing = features.environmentItems(rows);
    menu.getItems().addAll(doing);
    if (!doing.isEmpty()) {
      menu.getItems().add(new SeparatorMenuItem());
    }
    menu.getItems()
        .addAll(
            copy("environments.column.name", rows, Environment::name),
            copy("details.id", rows, known -> known.id().value()),
            others(rows));
    menu.getItems().setAll(Menus.deletingLast(menu.getItems()));
    return menu;
  }

  /** What is copied less often, so that the menu is no higher than a small screen. */
  private Menu others(List<EnvironmentRow> rows) {
    Menu others = new Menu(text("environments.copy"));
    others.setId("copy-others");
    others
        .getItems()
        .setAll(
            copy("environments.column.owner", rows, Environment::owner),
            copy("environments.column.status", rows, known -> known.status().word()),
            copy("environments.copy.expiration", rows, EnvironmentMenu::expiration),
            copy("environments.column.blueprint", rows, Environment::blueprint),
            copy("environments.column.snapshot", rows, Environment::snapshot),
            copy("environments.column.policy", rows, Environment::policy),
            copy("environments.column.project", rows, Environment::project),
            copy("environments.column.region", rows, Environment::region),
            copy("details.description", rows, Environment::description),
            copy("details.page", rows, Environment::page));
    return others;
  }

  private MenuItem copy(
      String nameKey, List<EnvironmentRow> rows, Function<Environment, @Nullable String> value) {
    String all =
        rows.stream()
            .map(EnvironmentRow::environment)
            .filter(Objects::nonNull)
            .map(value)
            .filter(Objects::nonNull)
            .collect(Collectors.joining("\n"));
    return CopyItem.of(CopyItem.words(text(nameKey)), all, clipboard);
  }

  private static @Nullable String expiration(Environment environment) {
    return switch (environment.expiration()) {
      case Expiration.At(var moment) -> moment.toString();
      case Expiration.AsServed(String served) -> served;
      case Expiration.None none -> null;
    };
  }
}
