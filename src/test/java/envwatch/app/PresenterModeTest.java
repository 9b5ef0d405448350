package envwatch.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import envwatch.journeys.pages.DashboardPage;
import envwatch.model.Machine;
import envwatch.remote.SshTerminal;
import envwatch.secrets.SecretStoreException;
import envwatch.settings.SecuritySettings;
import envwatch.simulator.LabEnvironment;
import envwatch.simulator.LabMachine;
import envwatch.simulator.TrainingPlan;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.model.EnvironmentRow;
import envwatch.ui.training.ClassEntry;
import envwatch.ui.training.StudentRow;
import envwatch.watch.WatchedEnvironment;
import java.io.IOException;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Control;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuButton;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.junit.jupiter.api.Test;

/** What a person who presents can do, and what stays as it is. */
class PresenterModeTest extends PresentedProgram {
  @Test
  void theSwitchHidesEverythingAndBringsItBackAndTheSameEnvironmentStaysSelected() {
    start(false);
    String name = service.world().environments().getFirst().name();
    new DashboardPage(window()).select(name);
    look("before");
    assertThat(leaks.keySet()).anyMatch(leak -> leak.startsWith("Marker"));
    leaks.clear();

    press("present");
    await().until(() -> find("#stop-presenting") != null && name.equals(selected()));
    look("while presenting");
    assertThat(leaks).isEmpty();

    stopPresenting();
    await().until(() -> find("#stop-presenting") == null && name.equals(selected()));
    look("afterwards");
    assertThat(leaks).isNotEmpty();
    assertThat(program.session().settings().current().security().get(SecuritySettings.PRESENTING))
        .isFalse();
  }

  @Test
  void namesAreGoneBeforeTheirAliasesAreReady() {
    start(false);
    Set<String> shown =
        OnJavaFx.call(() -> {
          ((ButtonBase) window().getScene().lookup("#present")).fire();
          return ShownTexts.all();
        });
    assertThat(shown).contains("Hiding names…").doesNotContain("Northwind Academy");
    assertThat(shown)
        .doesNotContainAnyElementsOf(
            service.world().environments().stream().map(LabEnvironment::name).toList());
    await().until(() -> find("#stop-presenting") != null);
  }

  /** It may be the one that the audience is shown, and nothing else of the screen. */
  @Test
  void theWindowStaysTheSame() {
    start(false);
    Stage before = window();
    press("present");
    await().until(() -> find("#stop-presenting") != null);
    assertThat(window()).isSameAs(before);
    assertThat(OnJavaFx.call(before::isShowing)).isTrue();
    stopPresenting();
    await().until(() -> find("#stop-presenting") == null);
    assertThat(window()).isSameAs(before);
  }

  /** They are held back in the first frame, which would take too long with them. */
  @Test
  void detailsAreShownOnceTheFirstFrameIs() {
    start(false);
    new DashboardPage(window()).select(service.world().environments().getFirst().name());
    press("present");
    await().until(() -> find("#stop-presenting") != null && find("#tab-machines") != null);
  }

  @Test
  void theSameClassStaysOpen() throws IOException, SecretStoreException {
    serve(TrainingPlan.of(3, 2));
    start(false);
    open("page-classes");
    await().until(() -> openClasses().size() > 1);
    String last = openClasses().getLast();
    OnJavaFx.run(() -> choose(last));
    settle();
    assertThat(openClass()).isEqualTo(last);
    press("present");
    await().until(() -> find("#stop-presenting") != null && last.equals(openClass()));
    assertThat(find("#classes-page").isVisible()).isTrue();
  }

  private ListView<?> classList() {
    return (ListView<?>) window().getScene().lookup("#classes.list-view");
  }

  private void choose(String name) {
    for (int index = 0; index < classList().getItems().size(); index++) {
      if (classList().getItems().get(index) instanceof ClassEntry.OfClass one
          && one.name().equals(name)) {
        classList().getSelectionModel().select(index);
      }
    }
  }

  private List<String> openClasses() {
    return OnJavaFx.call(() ->
        classList() == null
            ? List.<String>of()
            : classList().getItems().stream()
                .filter(ClassEntry.OfClass.class::isInstance)
                .map(entry -> ((ClassEntry.OfClass) entry).name())
                .toList());
  }

  private String openClass() {
    return OnJavaFx.call(() ->
        classList() != null
                && classList().getSelectionModel().getSelectedItem()
                    instanceof ClassEntry.OfClass one
            ? one.name()
            : "");
  }

