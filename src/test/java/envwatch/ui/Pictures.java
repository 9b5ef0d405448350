package envwatch.ui;

import envwatch.settings.AppearanceSettings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
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
