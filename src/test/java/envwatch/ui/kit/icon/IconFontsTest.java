package envwatch.ui.kit.icon;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.ui.kit.OnJavaFx;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ServiceLoader;
import javafx.application.Platform;
import javafx.scene.text.Font;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kordamp.ikonli.IkonHandler;

class IconFontsTest {
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

  @Test
  void onlyTheFontOfTheIconsInUseIsRead() {
    OnJavaFx.run(() -> {});
    IkonHandler outlined = handler("mdoal-error");

    new IconFonts(folder).loadFont(outlined);

    assertThat(outlined.getFont()).isNull();
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void bothHalvesOfTheIconsShareOneFont() {
    OnJavaFx.run(() -> {});
    IkonHandler first = handler("mdal-error");
    IkonHandler second = handler("mdmz-search");
    IconFonts fonts = new IconFonts(folder);

    fonts.loadFont(first);
    fonts.loadFont(second);

    assertThat(second.getFont()).isNotNull().isSameAs(first.getFont());
  }

  private static IkonHandler handler(String icon) {
    return ServiceLoader.load(IkonHandler.class).stream()
        .map(ServiceLoader.Provider::get)
        .filter(handler -> handler.supports(icon))
        .findFirst()
        .orElseThrow();
  }

  private static Font load(Path fonts) {
    OnJavaFx.run(() -> {});
    IkonHandler handler = handler("mdal-error");
    new IconFonts(fonts).loadFont(handler);
    return (Font) handler.getFont();
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
      IkonHandler handler = handler("mdal-error");
      new IconFonts(Path.of(arguments[0])).loadFont(handler);
      System.out.println(handler.getFont() instanceof Font font ? font.getFamily() : "none");
      System.exit(0);
    }
  }
}