  private String selected() {
    return OnJavaFx.call(() -> {
      EnvironmentRow row = environments().getSelectionModel().getSelectedItem();
      return row == null ? "" : row.name();
    });
  }

  @Test
  void aFilterFindsTheSameWhilePresentingAndIsHidden() {
    start(false);
    int all = program.session().watch().view().environments().size();
    await()
        .until(() ->
            OnJavaFx.call(() ->
                environments().getItems().stream()
                        .map(EnvironmentRow::environment)
                        .filter(known -> known != null && known.complete())
                        .count()
                    == all));
    String owner = OnJavaFx.call(() -> environments().getItems().getFirst().environment().owner());
    TextField field = (TextField) find("#filter");
    OnJavaFx.run(() -> field.setText("owner:" + owner));
    settle();
    int found = OnJavaFx.call(() -> environments().getItems().size());
    assertThat(found).isBetween(1, all - 1);
    press("present");
    await().until(() -> find("#stop-presenting") != null);
    await().until(() -> OnJavaFx.call(() -> environments().getItems().size()) == found);
    assertThat(((TextField) find("#filter")).getText()).isEqualTo("Hidden filter 2");
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

  /** Agrees to the question that comes first. */
  private void stopPresenting() {
    press("stop-presenting");
    agree();
  }

  private static void agree() {
    OnJavaFx.run(() ->
        Window.getWindows().stream()
            .map(Window::getScene)
            .filter(Objects::nonNull)
            .map(scene -> scene.lookup("#dialog-act"))
            .filter(Objects::nonNull)
            .findFirst()
            .ifPresent(button -> ((ButtonBase) button).fire()));
  }

  @Test
  void aKeyThatIsHeldBeginsAndLeavesItAtThat() {
    start(false);
    holdF9();
    await().until(() -> find("#stop-presenting") != null);
    leaks.clear();
    holdF9();
    settle();
    assertThat(find("#stop-presenting")).isNotNull();
    look("while the key is held");
    assertThat(leaks).isEmpty();
  }

  /** What has no focus takes keys as a whole, as while the window is covered. */
  private void holdF9() {
    for (int press = 0; press < 20; press++) {
      OnJavaFx.run(() -> {
        Scene scene = window().getScene();
        Event.fireEvent(
            scene.getFocusOwner() == null ? scene : scene.getFocusOwner(),
            new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.F9, false, false, false, false));
      });
    }
  }

  @Test
  void allThatIsSelectedAndTheChipStay() {
    start(false);
    press("chip-running");
    settle();
    OnJavaFx.run(() -> environments().getSelectionModel().selectIndices(0, 1));
    settle();
    List<String> before = allSelected();
    assertThat(before).hasSize(2);
    press("present");
    await().until(() -> find("#stop-presenting") != null);
    settle();
    assertThat(allSelected()).hasSize(2);
    assertThat(((ToggleButton) find("#chip-running")).isSelected()).isTrue();
    stopPresenting();
    await().until(() -> find("#stop-presenting") == null);
    settle();
    assertThat(allSelected()).isEqualTo(before);
    assertThat(((ToggleButton) find("#chip-running")).isSelected()).isTrue();
  }

  @Test
  void whatIsChosenOnThePageOfClassesStays() {
    start(false);
    open("page-classes");
    await().until(() -> students().getItems().size() > 1);
    String name = OnJavaFx.call(() -> students().getItems().getLast().student().firstName());
    OnJavaFx.run(() -> ((TextField) find("#filter")).setText(name));
    settle();
    int found = OnJavaFx.call(() -> students().getItems().size());
    OnJavaFx.run(() -> students().getSelectionModel().select(0));
    settle();
    press("present");
    await().until(() -> find("#stop-presenting") != null);
    await().until(() -> students().getItems().size() == found);
    assertThat(
            OnJavaFx.call(() -> List.copyOf(students().getSelectionModel().getSelectedIndices())))
        .containsExactly(0);
    assertThat(((TextField) find("#filter")).getText()).isNotEmpty().doesNotContain(name);
    stopPresenting();
    await().until(() -> find("#stop-presenting") == null);
    await().until(() -> ((TextField) find("#filter")).getText().equals(name));
    assertThat(OnJavaFx.call(() -> students().getSelectionModel().getSelectedIndices()))
        .containsExactly(0);
  }

