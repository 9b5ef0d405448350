import java.io.IOException;
import java.lang.classfile.Attributes;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassFile.ConstantPoolSharingOption;
import java.lang.classfile.ClassModel;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.CodeElement;
import java.lang.classfile.MethodModel;
import java.lang.classfile.attribute.NestMembersAttribute;
import java.lang.classfile.instruction.InvokeDynamicInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDesc;
import java.lang.constant.DirectMethodHandleDesc;
import java.lang.constant.MethodTypeDesc;
import java.lang.invoke.LambdaMetafactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Links lambdas and references to methods when the program is built. The JVM would write a class
 * for each of them: thousands, of two to three kilobytes. Here those of a source file, which are in
 * one nest of classes, share a class ({@link LambdaClass}), with the same meaning ({@link
 * LambdaMetafactory}).
 *
 * <p>Left to the JVM are those that hold a number or another primitive value, which are few, and
 * those of more than one interface.
 */
final class LinkedLambdas {
  private static final ClassDesc LAMBDAS = ClassDesc.of(LambdaMetafactory.class.getName());

  /** A new pool of constants, without those of the calls that are gone. */
  private final ClassFile format = ClassFile.of(ConstantPoolSharingOption.NEW_POOL);

  private final ClassDesc nestHost;
  private final List<LambdaClass> lambdaClasses = new ArrayList<>();

  private LinkedLambdas(ClassDesc nestHost) {
    this.nestHost = nestHost;
  }

  /** Links the lambdas in all classes of the folder. */
  static void in(Path classes) throws IOException {
    Map<ClassDesc, Map<Path, ClassModel>> nests = new LinkedHashMap<>();
    try (Stream<Path> files = Files.walk(classes)) {
      for (Path file : files.filter(file -> file.toString().endsWith(".class")).sorted().toList()) {
        ClassModel model = ClassFile.of().parse(file);
        nests.computeIfAbsent(nestHost(model), _ -> new LinkedHashMap<>()).put(file, model);
      }
    }
    for (Map.Entry<ClassDesc, Map<Path, ClassModel>> nest : nests.entrySet()) {
      new LinkedLambdas(nest.getKey()).link(nest.getValue(), classes);
    }
  }

  private static ClassDesc nestHost(ClassModel model) {
    return model
        .findAttribute(Attributes.nestHost())
        .map(host -> host.nestHost().asSymbol())
        .orElseGet(() -> model.thisClass().asSymbol());
  }

  private void link(Map<Path, ClassModel> nest, Path classes) throws IOException {
    Map<Path, byte[]> linked = new LinkedHashMap<>();
    nest.forEach((file, model) -> {
      if (hasLambdas(model)) {
        linked.put(file, linked(model));
      }
    });
    if (lambdaClasses.isEmpty()) {
      return;
    }
    for (Map.Entry<Path, byte[]> file : linked.entrySet()) {
      Files.write(file.getKey(), file.getValue());
    }
    Path host = classes.resolve(path(nestHost));
    Files.write(host, withLambdaClasses(format.parse(host)));
    for (LambdaClass lambdaClass : lambdaClasses) {
      Files.write(classes.resolve(path(lambdaClass.name())), lambdaClass.bytes(format));
    }
  }

  private static String path(ClassDesc type) {
    String name = type.descriptorString();
    return name.substring(1, name.length() - 1) + ".class";
  }

  private static boolean hasLambdas(ClassModel model) {
    return model.methods().stream()
        .flatMap(method -> method.code().stream())
        .flatMap(code -> code.elementList().stream())
        .anyMatch(LinkedLambdas::isLambda);
  }

  private static boolean isLambda(CodeElement element) {
    return element instanceof InvokeDynamicInstruction call
        && call.bootstrapMethod().owner().equals(LAMBDAS)
        && call.bootstrapMethod().methodName().equals("metafactory")
        && call.typeSymbol().parameterList().stream().noneMatch(ClassDesc::isPrimitive);
  }

  private byte[] linked(ClassModel model) {
    Set<String> bodies = new HashSet<>();
    byte[] linked =
        format.transformClass(
            model,
            ClassTransform.transformingMethodBodies(
                (code, element) -> link(code, element, bodies)));
    return format.transformClass(
        format.parse(linked),
        (builder, element) -> {
          if (element instanceof MethodModel method
              && bodies.contains(method.methodName().stringValue())) {
            builder.withMethod(
                Lambda.linkedName(method.methodName().stringValue()),
                method.methodTypeSymbol(),
                method.flags().flagsMask(),
                body -> method.forEach(body));
          } else {
            builder.with(element);
          }
        });
  }

  private void link(CodeBuilder code, CodeElement element, Set<String> bodies) {
    if (isLambda(element) && element instanceof InvokeDynamicInstruction call) {
      Lambda lambda = lambda(call);
      if (lambda.hasBody()) {
        bodies.add(lambda.implementation().methodName());
      }
      lambdaClass(lambda).create(code, lambda);
    } else {
      code.with(element);
    }
  }

  private static Lambda lambda(InvokeDynamicInstruction call) {
    List<ConstantDesc> arguments = call.bootstrapArgs();
    return new Lambda(
        call.typeSymbol().returnType(),
        call.name().stringValue(),
        (MethodTypeDesc) arguments.get(0),
        (DirectMethodHandleDesc) arguments.get(1),
        (MethodTypeDesc) arguments.get(2),
        call.typeSymbol().parameterList());
  }

  private LambdaClass lambdaClass(Lambda lambda) {
    for (LambdaClass lambdaClass : lambdaClasses) {
      if (lambdaClass.takes(lambda)) {
        return lambdaClass;
      }
    }
    String number = lambdaClasses.isEmpty() ? "" : String.valueOf(lambdaClasses.size() + 1);
    LambdaClass another = new LambdaClass(nestHost, "Lambdas" + number);
    lambdaClasses.add(another);
    return another;
  }

  private byte[] withLambdaClasses(ClassModel host) {
    List<ClassDesc> members = new ArrayList<>();
    host.findAttribute(Attributes.nestMembers())
        .ifPresent(nest -> nest.nestMembers().forEach(member -> members.add(member.asSymbol())));
    lambdaClasses.forEach(lambdaClass -> members.add(lambdaClass.name()));
    ClassTransform others =
        ClassTransform.dropping(element -> element instanceof NestMembersAttribute);
    return format.transformClass(
        host,
        others.andThen(
            ClassTransform.endHandler(builder ->
                builder.with(
                    NestMembersAttribute.ofSymbols(members.stream().distinct().toList())))));
  }
}
