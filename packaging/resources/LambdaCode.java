import static java.lang.constant.ConstantDescs.CD_Object;
import static java.lang.constant.ConstantDescs.CD_void;
import static java.lang.constant.ConstantDescs.INIT_NAME;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.TypeKind;
import java.lang.constant.ClassDesc;
import java.lang.constant.DirectMethodHandleDesc;
import java.lang.constant.MethodTypeDesc;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;

/**
 * Writes what the method of a lambda does: it calls the implementation with what the lambda holds
 * and with the arguments, each converted to the type that is called for.
 */
final class LambdaCode {
  private final CodeBuilder code;
  private final Lambda lambda;

  LambdaCode(CodeBuilder code, Lambda lambda) {
    this.code = code;
    this.lambda = lambda;
  }

  /**
   * @param loadHeld writes how a value that the lambda holds is read, as an {@code Object}
   */
  void write(IntConsumer loadHeld) {
    DirectMethodHandleDesc implementation = lambda.implementation();
    ClassDesc owner = implementation.owner();
    boolean isConstructor = implementation.kind() == DirectMethodHandleDesc.Kind.CONSTRUCTOR;
    if (isConstructor) {
      code.new_(owner).dup();
    }
    List<ClassDesc> wanted = wanted();
    int held = lambda.captured().size();
    for (int i = 0; i < held; i++) {
      loadHeld.accept(i);
      cast(CD_Object, wanted.get(i));
    }
    int slot = 1;
    for (int i = 0; i < lambda.erased().parameterCount(); i++) {
      ClassDesc given = lambda.erased().parameterType(i);
      code.loadLocal(TypeKind.from(given), slot);
      slot += TypeKind.from(given).slotSize();
      convert(given, lambda.enforced().parameterType(i), wanted.get(held + i));
    }
    call();
    answer(isConstructor ? owner : type().returnType());
  }

  /** The type of the implementation; of a constructor, as of a method without a result. */
  private MethodTypeDesc type() {
    return MethodTypeDesc.ofDescriptor(lambda.implementation().lookupDescriptor());
  }

  /** The types that the implementation is called with, first the object that it is called on. */
  private List<ClassDesc> wanted() {
    List<ClassDesc> wanted = new ArrayList<>();
    switch (lambda.implementation().kind()) {
      case STATIC, INTERFACE_STATIC, CONSTRUCTOR -> {}
      default -> wanted.add(lambda.implementation().owner());
    }
    wanted.addAll(type().parameterList());
    return wanted;
  }

  /** A private method of the nest is called as any other. */
  private void call() {
    DirectMethodHandleDesc method = lambda.implementation();
    ClassDesc owner = method.owner();
    switch (method.kind()) {
      case STATIC -> code.invokestatic(owner, lambda.implementationName(), type());
      case INTERFACE_STATIC -> code.invokestatic(owner, lambda.implementationName(), type(), true);
      case VIRTUAL, SPECIAL -> code.invokevirtual(owner, lambda.implementationName(), type());
      case INTERFACE_VIRTUAL, INTERFACE_SPECIAL ->
          code.invokeinterface(owner, lambda.implementationName(), type());
      case CONSTRUCTOR -> code.invokespecial(owner, INIT_NAME, type());
      default -> throw new IllegalArgumentException(method.toString());
    }
  }

  private void answer(ClassDesc result) {
    ClassDesc wanted = lambda.erased().returnType();
    if (wanted.equals(CD_void)) {
      drop(result);
    } else if (result.isPrimitive() || !wanted.isPrimitive()) {
      convert(result, result, wanted);
    } else {
      // Any other type than that of a box, such as a type variable's, holds the box that is wanted.
      convert(result, Boxes.isBox(result) ? result : Boxes.box(wanted), wanted);
    }
    code.return_(TypeKind.from(wanted));
  }

  private void drop(ClassDesc result) {
    switch (TypeKind.from(result).slotSize()) {
      case 0 -> {}
      case 1 -> code.pop();
      default -> code.pop2();
    }
  }

  /**
   * @param enforced of a reference: what it is known to refer to, if it is to become a primitive
   */
  private void convert(ClassDesc from, ClassDesc enforced, ClassDesc to) {
    if (from.isPrimitive() && to.isPrimitive()) {
      widen(from, to);
    } else if (from.isPrimitive()) {
      Boxes.box(code, from);
    } else if (to.isPrimitive()) {
      cast(from, enforced);
      Boxes.unbox(code, enforced);
      widen(Boxes.unboxed(enforced), to);
    } else {
      cast(from, to);
    }
  }

  private void widen(ClassDesc from, ClassDesc to) {
    if (!TypeKind.from(from).asLoadable().equals(TypeKind.from(to).asLoadable())) {
      code.conversion(TypeKind.from(from).asLoadable(), TypeKind.from(to).asLoadable());
    }
  }

  private void cast(ClassDesc from, ClassDesc to) {
    if (!to.equals(CD_Object) && !to.equals(from)) {
      code.checkcast(to);
    }
  }
}
