import static java.lang.classfile.ClassFile.ACC_PRIVATE;
import static java.lang.classfile.ClassFile.ACC_STATIC;
import static java.lang.classfile.ClassFile.ACC_SYNTHETIC;
import static java.lang.constant.ConstantDescs.CD_Object;
import static java.lang.constant.ConstantDescs.CD_boolean;
import static java.lang.constant.ConstantDescs.CD_int;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.classfile.ClassBuilder;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassFile.ConstantPoolSharingOption;
import java.lang.classfile.ClassModel;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.CodeElement;
import java.lang.classfile.Label;
import java.lang.classfile.TypeKind;
import java.lang.classfile.instruction.InvokeDynamicInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDesc;
import java.lang.constant.DirectMethodHandleDesc;
import java.lang.constant.MethodTypeDesc;
import java.lang.reflect.AccessFlag;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * Links calls when the program is built that the JVM would otherwise link when they are first made,
 * each by a class that it writes at that moment: {@code equals} and {@code hashCode} of records,
 * and switches over types, or over constants and null. An AOT cache keeps none of these classes,
 * and the start makes some fifty of them. Here each becomes a method of the class that calls it,
 * with the same meaning ({@code java.lang.runtime.ObjectMethods} and {@code SwitchBootstraps}).
 */
final class LinkedCalls {
  private static final ClassDesc RECORDS = ClassDesc.of("java.lang.runtime.ObjectMethods");
  private static final ClassDesc SWITCHES = ClassDesc.of("java.lang.runtime.SwitchBootstraps");
  private static final ClassDesc OBJECTS = ClassDesc.of(Objects.class.getName());

  private final ClassModel model;
  private final ClassDesc owner;
  private final boolean isInterface;
  private final List<Consumer<ClassBuilder>> added = new ArrayList<>();

  private LinkedCalls(ClassModel model) {
    this.model = model;
    owner = model.thisClass().asSymbol();
    isInterface = model.flags().has(AccessFlag.INTERFACE);
  }

