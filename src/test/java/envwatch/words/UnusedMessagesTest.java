package envwatch.words;

import static java.util.stream.Collectors.toUnmodifiableSet;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** Nobody reads, translates or keeps right a text that the program never shows. */
@Execution(ExecutionMode.CONCURRENT)
class UnusedMessagesTest {
  /** The help of commands, which picocli asks for by names of its own making. */
  private static final Pattern OF_COMMANDS =
      Pattern.compile("(envwatch\\.([a-z]+\\.)?)?usage\\..*|envwatch\\.[a-z]+\\.cli\\.option\\..*");

  private static final Pattern LITERAL = Pattern.compile("\"([a-z0-9.-]+)\"");
  private static final Pattern WORD_OF_A_CONSTANT = Pattern.compile("\\bname\\(\\)|\\bkey\\(\\w");
  private static final Pattern CONSTANT = Pattern.compile("\\b[A-Z][A-Z0-9_]+\\b");
  private static final Pattern DOT = Pattern.compile("\\.");

  private final Set<String> keys = keys();
  private final List<Source> sources = sources();
  private final Set<String> constants =
      sources.stream().flatMap(source -> source.constants().stream()).collect(toUnmodifiableSet());

  /**
   * What a source file says.
   *
   * @param text all of it
   * @param literals its strings that could be keys or parts of keys
   * @param constants the words that keys are composed of from its enums
   */
  private record Source(Path file, String text, Set<String> literals, Set<String> constants) {
    static Source read(Path file) {
      String text = content(file);
      return new Source(
          file,
          text,
          LITERAL.matcher(text).results().map(found -> found.group(1)).collect(toUnmodifiableSet()),
          CONSTANT
              .matcher(text)
              .results()
              .map(MatchResult::group)
              .map(name -> name.toLowerCase(Locale.ROOT).replace('_', '-'))
              .collect(toUnmodifiableSet()));
    }

    private String type() {
      return file.getFileName().toString().replace(".java", "");
    }

    /** Whether this is the file or names the type in it, and so may hand it a part of a key. */
    boolean mayCall(Source other) {
      return equals(other) || text.contains(other.type());
    }
  }

  @Test
  void everyMessageIsUsed() {
    assertThat(keys.stream().filter(key -> !isUsed(key)).sorted()).isEmpty();
  }

  private boolean isUsed(String key) {
    return OF_COMMANDS.matcher(key).matches()
        || sources.stream().anyMatch(source -> source.literals().contains(key))
        || sources.stream().anyMatch(source -> composes(source, key));
  }

  /** Whether the key begins with a string of this file and goes on with words that it may have. */
  private boolean composes(Source source, String key) {
    return source.literals().stream()
        .filter(literal -> literal.endsWith(".") && key.startsWith(literal))
        .map(beginning -> key.substring(beginning.length()))
        .anyMatch(rest -> words(source).containsAll(List.of(DOT.split(rest))));
  }

  private Set<String> words(Source source) {
    Stream<String> written =
        sources.stream()
            .filter(other -> other.mayCall(source))
            .flatMap(other -> other.literals().stream())
            .filter(literal -> !keys.contains(literal))
            .flatMap(literal -> Arrays.stream(DOT.split(literal)));
    Stream<String> named =
        WORD_OF_A_CONSTANT.matcher(source.text()).find() ? constants.stream() : Stream.empty();
    return Stream.concat(written, named).collect(toUnmodifiableSet());
  }

  private static Set<String> keys() {
    Properties messages = new Properties();
    try (Reader in = Files.newBufferedReader(Path.of("resources/i18n/messages.properties"))) {
      messages.load(in);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return messages.stringPropertyNames();
  }

  private static List<Source> sources() {
    try (Stream<Path> tree = Files.walk(Path.of("src/main/java"))) {
      return tree.filter(file -> file.toString().endsWith(".java")).map(Source::read).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String content(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
