package envwatch;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Consumer;
import java.util.function.DoubleUnaryOperator;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.function.IntToLongFunction;
import java.util.function.LongBinaryOperator;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Lambdas, references to methods and switches of each kind, for {@link LinkedCallsTest}, which runs
 * them as the compiler wrote them and as the build links them. It needs nothing but the JDK.
 */
public final class LinkedSamples {
  private final String name = "sample";

  private LinkedSamples() {}

  private enum Day {
    MONDAY,
    SUNDAY
  }

  private interface Greeting {
    String greet(String whom);

    default String polite() {
      return "Dear " + greet("sir");
    }
  }

  private interface Farewell {
    String leave(String whom);

    default String polite() {
      return "Yours, " + leave("madam");
    }
  }

  private interface Doubling {
    private int twice(int number) {
      return 2 * number;
    }

    int number();

    default ToIntFunction<Integer> byReference() {
      return this::twice;
    }

    static Supplier<String> words(String first) {
      return () -> first + " words";
    }
  }

  private static final class Box {
    private final Object held;

    private Box(Object held) {
      this.held = held;
    }

    private String text() {
      return "box of " + held;
    }
  }

  /** What each sample gives, by its name. */
  public static Map<String, String> results() {
    Map<String, String> results = new LinkedHashMap<>();
    new LinkedSamples().holding(results);
    references(results);
    numbers(results);
    interfaces(results);
    switches(results);
    return results;
  }

  private void holding(Map<String, String> results) {
    String first = results + "1";
    List<String> second = new ArrayList<>(List.of("2"));
    long third = results.size() + 3L;
    Supplier<String> nothing = () -> "nothing";
    Supplier<String> itself = () -> name;
    Function<Integer, String> several = number -> name + first + second + number;
    Supplier<String> primitive = () -> first + third;
    Runnable changing = () -> second.add(first);
    changing.run();
    results.put("holds nothing", nothing.get());
    results.put("holds the object", itself.get());
    results.put("holds several", several.apply(4));
    results.put("holds a number", primitive.get());
    results.put("changes what it holds", second.toString());
    results.put("method of the object", Stream.of("a", "b").map(this::named).toList().toString());
  }

  private String named(String text) {
    return name + text;
  }

  private static void references(Map<String, String> results) {
    List<String> list = new ArrayList<>();
    Function<Object, Box> constructor = Box::new;
    Function<Box, String> privateMethod = Box::text;
    Supplier<StringBuilder> withoutArguments = StringBuilder::new;
    Function<List<?>, Integer> ofInterface = List::size;
    Function<String, String> bound = "bound "::concat;
    Consumer<String> resultDropped = list::add;
    Consumer<String> longDropped = Long::parseLong;
    BinaryOperator<String> twoArguments = String::concat;
    Predicate<@Nullable Object> ofNull = Objects::isNull;
    resultDropped.accept("dropped");
    longDropped.accept("7");
    results.put("constructor", constructor.andThen(privateMethod).apply(5));
    results.put("constructor without arguments", withoutArguments.get().append(1).toString());
    results.put("method of an interface", ofInterface.apply(List.of(1, 2)).toString());
    results.put("bound", bound.apply("text"));
    results.put("result dropped", list.toString());
    results.put("two arguments", twoArguments.apply("a", "b"));
    results.put("null", ofNull.test(null) + " " + ofNull.or(String.class::isInstance).test("a"));
  }

  private static void numbers(Map<String, String> results) {
    Function<String, Integer> boxed = String::length;
    ToIntFunction<String> plain = String::length;
    ToLongFunction<String> widened = Integer::parseInt;
    ToLongFunction<Integer> unboxedAndWidened = Math::absExact;
    ToIntFunction<Short> ofShort = Math::absExact;
    ToDoubleFunction<Integer> ofInteger = Math::sqrt;
    BiFunction<Integer, Integer, Integer> sum = Integer::sum;
    IntFunction<Object> object = Integer::valueOf;
    IntToLongFunction toLong = number -> number;
    LongBinaryOperator twoSlots = (left, right) -> left * 10 + right;
    DoubleUnaryOperator floating = number -> number / 4;
    Function<Character, Boolean> ofCharacter = Character::isDigit;
    IntPredicate condition = Character::isDigit;
    ToIntFunction<List<Integer>> ofTypeVariable = List::getFirst;
    Supplier<Object> resultBoxed = "four"::length;
    BinaryOperator<Double> doubles = Math::max;
    results.put("boxed", boxed.apply("abc").toString());
    results.put("plain", String.valueOf(plain.applyAsInt("abcd")));
    results.put("widened", String.valueOf(widened.applyAsLong("12")));
    results.put("unboxed and widened", String.valueOf(unboxedAndWidened.applyAsLong(-3)));
    results.put("short", String.valueOf(ofShort.applyAsInt((short) -3)));
    results.put("integer to double", String.valueOf(ofInteger.applyAsDouble(9)));
    results.put("sum", sum.andThen(String::valueOf).apply(1, 2));
    results.put("object", object.apply(3).toString());
    results.put("to long", String.valueOf(toLong.applyAsLong(-1)));
    results.put("two slots", String.valueOf(twoSlots.applyAsLong(1, 2)));
    results.put("floating", String.valueOf(floating.applyAsDouble(1)));
    results.put("character", ofCharacter.apply('7') + " " + condition.test('x'));
    results.put("type variable", String.valueOf(ofTypeVariable.applyAsInt(List.of(8))));
    results.put("result boxed", resultBoxed.get().toString());
    results.put("doubles", doubles.apply(1.5, 2.5).toString());
  }

  private static void interfaces(Map<String, String> results) {
    Greeting greeting = "Hello "::concat;
    Farewell farewell = whom -> "Bye " + whom;
    Doubling doubling = () -> 21;
    Comparator<String> serializable =
        (Comparator<String> & Serializable) (left, right) -> right.compareTo(left);
    Callable<String> called = () -> "called";
    results.put("default methods alike", greeting.polite() + farewell.polite());
    results.put(
        "private method of an interface",
        String.valueOf(doubling.byReference().applyAsInt(doubling.number())));
    results.put("lambda of an interface", Doubling.words("two").get());
    results.put("two interfaces", Stream.of("a", "b").sorted(serializable).toList().toString());
    results.put("checked exception", outcome(called) + outcome(LinkedSamples::failing));
  }

  private static String failing() throws Exception {
    throw new Exception("failed");
  }

  private static String outcome(Callable<String> task) {
    try {
      return task.call();
    } catch (Exception e) {
      return e.getMessage();
    }
  }

  private static void switches(Map<String, String> results) {
    results.put(
        "constants",
        Stream.of(Day.MONDAY, Day.SUNDAY, null).map(LinkedSamples::word).toList() + "");
    results.put(
        "types", Stream.of(1, "one", 'c', null).map(LinkedSamples::type).toList().toString());
  }

  private static String word(@Nullable Day day) {
    return switch (day) {
      case null -> "none";
      case MONDAY -> "Monday";
      default -> "another";
    };
  }

  private static String type(@Nullable Object object) {
    return switch (object) {
      case null -> "none";
      case Integer number when number > 1 -> "more than one";
      case Integer _ -> "number";
      case String text -> text;
      default -> "another";
    };
  }
}
