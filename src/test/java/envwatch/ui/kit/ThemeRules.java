package envwatch.ui.kit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URL;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.css.Selector;
import javafx.css.Stylesheet;
import javafx.scene.Node;
import javafx.scene.Parent;

/** Compares AtlantaFX's theme with what the build has left of it. */
public final class ThemeRules {
  private static final Stylesheet WHOLE = read(atlantaFx("primer-light"));
  private static final Stylesheet LEFT = read(StyleSheets.of("primer-light"));
  private static final List<Selector> DROPPED = dropped();

  private ThemeRules() {}

  /**
   * The selectors that match one of these nodes, or a node in them, and that the program's theme
   * lacks. Each is followed by the type of the node. On the JavaFX thread.
   */
  public static Set<String> missing(Node root) {
    Set<String> missing = new TreeSet<>();
    nodes(root)
        .forEach(node ->
            DROPPED.stream()
                .filter(selector -> selector.applies(node))
                .forEach(selector -> missing.add(selector + " of " + node.getTypeSelector())));
    return missing;
  }

  static String atlantaFx(String theme) {
    URL sheet = ThemeRules.class.getResource("/atlantafx/base/theme/" + theme + ".bss");
    return Objects.requireNonNull(sheet).toExternalForm();
  }

  /** All rules of a style sheet as texts, one for each selector. */
  static List<String> rules(String sheet) {
    return read(sheet).getRules().stream()
        .flatMap(rule ->
            rule.getSelectors().stream().map(selector -> selector + " " + rule.getDeclarations()))
        .toList();
  }

  private static Stylesheet read(String sheet) {
    try {
      return Stylesheet.loadBinary(URI.create(sheet).toURL());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<Selector> dropped() {
    Set<String> left = selectors(LEFT).map(Selector::toString).collect(Collectors.toSet());
    return selectors(WHOLE)
        .filter(Predicate.not(selector -> left.contains(selector.toString())))
        .toList();
  }

  private static Stream<Selector> selectors(Stylesheet sheet) {
    return sheet.getRules().stream().flatMap(rule -> rule.getSelectors().stream());
  }

  private static Stream<Node> nodes(Node node) {
    return node instanceof Parent parent
        ? Stream.concat(
            Stream.of(node), parent.getChildrenUnmodifiable().stream().flatMap(ThemeRules::nodes))
        : Stream.of(node);
  }
}
