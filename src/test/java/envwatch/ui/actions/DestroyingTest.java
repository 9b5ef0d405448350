package envwatch.ui.actions;

import static envwatch.actions.FakeWorld.machineTarget;
import static envwatch.actions.FakeWorld.target;
import static envwatch.ui.actions.ActionsWindow.ANNA;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.Action;
import envwatch.model.ActionKind;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What is said and typed before something is deleted or reverted. */
class DestroyingTest {
  @TempDir private Path folder;
  private ActionsWindow window;

  @BeforeEach
  void open() {
    window = ActionsWindow.ofThree(folder);
  }

  @AfterEach
  void close() {
    window.close();
  }

  @ParameterizedTest
  @EnumSource(
      names = {"REVERT_ENVIRONMENT", "DELETE_ENVIRONMENT", "REVERT_MACHINE", "DELETE_MACHINE"})
  void whatDestroysSaysWhoseItIs(ActionKind kind) {
    window.start(kind, kind.onMachine() ? machineTarget("Anna", "web") : target("Anna"));

    assertThat(window.words("target-facts")).contains("ann@example.com", "Support", "ID: ");
  }

  @Test
  void ofManyThatAreDestroyedEachSaysWhoseItIs() {
    window.start(ActionKind.DELETE_ENVIRONMENT, target("Anna"), target("Ben"));

    assertThat(window.everyWord())
        .filteredOn(words -> words.startsWith("Owner: "))
        .hasSize(2)
        .allMatch(words -> words.contains("ann@example.com") && words.contains("Support"));
  }

  @Test
  void anEnvironmentIsDeletedOnlyWhenItsNameIsTyped() {
    window.start(ActionKind.DELETE_ENVIRONMENT, target("Anna"));
    assertThat(window.disabled("dialog-act")).isTrue();
    window.type("typed-name", "Lab Ann");
    assertThat(window.disabled("dialog-act")).isTrue();
    window.type("typed-name", " Lab Anna ");
    window.press("dialog-act");
    window.happens(window.requests::answerAll);

    assertThat(window.world.service.performed).containsExactly(new Action.DeleteEnvironment(ANNA));
  }

  @Test
  void theNameToTypeCanBeCopied() {
    window.start(ActionKind.DELETE_ENVIRONMENT, target("Anna"));

    window.press("copy-name");

    assertThat(window.copied.content()).isEqualTo("Lab Anna");
  }

  @Test
  void severalEnvironmentsAreDeletedOnlyWhenTheirNumberIsTyped() {
    window.start(ActionKind.DELETE_ENVIRONMENT, target("Anna"), target("Ben"));
    window.type("typed-name", "3");
    assertThat(window.disabled("dialog-act")).isTrue();
    window.type("typed-name", "2");

    assertThat(window.disabled("dialog-act")).isFalse();
  }
}
