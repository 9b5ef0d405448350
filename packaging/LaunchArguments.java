import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Records how to start this clone without Maven: the path of the JDK's {@code java} into {@code
 * target/launch/java}, and the arguments, the class path among them, into {@code
 * target/launch/arguments}, an argument file of {@code java}. Run by Maven:
 *
 * <pre>
 * java packaging/LaunchArguments.java MAIN_CLASS CLASS_PATH JVM_OPTION...
 * </pre>
 */
final class LaunchArguments {
  private LaunchArguments() {}

  public static void main(String[] arguments) throws IOException {
    List<String> words = new ArrayList<>(List.of(arguments).subList(2, arguments.length));
    words.addAll(List.of("-classpath", arguments[1], arguments[0]));
    Path folder = Files.createDirectories(Path.of("target", "launch"));
    Files.writeString(
        folder.resolve("java"), Path.of(System.getProperty("java.home"), "bin", "java") + "\n");
    Files.write(folder.resolve("arguments"), words.stream().map(LaunchArguments::quoted).toList());
  }

  /** As the argument files of {@code java} want it: a backslash would otherwise escape. */
  private static String quoted(String word) {
    return '"' + word.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }
}
