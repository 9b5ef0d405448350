import envwatch.settings.AppearanceSettings;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.css.CssParser;
import javafx.css.CssParser.ParseError;
import javafx.css.Stylesheet;

/**
 * Makes the style sheets of the program in JavaFX's binary form, which is read several times as
 * fast as text and without a parser: AtlantaFX's themes with only the rules that can match, our own
 * sheets of {@code resources/css}, and one sheet of sizes for each font size.
 *
 * <p>The text of what it made of a theme is in {@code target/styles}, for who looks for a missing
 * rule.
 */
final class StyleSheets {
  private static final Path SOURCES = Path.of("resources", "css");
  private static final Path TEXTS = Path.of("target", "styles");
  private static final String SIZES = "sizes";

  private final Path classes;
  private final Path sheets;

  StyleSheets(Path classes) {
    this.classes = classes;
    sheets = classes.resolve("css");
  }

  void write() throws IOException {
    List<ParseError> errors = CssParser.errorsProperty();
    Files.createDirectories(sheets);
    Files.createDirectories(TEXTS);
    UsedStyleClasses used = UsedStyleClasses.of(classes);
    for (String theme : List.of("primer-light", "primer-dark")) {
      write(theme, ThemeSheet.reduced(atlantaFx(theme), used));
    }
    writeSizes();
    try (Stream<Path> sources = Files.list(SOURCES)) {
      for (Path source : sources.filter(file -> !file.equals(sizes())).toList()) {
        convert(source, source.getFileName().toString().replace(".css", ""));
      }
    }
    if (!errors.isEmpty()) {
      throw new IllegalStateException("The parser has told of mistakes: " + errors.size());
    }
  }

  private static String atlantaFx(String theme) throws IOException {
    String name = "/atlantafx/base/theme/" + theme + ".css";
    try (InputStream stream = StyleSheets.class.getResourceAsStream(name)) {
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private static Path sizes() {
    return SOURCES.resolve(SIZES + ".css");
  }

  /** Icons do not follow the font by themselves. */
  private void writeSizes() throws IOException {
    String template = Files.readString(sizes());
    var limits = AppearanceSettings.FONT_SIZE.limits();
    for (int font : IntStream.rangeClosed(limits.least(), limits.most()).toArray()) {
      write(
          SIZES + "-" + font,
          template
              .replace("FONT", Integer.toString(font))
              .replace("ICON", Long.toString(Math.round(font * 1.2)))
              .replace("SMALL", Long.toString(Math.round(font * 1.05))));
    }
  }

  private void write(String name, String css) throws IOException {
    Path text = TEXTS.resolve(name + ".css");
    Files.writeString(text, css);
    convert(text, name);
  }

  private void convert(Path text, String name) throws IOException {
    Stylesheet.convertToBinary(text.toFile(), sheets.resolve(name + ".bss").toFile());
  }
}
