import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Makes of the resources what the program reads fastest: binary style sheets ({@link StyleSheets})
 * and a class of its texts ({@link TextClass}). Run by Maven once the classes are compiled, from
 * which it learns which styles are in use:
 *
 * <pre>
 * java -classpath CLASS_PATH packaging/resources/BuildResources.java target/classes
 * </pre>
 */
final class BuildResources {
  private static final Path MADE = Path.of("target", "resources-made");
  private static final Pattern INPUT = Pattern.compile(".*\\.(class|css|java|properties|xml)");

  private BuildResources() {}

  public static void main(String[] arguments) throws IOException {
    Path classes = Path.of(arguments[0]);
    if (isUpToDate(classes)) {
      return;
    }
    LinkedCalls.in(classes);
    LinkedLambdas.in(classes);
    new TextClass("i18n/messages.properties").write(classes);
    new StyleSheets(classes).write();
    Files.writeString(MADE, "");
  }

  /** Looking for what is in use takes a second, which only a change is worth. */
  private static boolean isUpToDate(Path classes) {
    return Files.exists(MADE)
        && Files.exists(classes.resolve("css"))
        && Stream.of(
                classes, Path.of("resources"), Path.of("packaging/resources"), Path.of("pom.xml"))
            .noneMatch(BuildResources::changed);
  }

  private static boolean changed(Path input) {
    try (Stream<Path> files = Files.walk(input)) {
      long made = Files.getLastModifiedTime(MADE).toMillis();
      return files
          .filter(Files::isRegularFile)
          .filter(file -> INPUT.matcher(file.toString()).matches())
          .anyMatch(file -> file.toFile().lastModified() >= made);
    } catch (IOException e) {
      return true;
    }
  }
}
