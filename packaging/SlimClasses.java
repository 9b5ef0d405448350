import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.lang.classfile.Annotation;
import java.lang.classfile.AnnotationValue;
import java.lang.classfile.Attributes;
import java.lang.classfile.ClassElement;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassFile.ClassHierarchyResolverOption;
import java.lang.classfile.ClassFile.ConstantPoolSharingOption;
import java.lang.classfile.ClassFile.DebugElementsOption;
import java.lang.classfile.ClassFileBuilder;
import java.lang.classfile.ClassFileElement;
import java.lang.classfile.ClassFileVersion;
import java.lang.classfile.ClassHierarchyResolver;
import java.lang.classfile.ClassModel;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.FieldTransform;
import java.lang.classfile.MethodModel;
import java.lang.classfile.MethodTransform;
import java.lang.classfile.attribute.RuntimeInvisibleAnnotationsAttribute;
import java.lang.classfile.attribute.RuntimeInvisibleParameterAnnotationsAttribute;
import java.lang.classfile.attribute.RuntimeInvisibleTypeAnnotationsAttribute;
import java.lang.classfile.attribute.RuntimeVisibleAnnotationsAttribute;
import java.lang.classfile.attribute.RuntimeVisibleTypeAnnotationsAttribute;
import java.lang.classfile.constantpool.MemberRefEntry;
import java.lang.classfile.constantpool.MethodHandleEntry;
import java.lang.classfile.constantpool.PoolEntry;
import java.lang.classfile.instruction.InvokeDynamicInstruction;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.constant.ClassDesc;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Leaves out of classes what the program never uses. The AOT cache keeps each class that it was
 * trained with whole and in memory, and has no means to leave out parts:
 *
 * <ul>
 *   <li>functions of Kotlin that nothing calls: of the thousands for arrays in a single class of
 *       its standard library, OkHttp calls a dozen;
 *   <li>names of local variables, which only a debugger reads, and annotations for compilers.
 * </ul>
 *
 * Classes of a format from before Java 6, which the cache does not take, get the next one.
 *
 * <p>Names of files and numbers of lines stay, for reports of bugs.
 */
final class SlimClasses {
  private static final String KOTLIN_METADATA = "Lkotlin/Metadata;";

  /**
   * As {@code kotlin.Metadata.kind}: the classes that functions outside of classes are compiled to,
   * in which nothing else is.
   */
  private static final Set<Integer> FUNCTIONS = Set.of(2, 4, 5);

  /** The first format of classes with stack maps, which a class in the AOT cache needs. */
  private static final int JAVA_6 = 50;

  private final Map<String, byte[]> entries;
  private final Set<String> called = new HashSet<>();
  private final ClassFile format;

  private SlimClasses(Map<String, byte[]> entries) {
    this.entries = entries;
    format =
        ClassFile.of(
            DebugElementsOption.DROP_DEBUG,
            ConstantPoolSharingOption.NEW_POOL,
            ClassHierarchyResolverOption.of(
                ClassHierarchyResolver.ofResourceParsing(this::contents)
                    .orElse(ClassHierarchyResolver.defaultResolver())));
  }

  private @Nullable InputStream contents(ClassDesc type) {
    String name = type.descriptorString();
    byte[] bytes = entries.get(name.substring(1, name.length() - 1) + ".class");
    return bytes == null ? null : new ByteArrayInputStream(bytes);
  }

  /**
   * @param entries contents by name; classes among them are replaced
   */
  static void slim(Map<String, byte[]> entries) {
    SlimClasses slim = new SlimClasses(entries);
    slim.findCalls();
    entries.replaceAll((name, bytes) -> name.endsWith(".class") ? slim.slim(bytes) : bytes);
  }

  /** What the other classes call, and what is called from there, and so on. */
  private void findCalls() {
    Map<String, List<MethodModel>> functions = new HashMap<>();
    Deque<String> unread = new ArrayDeque<>();
    entries.forEach((name, bytes) -> {
      if (!name.endsWith(".class")) {
        return;
      }
      ClassModel model = format.parse(bytes);
      if (holdsFunctions(model)) {
        for (MethodModel method : model.methods()) {
          functions.merge(key(method), List.of(method), SlimClasses::both);
          if (method.methodName().equalsString("<clinit>")) {
            calls(method).forEach(unread::add);
          }
        }
      } else {
        model.constantPool().forEach(entry -> referred(entry, unread));
      }
    });
    while (!unread.isEmpty()) {
      String next = unread.remove();
      if (called.add(next)) {
        for (MethodModel method : functions.getOrDefault(next, List.of())) {
          unread.addAll(calls(method));
        }
      }
    }
  }

