package envwatch.ui.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import javafx.application.Platform;
import javafx.scene.text.Font;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Each font is loaded by a program of its own: JavaFX keeps what it has loaded, and the icons of
 * tests that follow would be missing with the file.
 */
class IconFontTest {
  private static final String FONT = "MaterialIcons.ttf";

  @TempDir Path folder;

  @Test
  void iconsNeedNoFolderForTemporaryFiles() throws Exception {
    Path data = Files.createDirectory(folder.resolve("Für mich + 日本 100%"));

    assertThat(familyLoaded(data, folder.resolve("missing"))).isEqualTo("Material Icons");
  }

  @Test
  void aFontFileThatWasDamagedIsReplaced() throws Exception {
    Path file = Files.writeString(folder.resolve(FONT), "damaged");

    assertThat(familyLoaded(folder, folder)).isEqualTo("Material Icons");

    assertThat(Files.size(file)).isGreaterThan(100_000);
  }

  @Test
  void whereNoFontFileCanBeKeptIconsAreDrawnNevertheless() throws Exception {
    Path blocked = Files.createFile(folder.resolve("blocked"));

    assertThat(familyLoaded(blocked.resolve("fonts"), folder)).isEqualTo("Material Icons");
  }

  private static String familyLoaded(Path data, Path temporary) throws Exception {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-Dglass.platform=Headless",
                "-Dprism.order=sw",
                "-Dstdout.encoding=UTF-8",
                "-Djava.io.tmpdir=" + temporary,
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

  /** Prints the family of the font that it loads. */
  static final class Loading {
    public static void main(String[] arguments) {
      Platform.startup(() -> {});
      Font font = IconFont.loadFrom(Path.of(arguments[0]));
      System.out.println(font == null ? "none" : font.getFamily());
      System.exit(0);
    }
  }
}