  @SuppressWarnings("unchecked")
  private TableView<StudentRow> students() {
    return (TableView<StudentRow>) find("#students.table-view");
  }

  @Test
  void whatIsChosenOfTheEventsStays() {
    start(false);
    open("page-events");
    press("events-actions");
    OnJavaFx.run(() -> {
      ((MenuButton) window().getScene().lookup("#events-range")).getItems().getFirst().fire();
      ((TextField) window().getScene().lookup("#filter")).setText("web");
    });
    settle();
    press("present");
    await().until(() -> find("#stop-presenting") != null);
    settle();
    assertThat(((ToggleButton) find("#events-actions")).isSelected()).isTrue();
    assertThat(((MenuButton) find("#events-range")).getText()).isEqualTo("Last hour");
    assertThat(((TextField) find("#filter")).getText()).isEqualTo("Hidden filter 2");
    stopPresenting();
    await().until(() -> find("#stop-presenting") == null);
    assertThat(((TextField) find("#filter")).getText()).isEqualTo("web");
  }

  @Test
  void theOpenPartOfTheDetailsStays() {
    start(false);
    OnJavaFx.run(() -> environments().getSelectionModel().select(0));
    settle();
    press("tab-facts");
    press("present");
    await().until(() -> find("#stop-presenting") != null && find("#tab-machines") != null);
    settle();
    assertThat(((ToggleButton) find("#tab-facts")).isSelected()).isTrue();
    assertThat(((ToggleButton) find("#tab-machines")).isSelected()).isFalse();
  }

  @Test
  void theRangeOfTheHistoryStays() {
    start(false);
    OnJavaFx.run(() -> environments().getSelectionModel().select(0));
    settle();
    press("tab-history");
    press("bar-range-hour");
    press("present");
    await().until(() -> find("#stop-presenting") != null && find("#tab-machines") != null);
    settle();
    assertThat(((ToggleButton) find("#bar-range-hour")).isSelected()).isTrue();
    press("bar-range-shift");
    stopPresenting();
    await().until(() -> find("#stop-presenting") == null && find("#tab-machines") != null);
    settle();
    assertThat(((ToggleButton) find("#bar-range-shift")).isSelected()).isTrue();
  }

  private List<String> allSelected() {
    return OnJavaFx.call(() ->
        environments().getSelectionModel().getSelectedItems().stream()
            .map(EnvironmentRow::name)
            .toList());
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
    agree();
    await()
        .until(() ->
            service.world().environments().stream()
                .filter(each -> each.name().equals(running.name()))
                .noneMatch(each -> each.state().equals(running.state())));
  }

  @Test
  void aTerminalReachesTheRealMachineAndIsToldWithoutItsAddress() {
    start(true);
    LabEnvironment running =
        service.world().environments().stream()
            .filter(each -> each.machines().stream().allMatch(LabMachine::reachable))
            .findFirst()
            .orElseThrow();
    DashboardPage page = new DashboardPage(window());
    page.select(running.name());
    OnJavaFx.run(() -> {
      Node machines = window().getScene().lookup("#machines.table-view");
      ((TableView<?>) machines).getSelectionModel().select(0);
      Event.fireEvent(
          machines,
          new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.T, true, true, false, false));
    });

    await().until(() -> !program.terminals().isEmpty());
    SshTerminal.Wish wish = program.terminals().getFirst();
    Machine real =
        program.session().watch().view().environments().stream()
            .map(WatchedEnvironment::environment)
            .filter(each -> each != null && each.name().equals(running.name()))
            .flatMap(each -> each.machines().stream())
            .filter(each -> wish.host().equals(each.reachableAt()))
            .findFirst()
            .orElseThrow();
    assertThat(wish.user()).isEqualTo(real.login());
    await().until(() -> find("#access-note").isVisible());
    copiesSecrets = true;
    look("after a terminal was opened");
    assertThat(leaks).isEmpty();
  }

  @Test
  void studentsAreHiddenInTheNamesOfTheirEnvironmentsFromTheBeginning()
      throws IOException, SecretStoreException {
    serve(TrainingPlan.DEMO);
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
    // Details that become known meanwhile may move the button under the mouse: then a person clicks
    // again.
    await()
        .until(() -> {
          page.machines().copyPassword(machine.name());
          return clipboard.content().equals(machine.password().reveal());
        });
  }
}
