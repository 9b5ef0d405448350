package envwatch.ui.remote;

import static envwatch.words.Messages.text;

import envwatch.model.Environment;
import envwatch.model.EnvironmentKey;
import envwatch.model.Machine;
import envwatch.ui.kit.Confirmation;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.Glyph;
import envwatch.ui.kit.Icon;
import envwatch.ui.kit.Keys;
import envwatch.ui.kit.Menus;
import envwatch.ui.kit.Offer;
import envwatch.ui.kit.QuestionDialog;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.model.EnvironmentRow;
import envwatch.ui.model.MachineRow;
import envwatch.ui.secrets.SecretClipboard;
import envwatch.ui.shell.Feature;
import envwatch.watch.AccountView;
import envwatch.watch.WatchedEnvironment;
import envwatch.watch.WorldView;
import envwatch.words.PlainText;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;

/** Opens what the rows stand for: remote desktops, terminals, and environments in the browser. */
public final class EnvironmentAccess implements Feature {
  private final DashboardModel model;
  private final AccessNotes notes;
  private final RemoteDesktops desktops;
  private final Terminals terminals;
  private final WebApplication webApplication;
  private final HostSearch hosts;

  public EnvironmentAccess(
      DashboardModel model, SecretClipboard clipboard, AccessServices services) {
    this(model, clipboard, services, null);
  }

  /**
   * @param confirmation null to ask in a dialog over the window
   */
  EnvironmentAccess(
      DashboardModel model,
      SecretClipboard clipboard,
      AccessServices services,
      @Nullable Confirmation confirmation) {
    this.model = model;
    notes = new AccessNotes(clipboard, services.openFolder());
    desktops =
        new RemoteDesktops(
            services,
            notes,
            clipboard,
            confirmation == null ? QuestionDialog.over(notes) : confirmation);
    terminals = new Terminals(services, notes, clipboard);
    webApplication = new WebApplication(services, notes);
    hosts = new HostSearch(model, services, notes);
  }

  /** Asks the services for a host that the list does not show, and goes to its environment. */
  public void findHost(String host) {
    hosts.find(host);
  }

  /** Opens a terminal with SSH on a machine, or says why not. */
  public void openTerminal(Machine machine) {
    String why = AccessObstacles.ofTerminal(machine);
    if (why == null) {
      terminals.open(machine);
    } else {
      notes.begin(AccessNote.notOpened(text("access.terminal.not-opened", machine.name(), why)));
    }
  }

  /** Why an environment cannot be opened in the web application now, in words; null if it can. */
  public @Nullable String webObstacle(EnvironmentKey key) {
    WorldView world = model.worldProperty().get();
    return AccessObstacles.ofWebApplication(
        world.account(key.account()).orElse(null), environment(key, world));
  }

  /** Opens an environment in the web application. */
  public void openWeb(EnvironmentKey key) {
    WorldView world = model.worldProperty().get();
    AccountView account = world.account(key.account()).orElse(null);
    Environment known = environment(key, world);
    if (account != null && known != null) {
      webApplication.open(account, known);
    }
  }

  private static @Nullable Environment environment(EnvironmentKey key, WorldView world) {
    return world.find(key).map(WatchedEnvironment::environment).orElse(null);
  }

  @Override
  public List<Region> barEndItems() {
    MenuButton open = new MenuButton(text("access.open"), new Icon(Glyph.LAUNCH));
    open.setAccessibleText(text("access.open"));
    open.setId("access-open");
    open.getStyleClass().add("compact");
    Controls.tip(open, text("access.open.tip"));
    open.setMinWidth(Region.USE_PREF_SIZE);
    open.getItems().setAll(ofSelected());
    open.setOnShowing(event -> open.getItems().setAll(ofSelected()));
    return List.of(open);
  }

  private List<MenuItem> ofSelected() {
    EnvironmentRow row = model.selectedProperty().get();
    if (row == null) {
      return List.of();
    }
    List<MenuItem> items = new ArrayList<>();
    items.add(webApplication(row));
    Environment known = row.environment();
    if (known != null && !known.machines().isEmpty()) {
      items.add(new SeparatorMenuItem());
      for (Machine machine : known.machines()) {
        if (machine.mayRunWindows()) {
          items.add(remoteDesktop(row, machine, text("access.remote.of", machine.name())));
        }
        if (machine.mayRunOtherThanWindows()) {
          items.add(terminal(machine, text("access.terminal.of", machine.name())));
        }
      }
    }
    return items;
  }

  @Override
  public List<Node> panels() {
    return List.of(notes);
  }

  @Override
  public List<MenuItem> environmentItems(List<EnvironmentRow> environments) {
    return environments.size() == 1 ? List.of(webApplication(environments.getFirst())) : List.of();
  }

  @Override
  public List<MenuItem> machineItems(EnvironmentRow environment, List<MachineRow> machines) {
    if (machines.size() != 1) {
      return List.of();
    }
    Machine machine = machines.getFirst().machine();
    List<MenuItem> items = new ArrayList<>();
    if (machine.mayRunWindows()) {
      items.add(remoteDesktop(environment, machine, text("access.remote")));
    }
    if (machine.mayRunOtherThanWindows()) {
      items.add(Menus.with(Keys.TERMINAL, terminal(machine, text("access.terminal"))));
    }
    return items;
  }

  private MenuItem terminal(Machine machine, String label) {
    return item(
        "terminal",
        Glyph.DVR,
        PlainText.line(label),
        AccessObstacles.ofTerminal(machine),
        () -> openTerminal(machine));
  }

  private MenuItem remoteDesktop(EnvironmentRow environment, Machine machine, String label) {
    return item(
        "remote-desktop",
        Glyph.DESKTOP_WINDOWS,
        PlainText.line(label),
        AccessObstacles.ofRemoteDesktop(account(environment), machine),
        () -> desktops.open(environment.key(), environment.name(), machine));
  }

  private MenuItem webApplication(EnvironmentRow row) {
    return item(
        "web-application",
        Glyph.OPEN_IN_BROWSER,
        text("access.web"),
        AccessObstacles.ofWebApplication(account(row), row.environment()),
        () -> openWeb(row.key()));
  }

  private static MenuItem item(
      String id, Glyph icon, String label, @Nullable String why, Runnable run) {
    return new Offer(id, icon, label, null, why, false, false, run).item();
  }

  private @Nullable AccountView account(EnvironmentRow row) {
    return model.worldProperty().get().account(row.key().account()).orElse(null);
  }
}
