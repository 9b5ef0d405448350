package envwatch.ui.kit;

import static envwatch.settings.AppearanceSettings.FONT_SIZE;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.css.CssParser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class StyleSheetsTest {
  static List<String> sheets() throws IOException {
    try (Stream<Path> files = Files.list(Path.of("resources", "css"))) {
      return files
          .map(file -> file.getFileName().toString().replace(".css", ""))
          .filter(name -> !name.equals("sizes"))
          .toList();
    }
  }

  static IntStream fontSizes() {
    return IntStream.rangeClosed(FONT_SIZE.limits().least(), FONT_SIZE.limits().most());
  }

  @ParameterizedTest
  @MethodSource("sheets")
  void aStyleSheetHasNoMistakes(String name) {
    List<CssParser.ParseError> mistakes =
        OnJavaFx.call(() -> {
          CssParser.errorsProperty().clear();
          new CssParser().parse(java.net.URI.create(StyleSheets.of(name)).toURL());
          return List.copyOf(CssParser.errorsProperty());
        });
    assertThat(mistakes).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("fontSizes")
  void everyFontSizeThatCanBeSetHasAStyleSheetWithoutMistakes(int size) {
    assertThat(StyleSheets.of("sizes-" + size)).startsWith("data:text/css");
    List<CssParser.ParseError> mistakes =
        OnJavaFx.call(() -> {
          CssParser.errorsProperty().clear();
          new CssParser().parse(StyleSheets.sizes(size));
          return List.copyOf(CssParser.errorsProperty());
        });
    assertThat(mistakes).isEmpty();
    assertThat(StyleSheets.sizes(size)).doesNotContain("FONT", "ICON", "SMALL");
  }

  @Test
  void bothThemesAreThere() {
    assertThat(StyleSheets.theme(true)).endsWith("primer-dark.bss");
    assertThat(StyleSheets.theme(false)).endsWith("primer-light.bss");
  }
}
