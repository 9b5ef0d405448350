package envwatch.ui.notices;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.ui.kit.Keys;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.model.EnvironmentRow;
import envwatch.ui.model.SampleWorld;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javafx.scene.control.MenuItem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** Which environments are awaited once a person wants to be told when they are ready. */
class AwaitedEnvironmentsTest {
  @TempDir private Path folder;
  @RegisterExtension private final NoticesWindow window = new NoticesWindow(() -> folder);

  @Test
  void severalRowsAtOnceAreAwaitedByOneKey() {
    OnJavaFx.run(() -> window.model.select(window.model.environments().subList(0, 3)));
    window.press(Keys.TELL_WHEN);
    assertThat(window.notices.view().awaited()).hasSize(3);
    assertThat(window.row(0).noticesProperty().get().awaited()).isTrue();
    window.press(Keys.TELL_WHEN);
    assertThat(window.notices.view().awaited()).isEmpty();
    assertThat(window.row(0).noticesProperty().get().awaited()).isFalse();
  }

  @Test
  void whatIsReadyAlreadyIsSaidSoAtOnceAndNotAwaited() {
    select("EN05");
    window.press(Keys.TELL_WHEN);
    assertThat(said()).isEqualTo("It is ready already");
    assertThat(window.notices.view().awaited()).isEmpty();

    select("EN04", "EN05");
    window.press(Keys.TELL_WHEN);
    assertThat(said()).isEqualTo("All 2 are ready already");
    assertThat(window.notices.view().awaited()).isEmpty();
  }

  @Test
  void ofSeveralOnlyThoseThatAreNotReadyAreAwaited() {
    select("EN03", "EN04", "EN05");
    window.press(Keys.TELL_WHEN);
    assertThat(said())
        .isEqualTo("You will be notified about the one that is not ready yet; 2 are ready already");
    assertThat(window.notices.view().awaited()).containsExactly(SampleWorld.key("EN03"));

    window.press(Keys.TELL_WHEN);
    assertThat(said()).isEqualTo("You will not be notified");
    assertThat(window.notices.view().awaited()).isEmpty();
  }

  @Test
  void anEnvironmentThatAFilterHidesIsNotAwaited() {
    select("EN03");
    OnJavaFx.run(() -> window.model.filterTextProperty().set("owner:nobody"));
    window.press(Keys.TELL_WHEN);
    assertThat(said()).isEqualTo("The filter hides the selected environment.");
    assertThat(window.notices.view().awaited()).isEmpty();
  }

  @Test
  void whatIsReadyIsNotWaitedFor() {
    OnJavaFx.run(() -> {
      EnvironmentRow ready =
          window.model.environments().stream()
              .filter(row -> !window.notices.ready(List.of(row.key())).isEmpty())
              .findFirst()
              .orElseThrow();
      MenuItem tell = window.item("item-tell-when", ready);
      assertThat(tell.isDisable()).isTrue();
      assertThat(tell.getText()).isEqualTo("Notify me when it is ready - It is ready already");
    });
  }

  private void select(String... ids) {
    OnJavaFx.run(() ->
        window.model.select(
            Stream.of(ids)
                .flatMap(id ->
                    window.model.environments().stream()
                        .filter(row -> row.key().equals(SampleWorld.key(id))))
                .toList()));
  }

  private String said() {
    return OnJavaFx.call(() -> window.message.textProperty().get());
  }
}
