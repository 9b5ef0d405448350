import java.io.IOException;
import java.io.InputStream;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassFile.DebugElementsOption;
import java.lang.classfile.ClassFile.LineNumbersOption;
import java.lang.classfile.ClassModel;
import java.lang.classfile.CodeElement;
import java.lang.classfile.Opcode;
import java.lang.classfile.instruction.ConstantInstruction.LoadConstantInstruction;
import java.lang.classfile.instruction.FieldInstruction;
import java.lang.classfile.instruction.InvokeDynamicInstruction;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.classfile.instruction.NewObjectInstruction;
import java.lang.constant.ConstantDesc;
import java.lang.constant.DirectMethodHandleDesc;
import java.lang.constant.DirectMethodHandleDesc.Kind;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The style classes that a node of the program can have. A node gets its style classes from code,
 * so each is a text in the byte code of a class that is used: of the program itself, or of the
 * controls, skins and icons that it creates, and that these create.
 *
 * <p>A few too many are found, for most texts are no style classes and not every method of a class
 * is called.
 */
final class UsedStyleClasses {
  /** Where nodes come from. Everything else sets no style classes. */
  private static final List<String> FOLLOWED = List.of("javafx/", "com/sun/javafx/", "atlantafx/");

  private static final Pattern SPACES = Pattern.compile("\\s+");

  /** A text that is put in front of a value, which stands as StringConcatFactory has it. */
  private static final Pattern BEGINNING = Pattern.compile("([a-z][a-z0-9-]{3,})\\x01.*");

  private static final Set<Kind> INITIALIZING =
      EnumSet.of(Kind.CONSTRUCTOR, Kind.STATIC, Kind.INTERFACE_STATIC);

  private static final ClassFile FILES =
      ClassFile.of(DebugElementsOption.DROP_DEBUG, LineNumbersOption.DROP_LINE_NUMBERS);

  private final Set<String> texts = new HashSet<>();
  private final Set<String> beginnings = new HashSet<>();
  private final Set<String> found = new HashSet<>();
  private final Deque<String> unread = new ArrayDeque<>();

  private UsedStyleClasses() {}

  /**
   * Of a program.
   *
   * @param classes the folder of its compiled classes; those of JavaFX and of the theme are on the
   *     class path
   */
  static UsedStyleClasses of(Path classes) throws IOException {
    UsedStyleClasses used = new UsedStyleClasses();
    try (Stream<Path> files = Files.walk(classes)) {
      for (Path file : files.filter(each -> each.toString().endsWith(".class")).toList()) {
        used.read(Files.readAllBytes(file));
      }
    }
    while (!used.unread.isEmpty()) {
      String name = used.unread.remove() + ".class";
      try (InputStream stream = ClassLoader.getSystemResourceAsStream(name)) {
        if (stream != null) {
          used.read(stream.readAllBytes());
        }
      }
    }
    return used;
  }

  boolean contains(String styleClass) {
    return texts.contains(styleClass) || beginnings.stream().anyMatch(styleClass::startsWith);
  }

  private void read(byte[] file) {
    ClassModel type = FILES.parse(file);
    type.superclass().ifPresent(superclass -> follow(superclass.asInternalName()));
    type.methods().stream()
        .flatMap(method -> method.code().stream())
        .forEach(code -> code.forEach(this::read));
  }

  /** Whatever creates or initializes a class, and texts. */
  private void read(CodeElement element) {
    switch (element) {
      case NewObjectInstruction created -> follow(created.className().asInternalName());
      case InvokeInstruction call when call.opcode() == Opcode.INVOKESTATIC ->
          follow(call.owner().asInternalName());
      case FieldInstruction field
          when field.opcode() == Opcode.GETSTATIC || field.opcode() == Opcode.PUTSTATIC ->
          follow(field.owner().asInternalName());
      case LoadConstantInstruction constant -> read(constant.constantValue());
      case InvokeDynamicInstruction call -> call.bootstrapArgs().forEach(this::read);
      default -> {}
    }
  }

  private void read(ConstantDesc constant) {
    switch (constant) {
      case String text -> add(text);
      case DirectMethodHandleDesc method when INITIALIZING.contains(method.kind()) -> {
        String owner = method.owner().descriptorString();
        follow(owner.substring(1, owner.length() - 1));
      }
      default -> {}
    }
  }

  private void add(String text) {
    for (String word : SPACES.split(text)) {
      Matcher beginning = BEGINNING.matcher(word);
      if (beginning.matches()) {
        beginnings.add(beginning.group(1));
      } else {
        texts.add(word);
      }
    }
  }

  private void follow(String name) {
    if (FOLLOWED.stream().anyMatch(name::startsWith) && found.add(name)) {
      unread.add(name);
    }
  }
}
