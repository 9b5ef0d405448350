package envwatch.ui.notices;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.EnvironmentKey;
import envwatch.notices.NoticeFile;
import envwatch.notices.Notices;
import envwatch.notices.NoticesView;
import envwatch.ui.kit.OnJavaFx;
import envwatch.watch.FakeTime;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class NoticePaneTest {
  @TempDir Path folder;

  @Test
  void whatWasNotReadByAnEarlierRunIsSaidToBeLoadingAndCanBeCleared() {
    OnJavaFx.run(() -> {
      NoticePane pane = pane();
      pane.show(new NoticesView(List.of(), List.of(), Set.of(), 38));
      assertThat(loading(pane)).isEqualTo("38 unread from before, loading");
      assertThat(none(pane)).as("no notices").isFalse();
      assertThat(((Button) pane.lookup("#notices-clear")).isDisabled()).isFalse();
      pane.show(NoticesView.EMPTY);
      assertThat(loading(pane)).isEmpty();
      assertThat(none(pane)).as("no notices").isTrue();
    });
  }

  private NoticePane pane() {
    FakeTime time = new FakeTime();
    Notices notices =
        new Notices(
            time,
            new NoticeFile(folder.resolve("notices")),
            Runnable::run,
            () -> {
              throw new AssertionError();
            },
            (filter, environment, world) -> true,
            account -> true);
    return new NoticePane(
        notices,
        time,
        EnvironmentKey::toString,
        List::of,
        key -> {},
        cause -> {},
        entry -> {},
        () -> {});
  }

  private static String loading(NoticePane pane) {
    return ((Label) pane.lookup("#notices-loading")).getText();
  }

  private static boolean none(NoticePane pane) {
    return ((ListView<?>) pane.lookup("#notices-list")).getPlaceholder().isVisible();
  }
}
