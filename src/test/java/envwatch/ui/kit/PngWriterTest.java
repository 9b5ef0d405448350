package envwatch.ui.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import javafx.scene.image.Image;
import javafx.scene.image.WritableImage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class PngWriterTest {
  private static final Image IMAGE = new WritableImage(2, 2);

  @TempDir Path folder;

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void aPictureIsReadableByTheUserAlone() throws IOException {
    Path file = folder.resolve("envwatch.png");

    PngWriter.write(IMAGE, file);

    assertThat(permissions(file)).isEqualTo("rw-------");
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void aPictureInThePlaceOfOneThatAllCouldReadIsReadableByTheUserAlone() throws IOException {
    Path file = Files.writeString(folder.resolve("envwatch.png"), "earlier");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-rw-rw-"));

    PngWriter.write(IMAGE, file);

    assertThat(permissions(file)).isEqualTo("rw-------");
    assertThat(file).binaryContent().startsWith(0x89, 'P', 'N', 'G');
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void aLinkThatSomebodyElseMayHaveMadeIsNotFollowed() throws IOException {
    Path target = Files.writeString(folder.resolve("target"), "kept");
    Path link = Files.createSymbolicLink(folder.resolve("envwatch.png"), target);

    PngWriter.write(IMAGE, link);

    assertThat(target).hasContent("kept");
  }

  @Test
  void noFolderIsMadeForAPicture() {
    Path file = folder.resolve("misspelt").resolve("envwatch.png");

    assertThatThrownBy(() -> PngWriter.write(IMAGE, file)).isInstanceOf(IOException.class);

    assertThat(file.getParent()).doesNotExist();
  }

  private static String permissions(Path file) throws IOException {
    return PosixFilePermissions.toString(Files.getPosixFilePermissions(file));
  }
}
