package envwatch.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import envwatch.journeys.pages.DashboardPage;
import envwatch.journeys.pages.SettingsPage;
import envwatch.model.AccountId;
import envwatch.model.ApiVersion;
import envwatch.platform.AppDirectories;
import envwatch.settings.AccountSettings;
import envwatch.settings.Settings;
import envwatch.settings.SettingsFile;
import envwatch.ui.kit.OnJavaFx;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Control;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TableView;
import javafx.scene.control.ToggleButton;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Nothing real is anywhere in the window of a person who presents. */
class PresenterModeLeaksTest extends PresentedProgram {
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

  private static List<String> names(List<MenuItem> items) {
    return OnJavaFx.call(() -> flat(items).stream().map(MenuItem::getText).toList());
  }

  private void closeOthers() {
    Stage main = window();
    OnJavaFx.run(() ->
        List.copyOf(Window.getWindows()).stream()
            .filter(Predicate.not(main::equals))
            .forEach(Window::hide));
    settle();
  }

  /** Cells exist only for columns in sight. */
  private void lookAtAllColumns(String where, TableView<?> table) {
    OnJavaFx.run(() -> table.getColumns().forEach(column -> column.setVisible(true)));
    for (int column = 0; column < table.getColumns().size(); column++) {
      int index = column;
      OnJavaFx.run(() -> {
        table.scrollToColumnIndex(index);
        table.layout();
      });
      settle();
      look(where + ", column " + column);
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void nothingRealIsOnAnyPage(boolean namesToo) {
    present(namesToo);
    look("environments");
    TableView<?> environments = (TableView<?>) find("#environments.table-view");
    lookAtAllColumns("environments", environments);
    for (Node tab :
        OnJavaFx.call(
            () -> window().getScene().getRoot().lookupAll(".detail-tabs .toggle-button"))) {
      OnJavaFx.run(() -> ((ToggleButton) tab).fire());
      settle();
      look("tab " + tab.getId());
    }
    TableView<?> machines = (TableView<?>) find("#machines.table-view");
    if (machines != null) {
      lookAtAllColumns("machines", machines);
    }
    open("page-classes");
    await()
        .until(() ->
            find("#students.table-view") instanceof TableView<?> students
                && !students.getItems().isEmpty());
    settle();
    look("classes");
    lookAtAllColumns("students", (TableView<?>) find("#students.table-view"));
    open("page-events");
    settle();
    look("events");
    assertThat(leaks).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void nothingRealIsInWhatMenusOpen(boolean namesToo) {
    present(namesToo);
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
  void nothingRealOfASecondAccountIsShown() {
    try (SettingsFile file = new SettingsFile(AppDirectories.below(folder))) {
      file.change(settings -> {
        AccountSettings first = settings.accounts().getFirst();
        return settings.with(
            Settings.ACCOUNTS,
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
