package envwatch.ui.window;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javafx.scene.Scene;
import javafx.scene.image.PixelReader;
import javafx.scene.image.WritableImage;
import javax.imageio.ImageIO;

/** Saves what a scene looks like, for a person to look at. */
public final class Picture {
  private Picture() {}

  /** Into the folder of the system property {@code envwatch.pictures}. JavaFX thread only. */
  public static Path save(Scene scene, String name) {
    scene.getRoot().applyCss();
    scene.getRoot().layout();
    Path file = Path.of(System.getProperty("envwatch.pictures"), name + ".png");
    try {
      Files.createDirectories(file.getParent());
      ImageIO.write(image(scene.snapshot(null)), "png", file.toFile());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return file;
  }

  private static BufferedImage image(WritableImage shot) {
    int width = (int) shot.getWidth();
    int height = (int) shot.getHeight();
    BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
    PixelReader pixels = shot.getPixelReader();
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        image.setRGB(x, y, pixels.getArgb(x, y));
      }
    }
    return image;
  }
}