  /** Links the calls in all classes of the folder. */
  static void in(Path classes) throws IOException {
    try (Stream<Path> files = Files.walk(classes)) {
      files.filter(file -> file.toString().endsWith(".class")).forEach(LinkedCalls::inFile);
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  private static void inFile(Path file) {
    try {
      // A new pool of constants, without those of the calls that are gone.
      ClassFile format = ClassFile.of(ConstantPoolSharingOption.NEW_POOL);
      LinkedCalls calls = new LinkedCalls(format.parse(file));
      byte[] linked = calls.linked(format);
      if (!calls.added.isEmpty()) {
        Files.write(file, linked);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private byte[] linked(ClassFile format) {
    ClassTransform calls =
        ClassTransform.transformingMethodBodies((code, element) -> link(code, element));
    return format.transformClass(model, calls.andThen(ClassTransform.endHandler(this::addMethods)));
  }

  private void addMethods(ClassBuilder builder) {
    added.forEach(method -> method.accept(builder));
  }

  private void link(CodeBuilder code, CodeElement element) {
    if (element instanceof InvokeDynamicInstruction call) {
      ClassDesc by = call.bootstrapMethod().owner();
      if (by.equals(RECORDS) && call.name().equalsString("equals")) {
        link(code, call, "record$equals", this::recordEquals);
        return;
      }
      if (by.equals(RECORDS) && call.name().equalsString("hashCode")) {
        link(code, call, "record$hashCode", this::recordHashCode);
        return;
      }
      if (by.equals(SWITCHES)
          && call.bootstrapMethod().methodName().equals("typeSwitch")
          && call.bootstrapArgs().stream()
              .allMatch(label -> label instanceof ClassDesc || label instanceof String)) {
        link(code, call, "switch$" + added.size(), LinkedCalls::typeSwitch);
        return;
      }
      if (by.equals(SWITCHES)
          && call.bootstrapMethod().methodName().equals("enumSwitch")
          && call.bootstrapArgs().stream().allMatch(String.class::isInstance)) {
        ClassDesc constants = call.typeSymbol().parameterType(0);
        link(
            code,
            call,
            "switch$" + added.size(),
            (body, names) -> enumSwitch(body, constants, names));
        return;
      }
    }
    code.with(element);
  }

  /** Writes the code of a method, given what the bootstrap method would have been given. */
  private interface Body {
    void write(CodeBuilder code, List<ConstantDesc> arguments);
  }

  private void link(CodeBuilder code, InvokeDynamicInstruction call, String name, Body body) {
    MethodTypeDesc type = call.typeSymbol();
    List<ConstantDesc> arguments = call.bootstrapArgs();
    code.invokestatic(owner, name, type, isInterface);
    added.add(builder ->
        builder.withMethodBody(
            name,
            type,
            ACC_PRIVATE | ACC_STATIC | ACC_SYNTHETIC,
            written -> body.write(written, arguments)));
  }

  private void recordEquals(CodeBuilder code, List<ConstantDesc> arguments) {
    Label different = code.newLabel();
    Label another = code.newLabel();
    code.aload(0).aload(1).if_acmpne(another).iconst_1().ireturn().labelBinding(another);
    code.aload(1).instanceOf(owner).ifeq(different);
    code.aload(1).checkcast(owner).astore(2);
    for (DirectMethodHandleDesc component : components(arguments)) {
      ClassDesc type = component.invocationType().returnType();
      code.aload(0).getfield(owner, component.methodName(), type);
      code.aload(2).getfield(owner, component.methodName(), type);
      switch (TypeKind.from(type)) {
        case BOOLEAN, BYTE, CHAR, SHORT, INT -> code.if_icmpne(different);
        case LONG -> code.lcmp().ifne(different);
        case FLOAT, DOUBLE ->
            code.invokestatic(Boxes.box(type), "compare", MethodTypeDesc.of(CD_int, type, type))
                .ifne(different);
        default ->
            code.invokestatic(
                    OBJECTS, "equals", MethodTypeDesc.of(CD_boolean, CD_Object, CD_Object))
                .ifeq(different);
      }
    }
    code.iconst_1().ireturn().labelBinding(different).iconst_0().ireturn();
  }

  private void recordHashCode(CodeBuilder code, List<ConstantDesc> arguments) {
    code.iconst_0();
    for (DirectMethodHandleDesc component : components(arguments)) {
      ClassDesc type = component.invocationType().returnType();
      code.bipush(31).imul().aload(0).getfield(owner, component.methodName(), type);
      if (type.isPrimitive()) {
        code.invokestatic(Boxes.box(type), "hashCode", MethodTypeDesc.of(CD_int, type));
      } else {
        code.invokestatic(OBJECTS, "hashCode", MethodTypeDesc.of(CD_int, CD_Object));
      }
      code.iadd();
    }
    code.ireturn();
  }

  /** After the record's class and the names of its components come their getters. */
  private static List<DirectMethodHandleDesc> components(List<ConstantDesc> arguments) {
    return arguments.stream().skip(2).map(DirectMethodHandleDesc.class::cast).toList();
  }

  private static void typeSwitch(CodeBuilder code, List<ConstantDesc> labels) {
    firstMatch(
        code,
        labels,
        (label, next) -> {
          if (label instanceof ClassDesc type) {
            code.aload(0).instanceOf(type).ifeq(next);
          } else {
            code.loadConstant(label).aload(0);
            code.invokevirtual(CD_Object, "equals", MethodTypeDesc.of(CD_boolean, CD_Object));
            code.ifeq(next);
          }
        });
  }

  private static void enumSwitch(CodeBuilder code, ClassDesc type, List<ConstantDesc> names) {
    firstMatch(
        code,
        names,
        (name, next) -> code.aload(0).getstatic(type, (String) name, type).if_acmpne(next));
  }

  /**
   * The index of the first label from the one given on that the object matches; -1 for null.
   *
   * @param unlessMatching writes a jump for an object that does not match the label
   */
  private static void firstMatch(
      CodeBuilder code, List<ConstantDesc> labels, BiConsumer<ConstantDesc, Label> unlessMatching) {
    Label something = code.newLabel();
    code.aload(0).ifnonnull(something).iconst_m1().ireturn().labelBinding(something);
    for (int i = 0; i < labels.size(); i++) {
      Label next = code.newLabel();
      code.iload(1).loadConstant(i).if_icmpgt(next);
      unlessMatching.accept(labels.get(i), next);
      code.loadConstant(i).ireturn().labelBinding(next);
    }
    code.loadConstant(labels.size()).ireturn();
  }
}
