package envwatch.ui.environments;

import static envwatch.words.Messages.text;

import envwatch.model.Machine;
import envwatch.ui.kit.Menus;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.model.EnvironmentRow;
import envwatch.ui.model.MachineRow;
import envwatch.ui.secrets.CopyItem;
import envwatch.ui.secrets.SecretClipboard;
import envwatch.ui.shell.Features;
import java.util.List;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;

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
    SecretClipboard clipboard = gestures.clipboard();
    boolean shown = gestures.reveal().shows(row.key());
    menu.getItems()
        .addAll(
            webAccess(row),
            item(
                shown ? "machines.password.hide" : "machines.password.reveal",
                machine.password() == null,
                () -> gestures.revealOrHide(row)),
            new SeparatorMenuItem(),
            CopyItem.of(text("machines.copy.address"), machine.address(), clipboard),
            CopyItem.of(text("machines.copy.host"), machine.hostName(), clipboard),
            CopyItem.of(text("machines.copy.login"), machine.login(), clipboard),
            item(
                "machines.copy.password",
                machine.password() == null,
                () -> gestures.copyPassword(row)),
            CopyItem.of(text("machines.copy.name"), machine.name(), clipboard),
            CopyItem.of(text("machines.copy.web"), machine.webAccess(), clipboard),
            CopyItem.of(
                text("machines.copy.internal"),
                String.join(", ", machine.internalAddresses()),
                clipboard),
            CopyItem.of(text("machines.copy.os"), machine.operatingSystem(), clipboard),
            CopyItem.of(text("machines.copy.description"), machine.description(), clipboard),
            CopyItem.of(
                text("machines.copy.id"),
                machine.id().served() ? machine.id().value() : null,
                clipboard));
    menu.getItems().setAll(Menus.deletingLast(menu.getItems()));
    return menu;
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