  private static List<MethodModel> both(List<MethodModel> some, List<MethodModel> others) {
    return Stream.concat(some.stream(), others.stream()).toList();
  }

  private static void referred(PoolEntry entry, Deque<String> unread) {
    if (entry instanceof MemberRefEntry member) {
      unread.add(key(member));
    }
  }

  private static Set<String> calls(MethodModel method) {
    Set<String> calls = new HashSet<>();
    method
        .code()
        .ifPresent(code ->
            code.forEach(element -> {
              if (element instanceof InvokeInstruction call) {
                calls.add(key(call.method()));
              } else if (element instanceof InvokeDynamicInstruction call) {
                call.invokedynamic()
                    .bootstrap()
                    .arguments()
                    .forEach(argument -> {
                      if (argument instanceof MethodHandleEntry handle) {
                        calls.add(key(handle.reference()));
                      }
                    });
              }
            }));
    return calls;
  }

  private static String key(MethodModel method) {
    return method.methodName().stringValue() + method.methodType().stringValue();
  }

  /** Without the class: a function is also called by the name of a class that inherits it. */
  private static String key(MemberRefEntry member) {
    return member.name().stringValue() + member.type().stringValue();
  }

  private byte[] slim(byte[] bytes) {
    ClassModel model = format.parse(bytes);
    boolean functions = holdsFunctions(model);
    ClassTransform inUse =
        (builder, element) -> {
          if (element instanceof ClassFileVersion version && version.majorVersion() < JAVA_6) {
            builder.withVersion(JAVA_6, 0);
          } else if (!functions || !isUncalled(element)) {
            builder.with(element);
          }
        };
    MethodTransform method =
        MethodTransform.transformingCode(SlimClasses::keepNeeded).andThen(SlimClasses::keepNeeded);
    FieldTransform field = SlimClasses::keepNeeded;
    try {
      return format.transformClass(
          model,
          inUse
              .andThen(SlimClasses::keepNeeded)
              .andThen(ClassTransform.transformingMethods(method))
              .andThen(ClassTransform.transformingFields(field)));
    } catch (IllegalArgumentException e) {
      // It refers to a library that is not there, as Logback does for mail: never loaded either.
      return bytes;
    }
  }

  private static <E extends ClassFileElement, B extends ClassFileBuilder<E, B>> void keepNeeded(
      B builder, E element) {
    if (needed(element)) {
      builder.with(element);
    }
  }

  private boolean isUncalled(ClassElement element) {
    return element instanceof MethodModel method
        && !method.methodName().equalsString("<clinit>")
        && !called.contains(key(method));
  }

  private static boolean needed(Object element) {
    return switch (element) {
      case RuntimeVisibleTypeAnnotationsAttribute _,
          RuntimeInvisibleTypeAnnotationsAttribute _,
          RuntimeInvisibleAnnotationsAttribute _,
          RuntimeInvisibleParameterAnnotationsAttribute _ ->
          false;
      case RuntimeVisibleAnnotationsAttribute visible ->
          visible.annotations().stream().noneMatch(SlimClasses::isMetadata);
      default -> true;
    };
  }

  private static boolean holdsFunctions(ClassModel model) {
    return model.findAttribute(Attributes.runtimeVisibleAnnotations()).stream()
        .flatMap(visible -> visible.annotations().stream())
        .filter(SlimClasses::isMetadata)
        .flatMap(metadata -> metadata.elements().stream())
        .anyMatch(element ->
            element.name().equalsString("k")
                && element.value() instanceof AnnotationValue.OfInt kind
                && FUNCTIONS.contains(kind.intValue()));
  }

  private static boolean isMetadata(Annotation annotation) {
    return annotation.className().equalsString(KOTLIN_METADATA);
  }
}
