package envwatch.ui.actions;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.actions.EnvironmentOrder;
import envwatch.actions.EnvironmentTarget;
import envwatch.actions.FakeWorld;
import envwatch.actions.Order;
import envwatch.api.ApiException;
import envwatch.model.Action;
import envwatch.ui.kit.Controls;
import java.nio.file.Path;
import java.time.Duration;
import java.util.stream.Stream;
import javafx.scene.Node;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How long the line that tells what came of an action stays. */
class ResultLineTest {
  @TempDir Path folder;
  private ActionsWindow window;

  @BeforeEach
  void open() {
    window = new ActionsWindow(folder);
    window.happens(() -> {
      window.world.running("Anna");
      window.world.running("Ben");
    });
  }

  @AfterEach
  void close() {
    window.close();
  }

  @Test
  void aSuccessGoesAfterAWhile() {
    suspend("Anna", "Ben");
    assertThat(strip().isVisible()).isTrue();

    window.happens(() -> window.time.advance(Duration.ofSeconds(9)));
    assertThat(strip().isVisible()).isTrue();
    window.happens(() -> window.time.advance(Duration.ofSeconds(2)));

    assertThat(strip().isVisible()).isFalse();
  }

  @Test
  void whatWasRefusedStaysUntilItIsDismissed() {
    window.world.service.fail("Ben", new ApiException.Rejected("0x1", "no"));
    suspend("Anna", "Ben");

    window.happens(() -> window.time.advance(Duration.ofMinutes(10)));
    assertThat(strip().isVisible()).isTrue();
    window.press("batch-dismiss");

    assertThat(strip().isVisible()).isFalse();
  }

  @Test
  void aViewThatIsBuiltAgainDoesNotBringBackWhatWasDismissed() {
    window.world.service.fail("Ben", new ApiException.Rejected("0x1", "no"));
    suspend("Anna", "Ben");
    window.press("batch-dismiss");

    assertThat(window.actionService.batches()).isEmpty();
  }

  @Test
  void aSuccessStaysWhileTheKeyboardIsInIt() {
    suspend("Anna", "Ben");
    window.happens(() -> window.node("batch-dismiss").requestFocus());

    window.happens(() -> window.time.advance(Duration.ofMinutes(1)));
    assertThat(strip().isVisible()).isTrue();
    window.happens(() -> window.node("environments").requestFocus());
    window.happens(() -> window.time.advance(Duration.ofSeconds(11)));

    assertThat(strip().isVisible()).isFalse();
  }

  @Test
  void aButtonThatGoesGivesTheFocusBackToWhereItWas() {
    Node environments = window.node("environments");
    window.happens(environments::requestFocus);
    submit("Anna", "Ben");
    window.happens(window.node("batch-stop")::requestFocus);
    window.happens(window.requests::answerAll);
    assertThat(window.focused()).isSameAs(environments);

    window.happens(() -> Stream.of("Anna", "Ben").forEach(window.world::suspended));
    window.happens(window.node("batch-dismiss")::requestFocus);
    window.press("batch-dismiss");
    assertThat(window.focused()).isSameAs(environments);
  }

  @Test
  void aNewerBatchThatTakesThePlaceGivesTheFocusBack() {
    window.world.service.fail("Ben", new ApiException.Rejected("0x1", "no"));
    Node environments = window.node("environments");
    window.happens(environments::requestFocus);
    suspend("Ben");
    window.happens(window.node("batch-dismiss")::requestFocus);
    submit("Anna");

    assertThat(window.focused()).isSameAs(environments);
  }

  @Test
  void whereThereAreNoOthersAnyMoreTheirButtonGivesTheFocusBack() {
    Node environments = window.node("environments");
    window.happens(environments::requestFocus);
    submit("Ben");
    long first = window.actionService.batches().getFirst().id();
    suspend("Anna");
    window.happens(window.node("batch-others")::requestFocus);

    assertThat(window.focused().getId()).isEqualTo("batch-others");
    window.happens(() -> {
      window.world.suspended("Ben");
      window.actionService.dismiss(first);
    });

    assertThat(window.focused()).isSameAs(environments);
  }

  @Test
  void onlyAResultThatSaysMoreHasATip() {
    window.world.service.fail("Ben", new ApiException.Rejected("0x1", "no"));
    suspend("Anna", "Ben");
    assertThat(Controls.tipOf(window.node("batch-words")))
        .isEqualTo("Suspend: 1 of 2 refused, 1 done\nRefused: Lab Ben\nDone: Lab Anna");
    window.press("batch-dismiss");
    suspend("Ben");
    assertThat(Controls.tipOf(window.node("batch-words"))).isNull();
  }

  private Node strip() {
    return window.node("batches");
  }

  private void suspend(String... ids) {
    submit(ids);
    window.happens(window.requests::answerAll);
    window.happens(() -> Stream.of(ids).forEach(window.world::suspended));
  }

  private void submit(String... ids) {
    window.happens(
        () -> window.actionService.submit(Stream.of(ids).map(ResultLineTest::order).toList()));
  }

  private static Order order(String id) {
    return new EnvironmentOrder(
        EnvironmentTarget.environment(FakeWorld.key(id), "Lab " + id),
        new Action.SuspendEnvironment(FakeWorld.key(id).environment()));
  }
}
