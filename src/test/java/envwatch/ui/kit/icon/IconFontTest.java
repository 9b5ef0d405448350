package envwatch.ui.kit.icon;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.ui.kit.OnJavaFx;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import javafx.application.Platform;
import javafx.scene.text.Font;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class IconFontTest {
  private static final String FONT = "MaterialIcons.ttf";

  @TempDir Path folder;

  @Test
  void iconsNeedNoFolderForTemporaryFiles() throws Exception {
    Path data = Files.createDirectory(folder.resolve("Für mich + 日本 100%"));

    assertThat(familyLoadedWithoutTemporaryFolder(data)).isEqualTo("Material Icons");
  }

  @Test
  void aFontFileThatWasDamagedIsReplaced() throws IOException {
    Path file = Files.writeString(folder.resolve(FONT), "damaged");

    assertThat(load(folder).getFamily()).isEqualTo("Material Icons");

    assertThat(Files.size(file)).isGreaterThan(100_000);
  }

  @Test
  void whereNoFontFileCanBeKeptIconsAreDrawnNevertheless() throws IOException {
    Path blocked = Files.createFile(folder.resolve("blocked"));

    assertThat(load(blocked.resolve("fonts")).getFamily()).isEqualTo("Material Icons");
  }

  private static Font load(Path fonts) {
    OnJavaFx.run(() -> {});
    return Objects.requireNonNull(IconFont.loadFrom(fonts));
  }

  private String familyLoadedWithoutTemporaryFolder(Path data) throws Exception {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-Dglass.platform=Headless",
                "-Dprism.order=sw",
                "-Dstdout.encoding=UTF-8",
                "-Djava.io.tmpdir=" + folder.resolve("missing"),
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                System.getProperty("java.class.path"),
                Loading.class.getName(),
                data.toString())
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    byte[] output = process.getInputStream().readAllBytes();
    return new String(output, StandardCharsets.UTF_8).lines().toList().getLast();
  }

  /** A program on a computer whose folder for temporary files cannot be written. */
  static final class Loading {
    public static void main(String[] arguments) {
      Platform.startup(() -> {});
      Font font = IconFont.loadFrom(Path.of(arguments[0]));
      System.out.println(font == null ? "none" : font.getFamily());
      System.exit(0);
    }
  }
}
