package envwatch.ui.actions;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.actions.FakeWorld;
import envwatch.model.ActionKind;
import envwatch.ui.history.SampleHistory;
import envwatch.ui.kit.Keyboard;
import envwatch.ui.kit.OnJavaFx;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.MenuButton;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KeyboardTest {
  @TempDir private Path folder;
  private final Keyboard keyboard = new Keyboard();
  private ActionsWindow window;

  @BeforeEach
  void open() {
    window = new ActionsWindow(folder);
    window.happens(() -> Stream.of("Anna", "Ben", "Chi", "Dov").forEach(window.world::running));
  }

  @AfterEach
  void close() {
    window.close();
  }

  @Test
  void theKeysDoNothingToAnEnvironmentThatAFilterHides() {
    window.select("Lab Anna");
    OnJavaFx.run(() -> {
      ((TextInputControl) window.node("filter")).setText("owner:nobody");
      window.node("environments").requestFocus();
    });
    keyboard.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.E);
    window.happens(window.requests::answerAll);
    assertThat(window.world.service.performed).isEmpty();
    assertThat(window.words("message")).isEqualTo("The filter hides the selected environment.");
  }

  @Test
  void theNameOfAnEnvironmentThatAFilterHidesIsNotCopied() {
    window.select("Lab Anna");
    OnJavaFx.run(() -> {
      ((TextInputControl) window.node("filter")).setText("owner:nobody");
      window.node("environments").requestFocus();
    });
    keyboard.push(KeyCode.CONTROL, KeyCode.C);
    assertThat(window.words("message")).isEqualTo("Nothing to copy");
  }

  @Test
  void threeEnvironmentsAreSuspendedAndTheOutcomeIsReadWithoutAMouse() {
    OnJavaFx.run(() -> window.node("environments").requestFocus());
    keyboard.press(KeyCode.HOME).release(KeyCode.HOME);
    keyboard.press(KeyCode.SHIFT).type(KeyCode.DOWN, KeyCode.DOWN).release(KeyCode.SHIFT);
    window.history.recorded(SampleHistory.change("Anna", "Lab Anna", 1).facts());
    keyboard.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.S);
    assertThat(window.dialogOpen()).isTrue();
    keyboard.type(KeyCode.TAB, KeyCode.ENTER);
    window.happens(() -> {
      window.requests.answerAll();
      window.time.advance(Duration.ofSeconds(4));
      List.of("Anna", "Ben", "Chi").forEach(window.world::suspended);
    });
    keyboard.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.A);
    keyboard.push(KeyCode.CONTROL, KeyCode.A);
    keyboard.push(KeyCode.CONTROL, KeyCode.C);

    assertThat(window.world.service.performed)
        .extracting(action -> action.environment().value())
        .containsExactlyInAnyOrder("Anna", "Ben", "Chi");
    assertThat(window.copied.content().lines())
        .hasSize(3)
        .allSatisfy(line -> assertThat(line).contains("Suspend", "Lab ", "Done", "4 s"));
    assertThat(column("events", "by"))
        .hasSize(3)
        .allSatisfy(by -> assertThat(by).isEqualTo("You: Suspend"));
    assertThat(((ToggleButton) window.node("events-actions")).isSelected()).isTrue();
  }

  private List<Object> column(String table, String id) {
    return OnJavaFx.call(() -> {
      TableView<?> shown = (TableView<?>) window.node(table);
      TableColumn<?, ?> column =
          shown.getColumns().stream().filter(each -> id.equals(each.getId())).findFirst().get();
      return IntStream.range(0, shown.getItems().size())
          .<Object>mapToObj(column::getCellData)
          .toList();
    });
  }

  @Test
  void escInTheRecordStaysThere() {
    focus("environments");
    window.type("filter", "Lab");
    keyboard.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.A);
    keyboard.type(KeyCode.ESCAPE);

    assertThat(recordOpen()).isTrue();
  }

  @Test
  void escClearsTheFilterOfTheEnvironmentsWhereverTheFocusIs() {
    for (String part : List.of("filter", "environments", "more", "activity-button")) {
      window.type("filter", "Lab");
      focus(part);
      keyboard.type(KeyCode.ESCAPE);
      assertThat(window.words("filter")).as("the filter after Esc in " + part).isEmpty();
    }
  }

  @Test
  void escAndTheKeyForTheNextListLeadFromTheMachinesToTheEnvironments() {
    Node environments = window.node("environments");
    window.type("filter", "Lab");
    for (KeyCode key : List.of(KeyCode.ESCAPE, KeyCode.F6)) {
      OnJavaFx.run(() -> machines().requestFocus());
      keyboard.type(key);
      assertThat(window.focused()).as("after " + key).isSameAs(environments);
      assertThat(window.words("filter")).isEqualTo("Lab");
    }
    keyboard.type(KeyCode.F6);
    assertThat(window.focused()).isSameAs(machines());
  }

  private Node machines() {
    return window.node("environments").getScene().lookup("#machines.table-view");
  }

  @Test
  void escClearsTheFilterOfTheRecordAndLeavesTheRecordOpen() {
    keyboard.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.A);
    for (String part : List.of("filter", "events", "events-copy-all", "more", "activity-button")) {
      window.type("filter", "Lab");
      focus(part);
      keyboard.type(KeyCode.ESCAPE);
      assertThat(window.words("filter")).as("the filter after Esc in " + part).isEmpty();
    }

    assertThat(recordOpen()).isTrue();
  }

  @Test
  void escInAMenuClosesTheMenuAlone() {
    MenuButton more = (MenuButton) window.node("more");
    window.type("filter", "Lab");
    focus("environments");
    OnJavaFx.run(more::show);
    keyboard.type(KeyCode.ESCAPE);

    assertThat(OnJavaFx.<Boolean>call(more::isShowing)).isFalse();
    assertThat(window.words("filter")).isEqualTo("Lab");
  }

  @Test
  void copyingInTheRecordCopiesWhatIsSelectedWhateverPartHasTheFocus() {
    window.happens(() ->
        window
            .actions()
            .starter()
            .start(
                ActionKind.EXTEND_ENVIRONMENT,
                List.of(FakeWorld.target("Anna"), FakeWorld.target("Ben"))));
    window.press("dialog-act");
    window.happens(window.requests::answerAll);
    keyboard.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.A);
    focus("events-copy-all");
    keyboard.push(KeyCode.CONTROL, KeyCode.C);

    assertThat(window.copied.content().lines())
        .singleElement(InstanceOfAssertFactories.STRING)
        .contains("Extend", "Lab Ben");
  }

  @Test
  void copyingAfterALookAtTheRecordCopiesWhatIsThere() {
    focus("environments");
    keyboard.type(KeyCode.HOME);
    keyboard.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.A);
    keyboard.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.DIGIT1);
    focus("environments");
    keyboard.push(KeyCode.CONTROL, KeyCode.C);
    assertThat(window.copied.content()).isEqualTo("Lab Anna");
    focus("machines");
    keyboard.push(KeyCode.CONTROL, KeyCode.C);

    assertThat(window.copied.content()).isEqualTo("192.0.2.10");
  }

  @Test
  void copyingInATextFieldCopiesWhatIsMarkedThere() {
    window.type("filter", "La");
    focus("filter");
    keyboard.push(KeyCode.CONTROL, KeyCode.A);
    keyboard.push(KeyCode.CONTROL, KeyCode.C);

    String system = OnJavaFx.call(() -> Clipboard.getSystemClipboard().getString());
    assertThat(system).isEqualTo("La");
    assertThat(window.copied.content()).isEmpty();
  }

  @Test
  void copyingInATextFieldWhereNothingIsMarkedCopiesNothing() {
    window.type("filter", "La");
    focus("filter");
    keyboard.type(KeyCode.END);
    keyboard.push(KeyCode.CONTROL, KeyCode.C);

    assertThat(window.copied.content()).isEmpty();
  }

  private void focus(String id) {
    OnJavaFx.run(window.node(id)::requestFocus);
  }

  private boolean recordOpen() {
    return OnJavaFx.call(() -> window.stage().getScene().lookup("#events-page") != null);
  }

  @Test
  void enterInAQuestionIsTheHarmlessAnswer() {
    window.happens(() ->
        window
            .actions()
            .starter()
            .start(ActionKind.SUSPEND_ENVIRONMENT, List.of(FakeWorld.target("Anna"))));

    keyboard.type(KeyCode.ENTER);

    assertThat(window.dialogOpen()).isFalse();
    assertThat(window.actionService.batches()).isEmpty();
  }
}
