package envwatch.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import envwatch.base.SystemTime;
import envwatch.journeys.pages.DashboardPage;
import envwatch.journeys.pages.SettingsPage;
import envwatch.model.AccountId;
import envwatch.model.ApiVersion;
import envwatch.platform.AppDirectories;
import envwatch.secrets.MemorySecretStore;
import envwatch.secrets.SecretStoreException;
import envwatch.settings.AccountSettings;
import envwatch.settings.SecuritySettings;
import envwatch.settings.file.SettingsFile;
import envwatch.simulator.Simulator;
import envwatch.simulator.SimulatorOptions;
import envwatch.simulator.world.lab.LabEnvironment;
import envwatch.simulator.world.lab.LabMachine;
import envwatch.simulator.world.training.seed.TrainingPlan;
import envwatch.training.watch.AccountClasses;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.model.row.EnvironmentRow;
import envwatch.ui.secrets.MemoryClipboard;
import envwatch.watch.WatchedEnvironment;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Predicate;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Control;
import javafx.scene.control.ListView;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TableView;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PresenterModeTest {
  /** Dialogs of the system, and what would end the journey. */
  private static final List<String> UNTOUCHED = List.of("CSV", "Export", "Import", "Pause", "Save");

  private static final int LONGEST_TEXT = 5_000;
  private static final AccountId LAB = new AccountId("lab");

  @AutoClose private final SystemTime time = new SystemTime();
  @AutoClose private Simulator service;
  @AutoClose private OpenEnvwatch program;

  private final MemorySecretStore keychain = new MemorySecretStore();
  private final MemoryClipboard clipboard = new MemoryClipboard();
  private final List<URI> opened = new CopyOnWriteArrayList<>();
  private final List<String> looked = new ArrayList<>();
  private final Map<String, String> leaks = new LinkedHashMap<>();

  /**
   * Whether what is copied includes passwords and links that sign in, which work only as they are.
   */
  private boolean copiesSecrets;

  private Path folder;

  @BeforeEach
  void know(@TempDir Path data) throws IOException, SecretStoreException {
    folder = data;
    service =
        Simulator.start(
            SimulatorOptions.STILL.toBuilder().machines(2).training(TrainingPlan.DEMO).build());
    AccountSettings account =
        new AccountSettings(
            LAB,
            "Northwind Academy",
            service.address(),
            new ApiVersion(3),
            service.apiId(),
            true,
            List.of());
    try (SettingsFile file = new SettingsFile(AppDirectories.below(folder))) {
      file.change(settings -> settings.withAccounts(List.of(account)));
    }
    keychain.save(LAB, service.apiKey());
  }

  private void start(boolean presenting) {
    start(presenting, () -> {});
  }

  /**
   * @param meanwhile run again and again until everything is read
   */
  private void start(boolean presenting, Runnable meanwhile) {
    try (SettingsFile file = new SettingsFile(AppDirectories.below(folder))) {
      file.change(settings ->
          settings.withSecurity(settings.security().with(SecuritySettings.PRESENTING, presenting)));
    }
    program = new OpenEnvwatch(folder, keychain, time, clipboard, opened::add);
    await()
        .until(() -> {
          meanwhile.run();
          return !program.session().watch().view().environments().isEmpty()
              && program.session().watch().view().environments().stream()
                  .allMatch(PresenterModeTest::complete)
              && (!presenting
                  || program.session().classes().view().accounts().stream()
                      .noneMatch(AccountClasses.Connecting.class::isInstance));
        });
    settle();
  }

  private static boolean complete(WatchedEnvironment watched) {
    return watched.environment() != null && watched.environment().complete();
  }

  private void look(String where) {
    looked.add(where);
    Set<String> real = RealValues.of(program.session());
    Set<String> shown = OnJavaFx.call(ShownTexts::all);
    String copied = clipboard.content();
    if (copied != null && !copiesSecrets) {
      shown.add(copied);
    }
    for (String text : shown) {
      for (String value : real) {
        // The licenses of libraries are long, and no data.
        if (text.length() < LONGEST_TEXT && holds(text, value)) {
          leaks.putIfAbsent(value + " in \"" + text + "\"", where);
        }
      }
    }
  }

  /** As a word of its own: a short name may be part of other words. */
  private static boolean holds(String text, String value) {
    for (int at = text.indexOf(value); at >= 0; at = text.indexOf(value, at + 1)) {
      int end = at + value.length();
      boolean begins = at == 0 || !Character.isLetterOrDigit(text.charAt(at - 1));
      boolean ends = end == text.length() || !Character.isLetterOrDigit(text.charAt(end));
      if (begins && ends) {
        return true;
      }
    }
    return false;
  }

  private Stage window() {
    return (Stage)
        OnJavaFx.call(() ->
            Window.getWindows().stream()
                .filter(window -> window.getScene() != null)
                .filter(window -> window.getScene().lookup("#page-environments") != null)
                .reduce((first, last) -> last)
                .orElseThrow());
  }

  private Node find(String selector) {
    return OnJavaFx.call(() -> window().getScene().lookup(selector));
  }

  private void press(String id) {
    OnJavaFx.run(() -> ((ButtonBase) window().getScene().lookup("#" + id)).fire());
  }

  private void open(String page) {
    press(page);
    settle();
  }

  /** Lets everything that waits for the JavaFX thread happen. */
  private static void settle() {
    for (int i = 0; i < 5; i++) {
      OnJavaFx.run(() -> {});
    }
  }

  /** Chooses every item of a menu that opens with the right button, and looks at what it opens. */
  private void chooseEverything(String where, Control control) {
    List<String> items = names(menu(control));
    for (String name : items) {
      OnJavaFx.run(() -> fire(menu(control), name));
      settle();
      look(where + ": " + name);
      closeOthers();
    }
  }

  private static List<MenuItem> menu(Control control) {
    return OnJavaFx.call(() -> {
      Event.fireEvent(
          control,
          new ContextMenuEvent(ContextMenuEvent.CONTEXT_MENU_REQUESTED, 5, 5, 5, 5, true, null));
      List<MenuItem> items = new ArrayList<>();
      for (Window open : List.copyOf(Window.getWindows())) {
        if (open instanceof ContextMenu menu) {
          items.addAll(menu.getItems());
        }
      }
      if (control.getContextMenu() != null && items.isEmpty()) {
        items.addAll(control.getContextMenu().getItems());
      }
      return items;
    });
  }

  private static Set<MenuItem> flat(List<MenuItem> items) {
    Set<MenuItem> all = new LinkedHashSet<>();
    for (MenuItem item : items) {
      if (item instanceof Menu menu) {
        all.addAll(flat(menu.getItems()));
      } else if (item.getText() != null && !item.isDisable()) {
        all.add(item);
      }
    }
    return all;
  }

  private static List<String> names(List<MenuItem> items) {
    return OnJavaFx.call(() -> flat(items).stream().map(MenuItem::getText).toList());
  }

  private static void fire(List<MenuItem> items, String name) {
    flat(items).stream()
        .filter(item -> name.equals(item.getText()) && UNTOUCHED.stream().noneMatch(name::contains))
        .findFirst()
        .ifPresent(MenuItem::fire);
  }

  private void closeOthers() {
    Stage main = window();
    OnJavaFx.run(() ->
        List.copyOf(Window.getWindows()).stream()
            .filter(Predicate.not(main::equals))
            .forEach(Window::hide));
    settle();
  }

  @Test
  void nothingRealIsOnAnyPage() {
    start(true);
    OnJavaFx.run(() -> window().setWidth(1600));
    look("environments");
    TableView<?> environments = (TableView<?>) find("#environments.table-view");
    OnJavaFx.run(() -> environments.getColumns().forEach(column -> column.setVisible(true)));
    settle();
    look("environments, all columns");
    for (Node tab :
        OnJavaFx.call(
            () -> window().getScene().getRoot().lookupAll(".detail-tabs .toggle-button"))) {
      OnJavaFx.run(() -> ((ToggleButton) tab).fire());
      settle();
      look("tab " + tab.getId());
    }
    TableView<?> machines = (TableView<?>) find("#machines.table-view");
    if (machines != null) {
      OnJavaFx.run(() -> machines.getColumns().forEach(column -> column.setVisible(true)));
      settle();
      look("machines");
    }
    open("page-classes");
    await()
        .until(() ->
            find("#students.table-view") instanceof TableView<?> students
                && !students.getItems().isEmpty());
    settle();
    look("classes");
    OnJavaFx.run(() ->
        ((TableView<?>) find("#students.table-view"))
            .getColumns()
            .forEach(column -> column.setVisible(true)));
    look("classes, all columns");
    open("page-events");
    settle();
    look("events");
    assertThat(leaks).isEmpty();
  }

  @Test
  void nothingRealIsInWhatMenusOpen() {
    start(true);
    OnJavaFx.run(() ->
        ((TableView<?>) find("#environments.table-view")).getSelectionModel().clearAndSelect(0));
    chooseEverything("environment menu", (Control) find("#environments.table-view"));
    OnJavaFx.run(() -> {
      TableView<?> machines = (TableView<?>) window().getScene().lookup("#machines.table-view");
      machines.getSelectionModel().clearAndSelect(0);
    });
    chooseEverything("machine menu", (Control) find("#machines.table-view"));
    everyMenuButton("header");
    press("bell");
    settle();
    look("notices");
    assertThat(leaks).isEmpty();
    assertThat(looked).hasSizeGreaterThan(40);
  }

  @Test
  void nothingRealIsInWhatMenusOfClassesOpen() {
    copiesSecrets = true;
    start(true);
    open("page-classes");
    await()
        .until(() ->
            find("#students.table-view") instanceof TableView<?> students
                && !students.getItems().isEmpty());
    OnJavaFx.run(
        () -> ((TableView<?>) find("#students.table-view")).getSelectionModel().clearAndSelect(0));
    settle();
    chooseEverything("student menu", (Control) find("#students.table-view"));
    chooseEverything("class menu", (ListView<?>) find("#classes.list-view"));
    everyMenuButton("class");
    pressEveryButton("class", "#classes-page");
    open("page-events");
    settle();
    look("events after actions");
    assertThat(leaks).isEmpty();
    assertThat(looked).hasSizeGreaterThan(40);
  }

  @Test
  void theSwitchHidesEverythingAndBringsItBackAndTheSameEnvironmentStaysSelected() {
    start(false);
    String name = OnJavaFx.call(() -> selectLast(2));
    look("before");
    assertThat(leaks).isNotEmpty();
    leaks.clear();

    press("present");
    await().until(() -> find("#stop-presenting") != null && name.equals(selected()));
    look("while presenting");
    assertThat(leaks).isEmpty();

    press("stop-presenting");
    await().until(() -> find("#stop-presenting") == null && name.equals(selected()));
    look("afterwards");
    assertThat(leaks).isNotEmpty();
    assertThat(program.session().settings().current().security().get(SecuritySettings.PRESENTING))
        .isFalse();
  }

  private String selectLast(int index) {
    TableView<EnvironmentRow> table = environments();
    table.getSelectionModel().clearAndSelect(index);
    return table.getItems().get(index).name();
  }

  @SuppressWarnings("unchecked")
  private TableView<EnvironmentRow> environments() {
    return (TableView<EnvironmentRow>) window().getScene().lookup("#environments.table-view");
  }

  private String selected() {
    return OnJavaFx.call(() -> {
      EnvironmentRow row = environments().getSelectionModel().getSelectedItem();
      return row == null ? "" : row.name();
    });
  }

  @Test
  void nothingRealIsInTheSettings() {
    start(true);
    SettingsPage settings = new DashboardPage(window()).openSettings();
    for (String page : SettingsPage.PAGES) {
      settings.turnTo(page);
      look("settings " + page);
    }
    settings.pressOk();
    AccountSettings kept = program.session().settings().current().accounts().getFirst();
    assertThat(leaks).isEmpty();
    assertThat(kept.name()).isEqualTo("Northwind Academy");
    assertThat(kept.address()).isEqualTo(service.address());
    assertThat(kept.apiId()).isEqualTo(service.apiId());
  }

  @Test
  void aDialogTellsTheRealOwnerWhileTheKeyIsHeld() {
    start(true);
    OnJavaFx.run(() -> selectLast(0));
    settle();
    String owner =
        OnJavaFx.call(() -> {
          EnvironmentRow row = environments().getItems().getFirst();
          return service.world().environments().stream()
              .filter(each -> each.name().equals(row.name()))
              .findFirst()
              .orElseThrow()
              .owner()
              .email();
        });
    OnJavaFx.run(() -> fire(menu((Control) environments()), "Delete…"));
    settle();
    assertThat(OnJavaFx.call(ShownTexts::all)).noneMatch(text -> text.contains(owner));
    hold(KeyEvent.KEY_PRESSED);
    assertThat(OnJavaFx.call(ShownTexts::all)).anyMatch(text -> text.contains(owner));
    hold(KeyEvent.KEY_RELEASED);
    assertThat(OnJavaFx.call(ShownTexts::all)).noneMatch(text -> text.contains(owner));
  }

  private static void hold(EventType<KeyEvent> type) {
    OnJavaFx.run(() -> {
      Node inside =
          Window.getWindows().stream()
              .map(window -> window.getScene().lookup("#dialog-act"))
              .filter(Objects::nonNull)
              .findFirst()
              .orElseThrow();
      Event.fireEvent(inside, new KeyEvent(type, "", "", KeyCode.F9, false, false, false, false));
    });
  }

  @Test
  void actionsReachTheRealEnvironment() {
    start(true);
    LabEnvironment running =
        service.world().environments().stream()
            .filter(each -> each.machines().stream().allMatch(LabMachine::reachable))
            .findFirst()
            .orElseThrow();
    OnJavaFx.run(() -> {
      TableView<EnvironmentRow> table = environments();
      table.getSelectionModel().clearSelection();
      table.getItems().stream()
          .filter(row -> row.name().equals(running.name()))
          .findFirst()
          .ifPresent(table.getSelectionModel()::select);
    });
    settle();
    OnJavaFx.run(() -> fire(menu((Control) environments()), "Suspend…"));
    settle();
    OnJavaFx.run(() ->
        Window.getWindows().stream()
            .map(window -> window.getScene().lookup("#dialog-act"))
            .filter(Objects::nonNull)
            .findFirst()
            .ifPresent(button -> ((ButtonBase) button).fire()));
    await()
        .until(() ->
            service.world().environments().stream()
                .filter(each -> each.name().equals(running.name()))
                .noneMatch(each -> each.state().equals(running.state())));
  }

  @Test
  void studentsAreHiddenInTheNamesOfTheirEnvironmentsFromTheBeginning() {
    Set<String> people = new LinkedHashSet<>();
    for (LabEnvironment each : service.world().environments()) {
      people.add(each.owner().fullName());
      people.add(each.owner().email());
    }
    List<String> seen = new CopyOnWriteArrayList<>();
    start(
        true,
        () ->
            OnJavaFx.run(() ->
                environments()
                    .getItems()
                    .forEach(
                        row -> people.stream().filter(row.name()::contains).forEach(seen::add))));
    await().until(() -> shows("Kubernetes day 2 - April group - Person"));
    assertThat(seen).isEmpty();
    assertThat(OnJavaFx.call(() -> environments().getItems().stream().map(EnvironmentRow::name)))
        .anyMatch(name -> !name.contains("Person") && !name.startsWith("Environment "));
  }

  private boolean shows(String beginning) {
    return OnJavaFx.call(
        () -> environments().getItems().stream().anyMatch(row -> row.name().startsWith(beginning)));
  }

  @Test
  void nothingRealOfASecondAccountIsShown() {
    try (SettingsFile file = new SettingsFile(AppDirectories.below(folder))) {
      file.change(settings -> {
        AccountSettings first = settings.accounts().getFirst();
        return settings.withAccounts(
            List.of(
                first,
                new AccountSettings(
                    new AccountId("second"),
                    "Contoso Support",
                    first.address(),
                    new ApiVersion(2),
                    first.apiId(),
                    true,
                    List.of())));
      });
    }
    save(new AccountId("second"));
    start(true);
    await()
        .until(() ->
            program.session().watch().view().environments().stream()
                .anyMatch(each -> !each.key().account().equals(LAB)));
    settle();
    look("both accounts");
    assertThat(leaks).isEmpty();
    assertThat(OnJavaFx.call(ShownTexts::all)).contains("Account 1", "Account 2");
  }

  private void save(AccountId account) {
    try {
      keychain.save(account, service.apiKey());
    } catch (SecretStoreException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void theConsoleStaysClosed() {
    start(true);
    int before = OnJavaFx.call(() -> Window.getWindows().size());
    OnJavaFx.run(() ->
        Event.fireEvent(
            environments(),
            new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.P, true, true, false, false)));
    settle();
    assertThat(OnJavaFx.call(() -> Window.getWindows().size())).isEqualTo(before);
    assertThat(OnJavaFx.call(ShownTexts::all)).noneMatch(text -> text.startsWith("API console"));
  }

  @Test
  void aPasswordStaysHiddenAndCanBeCopied() {
    start(true);
    LabEnvironment environment =
        service.world().environments().stream()
            .filter(each -> each.machines().getFirst().reachable())
            .findFirst()
            .orElseThrow();
    LabMachine machine = environment.machines().getFirst();
    DashboardPage page = new DashboardPage(window());
    page.select(environment.name());
    page.machines().pressReveal(machine.name());
    assertThat(page.machines().password(machine.name()))
        .doesNotContain(machine.password().reveal());
    page.machines().copyPassword(machine.name());
    await().until(() -> clipboard.content().equals(machine.password().reveal()));
  }

  private void everyMenuButton(String where) {
    List<MenuButton> buttons =
        OnJavaFx.call(() ->
            window().getScene().getRoot().lookupAll(".menu-button").stream()
                .filter(MenuButton.class::isInstance)
                .map(MenuButton.class::cast)
                .toList());
    for (MenuButton button : buttons) {
      for (String name :
          OnJavaFx.call(() -> items(button).stream().map(MenuItem::getText).toList())) {
        OnJavaFx.run(() -> fire(List.copyOf(items(button)), name));
        settle();
        look(where + " menu: " + name);
        closeOthers();
      }
    }
  }

  private static Set<MenuItem> items(MenuButton button) {
    if (button.getOnShowing() != null) {
      button.getOnShowing().handle(null);
    }
    return flat(button.getItems());
  }

  private void pressEveryButton(String where, String root) {
    Set<String> ids =
        OnJavaFx.call(() -> {
          Set<String> found = new LinkedHashSet<>();
          for (Node node : window().getScene().lookup(root).lookupAll(".button")) {
            if (node.getId() != null
                && !node.isDisabled()
                && !node.getId().contains("export")
                && !node.getId().contains("import")) {
              found.add(node.getId());
            }
          }
          return found;
        });
    for (String id : ids) {
      if (find("#" + id) instanceof ButtonBase) {
        press(id);
        settle();
        look(where + " button: " + id);
        closeOthers();
      }
    }
  }
}
