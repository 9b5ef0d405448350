import java.lang.constant.ClassDesc;
import java.lang.constant.DirectMethodHandleDesc;
import java.lang.constant.MethodTypeDesc;
import java.util.List;
import java.util.regex.Pattern;

/**
 * What the JVM is told of a lambda, or of a reference to a method, as in {@link
 * java.lang.invoke.LambdaMetafactory#metafactory}.
 *
 * @param type the functional interface
 * @param method the name of the interface's method
 * @param erased the type of the interface's method, without type arguments
 * @param implementation what the method does
 * @param enforced the type of the interface's method, with type arguments
 * @param captured the types of the values that it holds; first the object that the implementation
 *     is called on, if it holds one
 */
record Lambda(
    ClassDesc type,
    String method,
    MethodTypeDesc erased,
    DirectMethodHandleDesc implementation,
    MethodTypeDesc enforced,
    List<ClassDesc> captured) {
  private static final Pattern BODY = Pattern.compile("lambda\\$(.*)\\$(\\d+)");

  /** Whether the compiler has made a method of it, as of no reference to a method. */
  boolean hasBody() {
    return BODY.matcher(implementation.methodName()).matches();
  }

  /** The name of the method that is called, once the lambda is linked. */
  String implementationName() {
    return linkedName(implementation.methodName());
  }

  /**
   * A linked body is a method like others, no longer a part of the one that the lambda is in. By
   * its old name, ArchUnit would look for that one, and would miss what the body calls.
   */
  static String linkedName(String name) {
    return BODY.matcher(name).replaceAll("$1\\$lambda$2");
  }
}
