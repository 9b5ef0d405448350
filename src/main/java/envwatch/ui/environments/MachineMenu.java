package envwatch.ui.environments;

import static envwatch.words.Messages.text;

import envwatch.model.Machine;
import envwatch.ui.kit.Menus;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.model.EnvironmentRow;
import envwatch.ui.model.MachineRow;
import envwatch.ui.secrets.CopyItem;
import envwatch.ui.shell.Features;
import java.util.List;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import org.jspecify.annotations.Nullable;

/** The context menu of a machine: what can be done, and every value to copy. */
public final class MachineMenu {
  private final DashboardModel model;
  private final Features features;
  private final MachineGestures gestures;

  public MachineMenu(DashboardModel model, Features features, MachineGestures gestures) {
    this.model = model;
    this.features = features;
    this.gestures = gestures;
  }

  /**
   * @param selected the machines that actions are meant for
   * @param row the one whose values can be copied
   */
  ContextMenu of(List<MachineRow> selected, MachineRow row) {
    ContextMenu menu = new ContextMenu();
    EnvironmentRow environment = model.selectedProperty().get();
    List<MenuItem> doing =
        environment == null ? List.of() : features.machineItems(environment, selected);
    menu.getItems().addAll(doing);
    if (!doing.isEmpty()) {
      menu.getItems().add(new SeparatorMenuItem());
    }
    Machine machine = row.machine();
    boolean shown = gestures.reveal().shows(row.key());
    String served = machine.id().served() ? machine.id().value() : null;
    menu.getItems()
        .addAll(
            webAccess(row),
            item(
                shown ? "machines.password.hide" : "machines.password.reveal",
                machine.password() == null,
                () -> gestures.revealOrHide(row)),
            new SeparatorMenuItem(),
            copy("address", machine.address()),
            copy("host", machine.hostName()),
            copy("login", machine.login()),
            item(
                "machines.copy.password",
                machine.password() == null,
                () -> gestures.copyPassword(row)),
            copy("name", machine.name()),
            copy("web", machine.webAccess()),
            copy("internal", String.join(", ", machine.internalAddresses())),
            copy("os", machine.operatingSystem()),
            copy("description", machine.description()),
            copy("id", served));
    menu.getItems().setAll(Menus.deletingLast(menu.getItems()));
    return menu;
  }

  private MenuItem copy(String name, @Nullable String value) {
    return CopyItem.of(text("machines.copy." + name), value, gestures.clipboard());
  }

  /** An item that is disabled says why in its own text: it has no tip. */
  private MenuItem webAccess(MachineRow row) {
    String served = row.machine().webAccess();
    MenuItem item =
        item("machines.web.open", !WebAddress.opens(served), () -> gestures.openWebAccess(row));
    if (served != null && item.isDisable()) {
      item.setText(text("action.menu.why", item.getText(), text("machines.web.refused")));
    }
    return item;
  }

  private static MenuItem item(String key, boolean disabled, Runnable action) {
    MenuItem item = Menus.item(text(key), action);
    item.setDisable(disabled);
    return item;
  }
}
