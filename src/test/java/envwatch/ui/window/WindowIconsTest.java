package envwatch.ui.window;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.settings.AppearanceSettings;
import envwatch.ui.kit.Appearance;
import envwatch.ui.kit.OnJavaFx;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.function.BiConsumer;
import javafx.scene.Scene;
import javafx.scene.image.Image;
import javafx.scene.layout.Pane;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;

class WindowIconsTest {
  @Test
  void aNumberIsDrawnIntoTheLowerRightCornerOfEachSize() {
    withIcons((plain, marked) -> {
      for (int i = 0; i < plain.size(); i++) {
        int size = (int) plain.get(i).getWidth();
        assertThat(marked.get(i).getWidth()).isEqualTo(size);
        assertThat(red(marked.get(i), size * 9 / 16, size * 3 / 4)).isTrue();
        assertThat(red(plain.get(i), size * 9 / 16, size * 3 / 4)).isFalse();
      }
    });
  }

  @Test
  void theRestOfAnIconStaysAsItIs() {
    withIcons((plain, marked) -> {
      for (int i = 0; i < plain.size(); i++) {
        assertThat(upperThird(marked.get(i))).isEqualTo(upperThird(plain.get(i)));
      }
    });
  }

  private static void withIcons(BiConsumer<List<Image>, List<Image>> check) {
    Shown window = OnJavaFx.call(() -> new Shown(Runnable::run));
    List<Image> plain = window.icons(0);
    check.accept(plain, window.icons(3));
  }

  @Test
  void iconsThatAreStillBeingDecodedShowTheLastNumber() {
    List<Runnable> decoding = new ArrayList<>();
    Shown window = OnJavaFx.call(() -> new Shown(decoding::add));
    window.icons(3);
    assertThat(window.icons(0)).isEmpty();

    decoding.forEach(Runnable::run);

    assertThat(decoding).hasSize(1);
    List<Image> shown = OnJavaFx.call(() -> List.copyOf(window.stage.getIcons()));
    assertThat(shown).hasSize(6);
    assertThat(red(shown.getLast(), 72, 96)).isFalse();
  }

  /** What the window shows is made anew where somebody begins to present. */
  @Test
  void anotherContentOfTheWindowWithTheSameNumberDrawsNothingAnew() {
    Shown window = OnJavaFx.call(() -> new Shown(Runnable::run));
    List<Image> before = window.icons(3);

    assertThat(window.icons(3)).containsExactlyElementsOf(before);
  }

  private static final class Shown {
    final Stage stage = new Stage();
    private final Scene scene = new Scene(new Pane());
    private final WindowIcons icons;

    Shown(Executor background) {
      icons = new WindowIcons(stage, background);
      Appearance appearance = new Appearance(AppearanceSettings.DEFAULT);
      appearance.use(AppearanceSettings.DEFAULT);
      appearance.dress(scene);
    }

    List<Image> icons(int unread) {
      OnJavaFx.run(() -> icons.show(unread, scene.getStylesheets()));
      return OnJavaFx.call(() -> List.copyOf(stage.getIcons()));
    }
  }

  private static boolean red(Image image, int x, int y) {
    int colour = image.getPixelReader().getArgb(x, y);
    return (colour >> 16 & 0xff) > 150 && (colour >> 8 & 0xff) < 100 && (colour & 0xff) < 100;
  }

  private static List<Integer> upperThird(Image image) {
    List<Integer> pixels = new ArrayList<>();
    for (int y = 0; y < image.getHeight() / 3; y++) {
      for (int x = 0; x < image.getWidth(); x++) {
        pixels.add(image.getPixelReader().getArgb(x, y));
      }
    }
    return pixels;
  }
}
