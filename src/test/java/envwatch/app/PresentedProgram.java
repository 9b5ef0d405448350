package envwatch.app;

import static org.awaitility.Awaitility.await;

import envwatch.history.History;
import envwatch.history.Subject;
import envwatch.model.AccountId;
import envwatch.model.ApiVersion;
import envwatch.platform.AppDirectories;
import envwatch.secrets.MemorySecretStore;
import envwatch.secrets.SecretStoreException;
import envwatch.settings.AccountSettings;
import envwatch.settings.SecuritySettings;
import envwatch.settings.Settings;
import envwatch.settings.SettingsFile;
import envwatch.simulator.Simulator;
import envwatch.simulator.SimulatorOptions;
import envwatch.simulator.TrainingPlan;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.model.EnvironmentRow;
import envwatch.ui.secrets.MemoryClipboard;
import envwatch.util.SystemTime;
import envwatch.watch.AccountClasses;
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
import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Control;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TableView;
import javafx.scene.input.ContextMenuEvent;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/** A window on a service of classes, with or without presenter mode, and a search through it. */
abstract class PresentedProgram {
  /** Dialogs of the system, and what would end the journey. */
  private static final List<String> UNTOUCHED = List.of("CSV", "Export", "Import", "Pause", "Save");

  private static final int LONGEST_TEXT = 5_000;

  static final AccountId LAB = new AccountId("lab");

  @AutoClose final SystemTime time = new SystemTime();

  @AutoClose Simulator service;

  @AutoClose OpenEnvwatch program;

  final MemorySecretStore keychain = new MemorySecretStore();

  final MemoryClipboard clipboard = new MemoryClipboard();

  final List<URI> opened = new CopyOnWriteArrayList<>();

  final List<String> looked = new ArrayList<>();

  final Map<String, String> leaks = new LinkedHashMap<>();

  /**
   * Whether what is copied includes passwords and links that sign in, which work only as they are.
   */
  boolean copiesSecrets;

  Path folder;

  private @Nullable Stage window;

  @BeforeEach
  void know(@TempDir Path data) throws IOException, SecretStoreException {
    folder = data;
    serve(TrainingPlan.of(1, 3));
  }

  /** A service with few environments: what is real of each is looked for in all that is shown. */
  final void serve(TrainingPlan training) throws IOException, SecretStoreException {
    if (service != null) {
      service.close();
    }
    service =
        Simulator.start(
            SimulatorOptions.STILL.toBuilder()
                .environments(6)
                .machines(2)
                .training(training)
                .build());
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
      file.change(settings ->
          settings
              .with(Settings.ACCOUNTS, List.of(account))
              .with(Settings.SAVED_VIEWS, List.of(RealValues.SAVED_VIEW)));
    }
    keychain.save(LAB, service.apiKey());
  }

  void start(boolean presenting) {
    start(presenting, () -> {});
  }

  /** Starts to present with what a person wrote about everything. */
  void present(boolean namesToo) {
    try (SettingsFile file = new SettingsFile(AppDirectories.below(folder))) {
      file.change(settings ->
          settings.with(
              Settings.SECURITY,
              settings.security().with(SecuritySettings.PRESENTING_NAMES, namesToo)));
    }
    start(true);
    History history = program.session().history();
    program.session().watch().view().environments().stream()
        .map(watched -> Subject.of(watched.key()))
        .forEach(subject -> history.note(subject, RealValues.NOTE));
    await().until(() -> !history.view().notes().isEmpty());
    settle();
  }

  /**
   * @param meanwhile run again and again until everything is read
   */
  void start(boolean presenting, Runnable meanwhile) {
    try (SettingsFile file = new SettingsFile(AppDirectories.below(folder))) {
      file.change(settings ->
          settings.with(
              Settings.SECURITY,
              settings.security().with(SecuritySettings.PRESENTING, presenting)));
    }
    program = new OpenEnvwatch(folder, keychain, time, clipboard, opened::add);
    await()
        .until(() -> {
          meanwhile.run();
          return !program.session().watch().view().environments().isEmpty()
              && program.session().watch().view().environments().stream()
                  .allMatch(PresentedProgram::complete)
              && (!presenting
                  || program.session().classes().view().accounts().stream()
                      .noneMatch(AccountClasses.Connecting.class::isInstance));
        });
    settle();
  }

  private static boolean complete(WatchedEnvironment watched) {
    return watched.environment() != null && watched.environment().complete();
  }

  void look(String where) {
    looked.add(where);
    Set<String> real = RealValues.of(program.session());
    // Nor is what is not known ever shown like this.
    real.add("null");
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

  /** The same while it is covered, as it is when somebody begins to present. */
  Stage window() {
    return OnJavaFx.call(() -> {
      window =
          (Stage)
              Window.getWindows().stream()
                  .filter(open -> open.getScene() != null)
                  .filter(open -> open.getScene().lookup("#page-environments") != null)
                  .reduce((first, last) -> last)
                  .orElse(window);
      return Objects.requireNonNull(window);
    });
  }

  Node find(String selector) {
    return OnJavaFx.call(() -> window().getScene().lookup(selector));
  }

  void press(String id) {
    OnJavaFx.run(() -> ((ButtonBase) window().getScene().lookup("#" + id)).fire());
  }

  void open(String page) {
    press(page);
    settle();
  }

  /** Lets everything that waits for the JavaFX thread happen. */
  static void settle() {
    for (int i = 0; i < 5; i++) {
      OnJavaFx.run(() -> {});
    }
  }

  static List<MenuItem> menu(Control control) {
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

  static Set<MenuItem> flat(List<MenuItem> items) {
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

  static void fire(List<MenuItem> items, String name) {
    flat(items).stream()
        .filter(item -> name.equals(item.getText()) && UNTOUCHED.stream().noneMatch(name::contains))
        .findFirst()
        .ifPresent(MenuItem::fire);
  }

  String selectLast(int index) {
    TableView<EnvironmentRow> table = environments();
    table.getSelectionModel().clearAndSelect(index);
    return table.getItems().get(index).name();
  }

  @SuppressWarnings("unchecked")
  TableView<EnvironmentRow> environments() {
    return (TableView<EnvironmentRow>) window().getScene().lookup("#environments.table-view");
  }

  void save(AccountId account) {
    try {
      keychain.save(account, service.apiKey());
    } catch (SecretStoreException e) {
      throw new AssertionError(e);
    }
  }
}
