package envwatch.ui.kit;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.settings.AppearanceSettings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import javafx.application.Platform;
import javafx.scene.Parent;
import javafx.scene.Scene;

/** Renders scenes into the folder that a person looks through before a change counts as done. */
public final class Pictures {
  private static final Path FOLDER =
      Path.of(System.getProperty("envwatch.pictures", "target/pictures"));

  private Pictures() {}

  /** Dresses the content and writes it as {@code name.png}. On the JavaFX thread. */
  public static Path take(
      Parent content, AppearanceSettings settings, int width, int height, String name)
      throws IOException {
    Appearance appearance = new Appearance(settings);
    appearance.use(settings);
    Scene scene =
        content.getScene() == null ? new Scene(content, width, height) : content.getScene();
    appearance.dress(scene);
    settle(content, width, height);
    return write(scene, name);
  }

  /** Of a window that is shown, in the size that it gets. Not on the JavaFX thread. */
  public static Path takeShown(Scene scene, AppearanceSettings settings, String name) {
    OnJavaFx.run(() -> new Appearance(settings).use(settings));
    // The first pulse gives the window its size, the second lays out what has got it.
    awaitPulse(scene);
    awaitPulse(scene);
    return OnJavaFx.call(() -> {
      settle(scene.getRoot());
      return write(scene, name);
    });
  }

  private static void awaitPulse(Scene scene) {
    CountDownLatch laidOut = new CountDownLatch(1);
    Runnable listener = laidOut::countDown;
    OnJavaFx.run(() -> {
      scene.addPostLayoutPulseListener(listener);
      Platform.requestNextPulse();
    });
    try {
      assertThat(laidOut.await(30, TimeUnit.SECONDS)).as("a pulse of JavaFX").isTrue();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new AssertionError(e);
    }
    OnJavaFx.run(() -> scene.removePostLayoutPulseListener(listener));
  }

  private static Path write(Scene scene, String name) throws IOException {
    Files.createDirectories(FOLDER);
    Path file = FOLDER.resolve(name + ".png");
    PngWriter.write(scene.snapshot(null), file);
    return file;
  }

  /** Where pictures lie; need not exist. */
  public static Path folder() {
    return FOLDER;
  }

  /** Virtualised tables need a second pass to place their cells, and a third for scroll bars. */
  public static void settle(Parent content, int width, int height) {
    for (int pass = 0; pass < 3; pass++) {
      content.resize(width - (pass == 1 ? 1 : 0), height);
      content.applyCss();
      content.layout();
    }
  }

  /** In the size that the content has already. */
  public static void settle(Parent content) {
    for (int pass = 0; pass < 3; pass++) {
      content.applyCss();
      content.layout();
    }
  }
}
