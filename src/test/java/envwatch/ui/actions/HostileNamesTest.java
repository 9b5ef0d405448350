package envwatch.ui.actions;

import static envwatch.actions.FakeWorld.environment;
import static envwatch.actions.FakeWorld.machine;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.api.ApiException;
import envwatch.model.Phase;
import envwatch.model.Snapshot;
import envwatch.model.SnapshotId;
import envwatch.ui.kit.OnJavaFx;
import java.nio.file.Path;
import java.util.List;
import javafx.geometry.Bounds;
import javafx.scene.control.TextField;
import javafx.stage.Screen;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Names that reorder the words around them, or leave no room for them. */
class HostileNamesTest {
  private static final String TURNED = "\u202E";
  private static final String NAME = "Lab " + TURNED + "W".repeat(10_000);

  @TempDir private Path folder;
  private ActionsWindow window;

  @BeforeEach
  void open() {
    window = new ActionsWindow(folder);
    window.world.service.snapshots =
        List.of(new Snapshot(new SnapshotId("s"), NAME, NAME, NAME, null, NAME, false, false));
    window.happens(() ->
        window.world.put(environment("Anna", NAME, Phase.RUNNING, machine("web", Phase.RUNNING))));
    window.select(NAME);
  }

  @AfterEach
  void close() {
    window.close();
  }

  @ParameterizedTest
  @ValueSource(strings = {"suspend-environment", "revert-environment", "delete-environment"})
  void aQuestionAndItsAnswersStayInTheirWindow(String action) {
    window.choose(action);
    window.happens(window.requests::answerAll);

    assertThat(window.everyWord()).noneMatch(words -> words.contains(TURNED));
    double lowest = OnJavaFx.call(() -> bottomOf("dialog-cancel"));
    double height = OnJavaFx.call(() -> window.front().getScene().getHeight());
    assertThat(lowest).isLessThanOrEqualTo(height);
    assertThat(height).isLessThan(Screen.getPrimary().getVisualBounds().getHeight());
  }

  @ParameterizedTest
  @ValueSource(strings = {"\u200E", "\u200F", "\u061C", "\u200B", "\uDB40\uDC41", "\u00AD"})
  void marksThatCannotBeSeenReachNoQuestion(String mark) {
    String name = "Lab " + mark + "Ben";
    window.happens(() -> window.world.put(environment("Ben", name, Phase.RUNNING)));
    window.select(name);

    window.choose("delete-environment");

    assertThat(window.everyWord())
        .anyMatch(words -> words.contains("Lab Ben"))
        .noneMatch(words -> words.contains("Lab " + mark));
  }

  @ParameterizedTest
  @CsvSource({
    "'Lab\u00A0one', 'Lab one'",
    "'Lab\u3000\u2007 one', 'Lab one'",
    "'Lab \uD83D\uDC69\u200D\uD83D\uDCBB', 'Lab \uD83D\uDC69\uD83D\uDCBB'",
    "'Lab \uD83D\uDEE1\uFE0F', 'Lab \uD83D\uDEE1'",
    "'Lab caf\u00E9', 'Lab cafe\u0301'"
  })
  void aNameIsTypedAsItCanBeTyped(String name, String typed) {
    window.happens(() -> window.world.put(environment("Ben", name, Phase.RUNNING)));
    window.select(name);
    window.choose("delete-environment");

    window.type("typed-name", typed);

    assertThat(window.disabled("dialog-act")).isFalse();
  }

  @Test
  void theNameThatIsTypedIsTheOneThatIsShown() {
    window.choose("delete-environment");
    String shown = ((TextField) window.node("typed-name")).getPromptText();
    window.type("typed-name", shown);
    assertThat(window.disabled("dialog-act")).isFalse();
    window.type("typed-name", NAME);
    assertThat(window.disabled("dialog-act")).isFalse();
    window.type("typed-name", shown.substring(1));

    assertThat(window.disabled("dialog-act")).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"edit-environment", "mark-snapshot-default", "take-snapshot"})
  void otherDialogsShowNamesInTheirOrder(String action) {
    window.choose(action);
    window.happens(window.requests::answerAll);

    assertThat(window.dialogOpen()).isTrue();
    assertThat(window.everyWord()).noneMatch(words -> words.contains(TURNED));
  }

  @Test
  void progressAndRecordShowNamesInTheirOrder() {
    window.world.service.fail("Anna", new ApiException.Rejected("", "No " + TURNED));
    window.choose("extend-environment");
    window.happens(window.requests::answerAll);
    window.press("activity-button");

    assertThat(window.words("batch-words")).startsWith("Extend: Lab").hasSizeLessThan(300);
    assertThat(window.everyWord()).noneMatch(words -> words.contains(TURNED));
  }

  private double bottomOf(String id) {
    Bounds bounds = window.node(id).localToScene(window.node(id).getBoundsInLocal());
    return bounds.getMaxY();
  }
}
