import static java.lang.classfile.ClassFile.ACC_FINAL;
import static java.lang.classfile.ClassFile.ACC_PRIVATE;
import static java.lang.classfile.ClassFile.ACC_PUBLIC;
import static java.lang.classfile.ClassFile.ACC_STATIC;
import static java.lang.classfile.ClassFile.ACC_SUPER;
import static java.lang.classfile.ClassFile.ACC_SYNTHETIC;
import static java.lang.constant.ConstantDescs.CD_Object;
import static java.lang.constant.ConstantDescs.CD_int;
import static java.lang.constant.ConstantDescs.CD_void;
import static java.lang.constant.ConstantDescs.INIT_NAME;
import static java.lang.constant.ConstantDescs.MTD_void;

import java.lang.classfile.ClassBuilder;
import java.lang.classfile.ClassFile;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.classfile.attribute.NestHostAttribute;
import java.lang.classfile.instruction.SwitchCase;
import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * A class whose objects are the lambdas of a source file. It implements each of their interfaces; a
 * number in the object says which lambda it is of those with the same method. Its other fields are
 * what the lambda holds.
 */
final class LambdaClass {
  private static final String NUMBER = "lambda";

  private final ClassDesc nestHost;
  private final ClassDesc name;
  private final Map<Signature, List<Lambda>> lambdas = new LinkedHashMap<>();
  private final Set<ClassDesc> interfaces = new LinkedHashSet<>();
  private final Set<Integer> capturedCounts = new TreeSet<>();

  /** The methods of the interfaces, and where each is declared. */
  private final Map<Signature, Method> inherited = new HashMap<>();

  private record Signature(String name, MethodTypeDesc type) {}

  LambdaClass(ClassDesc nestHost, String simpleName) {
    this.nestHost = nestHost;
    name = nestHost.nested(simpleName);
  }

  ClassDesc name() {
    return name;
  }

  /**
   * Whether the lambda's interface goes together with those that are already here: two of them must
   * not have a default method alike.
   */
  boolean takes(Lambda lambda) {
    return interfaces.contains(lambda.type())
        || methods(lambda.type()).entrySet().stream().allMatch(this::fits);
  }

  private boolean fits(Map.Entry<Signature, Method> method) {
    Method here = inherited.get(method.getKey());
    return here == null
        || here.equals(method.getValue())
        || (!here.isDefault() && !method.getValue().isDefault());
  }

  private static Map<Signature, Method> methods(ClassDesc type) {
    Map<Signature, Method> methods = new HashMap<>();
    for (Method method : loaded(type).getMethods()) {
      if (!Modifier.isStatic(method.getModifiers())) {
        MethodTypeDesc signature =
            MethodTypeDesc.of(
                method.getReturnType().describeConstable().orElseThrow(),
                Stream.of(method.getParameterTypes())
                    .map(parameter -> parameter.describeConstable().orElseThrow())
                    .toList());
        methods.put(new Signature(method.getName(), signature), method);
      }
    }
    return methods;
  }

  private static Class<?> loaded(ClassDesc type) {
    String descriptor = type.descriptorString();
    String binaryName = descriptor.substring(1, descriptor.length() - 1).replace('/', '.');
    try {
      return Class.forName(binaryName, false, ClassLoader.getSystemClassLoader());
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException("The class path lacks " + binaryName, e);
    }
  }

  /** Creates the lambda, given on the stack the values that it holds. */
  void create(CodeBuilder code, Lambda lambda) {
    if (interfaces.add(lambda.type())) {
      inherited.putAll(methods(lambda.type()));
    }
    List<Lambda> alike =
        lambdas.computeIfAbsent(
            new Signature(lambda.method(), lambda.erased()), _ -> new ArrayList<>());
    int captured = lambda.captured().size();
    capturedCounts.add(captured);
    code.loadConstant(alike.size()).invokestatic(name, "of", creation(captured, CD_Object));
    alike.add(lambda);
  }

  /**
   * @param created {@code Object}, so that a class need not be loaded for another to be verified:
   *     to a verifier each object is of any interface
   */
  private static MethodTypeDesc creation(int captured, ClassDesc created) {
    List<ClassDesc> parameters = new ArrayList<>(Collections.nCopies(captured, CD_Object));
    parameters.add(CD_int);
    return MethodTypeDesc.of(created, parameters);
  }

  byte[] bytes(ClassFile format) {
    return format.build(
        name,
        builder -> {
          builder.withFlags(ACC_FINAL | ACC_SUPER | ACC_SYNTHETIC);
          builder.withInterfaceSymbols(List.copyOf(interfaces));
          builder.with(NestHostAttribute.of(nestHost));
          withCreation(builder);
          lambdas.forEach((signature, alike) ->
              builder.withMethodBody(
                  signature.name(), signature.type(), ACC_PUBLIC, code -> select(code, alike)));
        });
  }

  private void withCreation(ClassBuilder builder) {
    int most = Collections.max(capturedCounts);
    builder.withField(NUMBER, CD_int, ACC_PRIVATE | ACC_FINAL);
    for (int i = 0; i < most; i++) {
      builder.withField(held(i), CD_Object, ACC_PRIVATE | ACC_FINAL);
    }
    builder.withMethodBody(
        INIT_NAME,
        creation(most, CD_void),
        ACC_PRIVATE,
        code -> {
          code.aload(0).invokespecial(CD_Object, INIT_NAME, MTD_void);
          for (int i = 0; i < most; i++) {
            code.aload(0).aload(i + 1).putfield(name, held(i), CD_Object);
          }
          code.aload(0).iload(most + 1).putfield(name, NUMBER, CD_int).return_();
        });
    for (int captured : capturedCounts) {
      builder.withMethodBody(
          "of",
          creation(captured, CD_Object),
          ACC_STATIC,
          code -> {
            code.new_(name).dup();
            for (int i = 0; i < most; i++) {
              if (i < captured) {
                code.aload(i);
              } else {
                code.aconst_null();
              }
            }
            code.iload(captured).invokespecial(name, INIT_NAME, creation(most, CD_void)).areturn();
          });
    }
  }

  private static String held(int index) {
    return "held" + index;
  }

  /** Does what the lambda with the number of the object does. */
  private void select(CodeBuilder code, List<Lambda> alike) {
    if (alike.size() == 1) {
      run(code, alike.getFirst());
      return;
    }
    List<SwitchCase> cases = new ArrayList<>();
    for (int i = 0; i < alike.size(); i++) {
      cases.add(SwitchCase.of(i, code.newLabel()));
    }
    Label last = cases.removeLast().target();
    code.aload(0).getfield(name, NUMBER, CD_int).tableswitch(last, cases);
    for (int i = 0; i < alike.size(); i++) {
      code.labelBinding(i < cases.size() ? cases.get(i).target() : last);
      run(code, alike.get(i));
    }
  }

  private void run(CodeBuilder code, Lambda lambda) {
    new LambdaCode(code, lambda)
        .write(index -> code.aload(0).getfield(name, held(index), CD_Object));
  }
}
