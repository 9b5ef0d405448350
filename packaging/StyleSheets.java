import com.sun.javafx.css.ImmutablePseudoClassSetsCache;
import envwatch.settings.AppearanceSettings;
import java.io.IOException;
import java.lang.reflect.Field;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import javafx.css.CssParser;
import javafx.css.PseudoClass;
import javafx.css.Stylesheet;

/**
 * Makes the style sheets of a jar binary, the form in which JavaFX reads them several times as fast
 * as text and without a parser: those of {@code resources/css}, and one of sizes for each font
 * size.
 */
final class StyleSheets {
  private static final String FOLDER = "css/";
  private static final String TEXT = ".css";
  private static final String SIZES = "sizes";

  private StyleSheets() {}

  /**
   * Replaces the style sheets of the jar.
   *
   * @param entries of the jar, by their paths
   */
  static void makeBinary(Map<String, byte[]> entries) throws IOException {
    Map<String, String> sheets = new LinkedHashMap<>();
    for (Map.Entry<String, byte[]> entry : entries.entrySet()) {
      String path = entry.getKey();
      if (path.startsWith(FOLDER) && path.endsWith(TEXT)) {
        String name = path.substring(FOLDER.length(), path.length() - TEXT.length());
        sheets.put(name, new String(entry.getValue(), StandardCharsets.UTF_8));
      }
    }
    sheets.keySet().forEach(name -> entries.remove(FOLDER + name + TEXT));
    sheets.remove(SIZES);
    var limits = AppearanceSettings.FONT_SIZE.limits();
    for (int font = limits.least(); font <= limits.most(); font++) {
      sheets.put(SIZES + "-" + font, envwatch.ui.kit.StyleSheets.sizes(font));
    }
    for (Map.Entry<String, String> sheet : sheets.entrySet()) {
      entries.put(FOLDER + sheet.getKey() + ".bss", binary(sheet.getValue()));
    }
    if (!CssParser.errorsProperty().isEmpty()) {
      throw new IllegalStateException(
          "A style sheet has mistakes: " + CssParser.errorsProperty().getFirst().getMessage());
    }
  }

  /**
   * JavaFX 26 writes the pseudo-classes of a selector in the order of an immutable set, which
   * differs from run to run; later versions sort them (BinarySerializer). Every set that occurs in
   * the text is in this cache once the text was read, and taken from it when it is read again.
   */
  @SuppressWarnings("unchecked")
  private static void orderPseudoClasses(String text) {
    new CssParser().parse(text);
    try {
      Field field = ImmutablePseudoClassSetsCache.class.getDeclaredField("CACHE");
      field.setAccessible(true);
      var cache = (Map<Set<PseudoClass>, Set<PseudoClass>>) field.get(null);
      cache.replaceAll((states, any) -> sorted(states));
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Set<PseudoClass> sorted(Set<PseudoClass> states) {
    Set<PseudoClass> sorted = new TreeSet<>(Comparator.comparing(PseudoClass::getPseudoClassName));
    sorted.addAll(states);
    return sorted;
  }

  private static byte[] binary(String text) throws IOException {
    orderPseudoClasses(text);
    Path source = Files.createTempFile("sheet", TEXT);
    Path made = Files.createTempFile("sheet", ".bss");
    try {
      Files.writeString(source, text);
      Stylesheet.convertToBinary(source.toFile(), made.toFile());
      return Files.readAllBytes(made);
    } finally {
      Files.delete(source);
      Files.delete(made);
    }
  }
}
