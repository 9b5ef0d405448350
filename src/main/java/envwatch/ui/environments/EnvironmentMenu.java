package envwatch.ui.environments;

import static envwatch.words.Messages.text;

import envwatch.model.Environment;
import envwatch.model.Expiration;
import envwatch.ui.kit.Keys;
import envwatch.ui.kit.Menus;
import envwatch.ui.model.EnvironmentRow;
import envwatch.ui.secrets.CopyItem;
import envwatch.ui.secrets.SecretClipboard;
import envwatch.ui.shell.Features;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import org.jspecify.annotations.Nullable;

/** The context menu of the environment list: what can be done, and every value to copy. */
public final class EnvironmentMenu {
  /** What stands in the menu itself, besides what deletes: at most ten entries with the reason. */
  private static final List<String> FIRST =
      List.of(
          "item-resume-environment",
          "item-suspend-environment",
          "item-extend-environment",
          "item-create-again",
          "item-web-application",
          "tools",
          "copy",
          "item-claim",
          "notices");

  private final Features features;
  private final SecretClipboard clipboard;

  public EnvironmentMenu(Features features, SecretClipboard clipboard) {
    this.features = features;
    this.clipboard = clipboard;
  }

  ContextMenu of(List<EnvironmentRow> rows) {
    ContextMenu menu = new ContextMenu();
    List<MenuItem> items = new ArrayList<>(features.environmentItems(rows));
    items.add(copying(rows));
    menu.getItems().setAll(Menus.folded(items, FIRST));
    return menu;
  }

  private Menu copying(List<EnvironmentRow> rows) {
    return Menus.menu(
        "copy",
        text("menu.copy"),
        List.of(
            copy("environments.column.name", rows, Environment::name),
            copy("details.id", rows, known -> known.id().value()),
            copy("environments.column.owner", rows, Environment::owner),
            copy("environments.column.status", rows, known -> known.status().word()),
            copy("environments.copy.expiration", rows, EnvironmentMenu::expiration),
            copy("environments.column.blueprint", rows, Environment::blueprint),
            copy("environments.column.snapshot", rows, Environment::snapshot),
            copy("environments.column.policy", rows, Environment::policy),
            copy("environments.column.project", rows, Environment::project),
            copy("environments.column.region", rows, Environment::region),
            copy("details.description", rows, Environment::description),
            copy("details.page", rows, Environment::page),
            link(rows)));
  }

  private MenuItem link(List<EnvironmentRow> rows) {
    MenuItem item = CopyItem.of(text("menu.copy.link"), MachineGestures.links(rows), clipboard);
    item.setId("copy-link");
    return Menus.with(Keys.COPY_LINK, item);
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
