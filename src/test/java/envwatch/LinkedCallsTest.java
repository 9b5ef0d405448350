package envwatch;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.settings.WindowSettings.Bounds;
import java.io.IOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.constantpool.InvokeDynamicEntry;
import java.lang.reflect.Method;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What {@code packaging/resources} makes of the calls that the JVM links when they are first made.
 */
class LinkedCallsTest {
  private static final Set<String> RECORDS_AND_SWITCHES =
      Set.of("ObjectMethods", "SwitchBootstraps");
  private static final Set<String> LAMBDAS = Set.of("LambdaMetafactory");
  private static final Bounds BOUNDS = new Bounds(0.0, 1, Double.NaN, 2);

  @TempDir private static Path linkers;
  @TempDir private Path samples;

  @BeforeAll
  static void compileLinkers() throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
      List<String> options = List.of("-d", linkers.toString(), "-proc:none");
      List<Path> sources =
          Stream.of("Boxes", "Lambda", "LambdaClass", "LambdaCode", "LinkedCalls", "LinkedLambdas")
              .map(name -> Path.of("packaging", "resources", name + ".java"))
              .toList();
      assertThat(
              compiler
                  .getTask(
                      null, files, null, options, null, files.getJavaFileObjectsFromPaths(sources))
                  .call())
          .isTrue();
    }
  }

  @BeforeEach
  void linkSamples() throws Exception {
    Path compiled = Path.of(location(LinkedSamples.class)).resolve("envwatch");
    Path folder = Files.createDirectory(samples.resolve("envwatch"));
    try (Stream<Path> files = Files.list(compiled)) {
      for (Path file : files.filter(LinkedCallsTest::isSample).toList()) {
        Files.copy(file, folder.resolve(file.getFileName()));
      }
    }
    link();
  }

  private static boolean isSample(Path file) {
    return file.getFileName().toString().matches("LinkedSamples(\\$.*)?\\.class");
  }

  private static URI location(Class<?> type) throws Exception {
    return type.getProtectionDomain().getCodeSource().getLocation().toURI();
  }

  private void link() throws Exception {
    try (URLClassLoader loader = new URLClassLoader(new URL[] {linkers.toUri().toURL()})) {
      for (String linker : List.of("LinkedCalls", "LinkedLambdas")) {
        Method link = loader.loadClass(linker).getDeclaredMethod("in", Path.class);
        link.setAccessible(true);
        link.invoke(null, samples);
      }
    }
  }

  @Test
  void whatTheBuildLinksDoesTheSame() throws Exception {
    ClassLoader platform = ClassLoader.getPlatformClassLoader();
    try (URLClassLoader loader =
        new URLClassLoader(new URL[] {samples.toUri().toURL()}, platform)) {
      Class<?> linked = loader.loadClass(LinkedSamples.class.getName());

      assertThat(linked.getMethod("results").invoke(null)).isEqualTo(LinkedSamples.results());
    }
  }

  @Test
  void ofLambdasOnlyThoseWithANumberOrTwoInterfacesAreLeftToTheJvm() {
    Path file = samples.resolve("envwatch", "LinkedSamples.class");

    assertThat(linkedByTheJvm(file, LAMBDAS))
        .containsExactly("envwatch/LinkedSamples.get", "envwatch/LinkedSamples.compare");
  }

  /** ArchUnit looks for what creates a method with such a name, and would miss what it calls. */
  @Test
  void noLinkedLambdaKeepsTheNameThatTheCompilerGivesIt() {
    assertThat(parsed(samples.resolve("envwatch", "LinkedSamples.class")).methods())
        .extracting(method -> method.methodName().stringValue())
        .filteredOn(name -> name.startsWith("lambda$"))
        .allMatch(name -> name.matches("lambda\\$(holding|interfaces)\\$.*"))
        .hasSize(2);
  }

  @Test
  void linkingAgainChangesNothing() throws Exception {
    Map<Path, String> once = contents();
    link();

    assertThat(contents()).isEqualTo(once);
  }

  private Map<Path, String> contents() throws IOException {
    Map<Path, String> contents = new TreeMap<>();
    try (Stream<Path> files = Files.walk(samples)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        contents.put(file, Files.readString(file, StandardCharsets.ISO_8859_1));
      }
    }
    return contents;
  }

  @Test
  void noRecordOrSwitchOfTheProgramNeedsTheJvmToBeLinked() throws IOException {
    try (Stream<Path> files = Files.walk(Path.of("target", "classes", "envwatch"))) {
      assertThat(
              files
                  .filter(file -> file.toString().endsWith(".class"))
                  .flatMap(file -> linkedByTheJvm(file, RECORDS_AND_SWITCHES))
                  .filter(method -> !method.endsWith(".toString")))
          .isEmpty();
    }
  }

  /** The methods that are linked by one of the classes, such as {@code envwatch/App.equals}. */
  private static Stream<String> linkedByTheJvm(Path file, Set<String> bootstraps) {
    ClassModel model = parsed(file);
    return StreamSupport.stream(model.constantPool().spliterator(), false)
        .filter(InvokeDynamicEntry.class::isInstance)
        .map(InvokeDynamicEntry.class::cast)
        .filter(call -> bootstraps.contains(bootstrap(call)))
        .map(call -> model.thisClass().asInternalName() + "." + call.name().stringValue());
  }

  private static String bootstrap(InvokeDynamicEntry call) {
    return call.bootstrap().bootstrapMethod().asSymbol().owner().displayName();
  }

  private static ClassModel parsed(Path file) {
    try {
      return ClassFile.of().parse(file);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void numbersOfRecordsAreComparedAsJavaSpecifiesIt() {
    assertThat(BOUNDS).isEqualTo(new Bounds(0.0, 1, Double.NaN, 2));
    assertThat(BOUNDS).isNotEqualTo(new Bounds(-0.0, 1, Double.NaN, 2));
  }

  @Test
  void equalRecordsHaveTheSameHash() {
    assertThat(BOUNDS).hasSameHashCodeAs(new Bounds(0.0, 1, Double.NaN, 2));
  }

  @Test
  void aRecordDiffersFromNullAndFromAnotherType() {
    assertThat(BOUNDS).isNotEqualTo(null).isNotEqualTo("bounds");
  }
}
