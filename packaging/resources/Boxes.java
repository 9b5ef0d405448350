import java.lang.classfile.CodeBuilder;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.util.Map;
import java.util.stream.Collectors;

/** The classes whose objects hold a primitive value. */
final class Boxes {
  private static final Map<ClassDesc, ClassDesc> BOXES =
      Map.of(
          ConstantDescs.CD_boolean, ConstantDescs.CD_Boolean,
          ConstantDescs.CD_byte, ConstantDescs.CD_Byte,
          ConstantDescs.CD_char, ConstantDescs.CD_Character,
          ConstantDescs.CD_short, ConstantDescs.CD_Short,
          ConstantDescs.CD_int, ConstantDescs.CD_Integer,
          ConstantDescs.CD_long, ConstantDescs.CD_Long,
          ConstantDescs.CD_float, ConstantDescs.CD_Float,
          ConstantDescs.CD_double, ConstantDescs.CD_Double);

  private static final Map<ClassDesc, ClassDesc> PRIMITIVES =
      BOXES.entrySet().stream().collect(Collectors.toMap(Map.Entry::getValue, Map.Entry::getKey));

  private Boxes() {}

  static ClassDesc box(ClassDesc primitive) {
    return BOXES.get(primitive);
  }

  static boolean isBox(ClassDesc type) {
    return PRIMITIVES.containsKey(type);
  }

  static ClassDesc unboxed(ClassDesc box) {
    return PRIMITIVES.get(box);
  }

  /** Replaces the primitive value on the stack by its box. */
  static void box(CodeBuilder code, ClassDesc primitive) {
    ClassDesc box = box(primitive);
    code.invokestatic(box, "valueOf", MethodTypeDesc.of(box, primitive));
  }

  /** Replaces the box on the stack by its value. */
  static void unbox(CodeBuilder code, ClassDesc box) {
    ClassDesc primitive = unboxed(box);
    code.invokevirtual(box, primitive.displayName() + "Value", MethodTypeDesc.of(primitive));
  }
}
