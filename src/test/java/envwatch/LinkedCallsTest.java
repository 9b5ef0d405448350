package envwatch;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.settings.WindowSettings.Bounds;
import java.io.IOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.constantpool.InvokeDynamicEntry;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * What {@code packaging/resources} makes of the calls that the JVM links when they are first made.
 */
class LinkedCallsTest {
  private static final Set<String> LINKED = Set.of("ObjectMethods", "SwitchBootstraps");
  private static final Bounds BOUNDS = new Bounds(0.0, 1, Double.NaN, 2);

  @Test
  void noRecordOrSwitchNeedsTheJvmToBeLinked() throws IOException {
    try (Stream<Path> files = Files.walk(Path.of("target", "classes", "envwatch"))) {
      List<String> unlinked =
          files
              .filter(file -> file.toString().endsWith(".class"))
              .flatMap(LinkedCallsTest::callsLinkedByTheJvm)
              .toList();

      assertThat(unlinked).isEmpty();
    }
  }

  private static Stream<String> callsLinkedByTheJvm(Path file) {
    ClassModel model = parsed(file);
    return StreamSupport.stream(model.constantPool().spliterator(), false)
        .filter(InvokeDynamicEntry.class::isInstance)
        .map(InvokeDynamicEntry.class::cast)
        .filter(call ->
            LINKED.contains(call.bootstrap().bootstrapMethod().asSymbol().owner().displayName()))
        .map(call -> call.name().stringValue())
        .filter(method -> !method.equals("toString"))
        .map(method -> model.thisClass().name() + "." + method);
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
  void aSwitchOverConstantsTakesNullAsItsCaseSays() {
    assertThat(Stream.of(Day.MONDAY, Day.SUNDAY, null).map(LinkedCallsTest::word))
        .containsExactly("Monday", "another", "none");
  }

  private enum Day {
    MONDAY,
    SUNDAY
  }

  private static String word(@Nullable Day day) {
    return switch (day) {
      case null -> "none";
      case MONDAY -> "Monday";
      default -> "another";
    };
  }

  @Test
  void aRecordDiffersFromNullAndFromAnotherType() {
    assertThat(BOUNDS).isNotEqualTo(null).isNotEqualTo("bounds");
  }
}
