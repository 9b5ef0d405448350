package envwatch.ui.environments;

import static envwatch.words.Messages.text;

import envwatch.model.Machine;
import envwatch.ui.kit.Keys;
import envwatch.ui.kit.Menus;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.model.EnvironmentRow;
import envwatch.ui.model.MachineRow;
import envwatch.ui.secrets.CopyItem;
import envwatch.ui.shell.Features;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import org.jspecify.annotations.Nullable;

/** The context menu of a machine: what can be done, and every value to copy. */
public final class MachineMenu {
  /** What stands in the menu itself, besides what deletes. */
  private static final List<String> FIRST =
      List.of(
          "item-remote-desktop",
          "item-terminal",
          "item-probe",
          "item-run-path",
          "item-reboot-machine",
          "open-web",
          "tools",
          "copy-address",
          "copy-password",
          "copy");

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
    List<MenuItem> items = new ArrayList<>();
    if (environment != null) {
      items.addAll(features.machineItems(environment, selected));
    }
    Machine machine = row.machine();
    boolean shown = gestures.reveal().shows(row);
    String served = machine.id().served() ? machine.id().value() : null;
    items.add(Menus.with(Keys.WEB_ACCESS, webAccess(row)));
    items.add(
        item(
            "reveal",
            shown ? "machines.password.hide" : "machines.password.reveal",
            machine.password() == null,
            () -> gestures.revealOrHide(row)));
    items.add(Menus.with(Keys.COPY, copy("address", machine.reachableAt())));
    items.add(
        Menus.with(
            Keys.COPY_PASSWORD,
            item(
                "copy-password",
                "machines.copy.password",
                machine.password() == null,
                () -> gestures.copyPassword(row))));
    items.add(
        Menus.menu(
            "copy",
            text("menu.copy"),
            List.of(
                Menus.with(Keys.COPY_LOGIN, copy("login", machine.login())),
                copy("host", machine.hostName()),
                copy("name", machine.name()),
                copy("web", machine.webAccess()),
                copy("internal", String.join(", ", machine.internalAddresses())),
                copy("os", machine.operatingSystem()),
                copy("description", machine.description()),
                copy("id", served),
                Menus.with(Keys.COPY_LINK, copy("link", MachineGestures.link(row))))));
    menu.getItems().setAll(Menus.folded(items, FIRST));
    return menu;
  }

  private MenuItem copy(String name, @Nullable String value) {
    MenuItem item = CopyItem.of(text("machines.copy." + name), value, gestures.clipboard());
    item.setId("copy-" + name);
    return item;
  }

  /** An item that is disabled says why in its own text: it has no tip. */
  private MenuItem webAccess(MachineRow row) {
    String served = row.machine().webAccess();
    MenuItem item =
        item(
            "open-web",
            "machines.web.open",
            !WebAddress.opens(served),
            () -> gestures.openWebAccess(row));
    if (served != null && item.isDisable()) {
      item.setText(text("action.menu.why", item.getText(), text("machines.web.refused")));
    }
    return item;
  }

  private static MenuItem item(String id, String key, boolean disabled, Runnable action) {
    MenuItem item = Menus.item(id, text(key), action);
    item.setDisable(disabled);
    return item;
  }
}
