package envwatch.ui.about;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.Locale;
import java.util.zip.CRC32;
import org.jspecify.annotations.Nullable;

/**
 * A bug, told without secrets: which exceptions, and where. Messages are left out, because one may
 * quote a password that went through the failing code; those that Java itself makes up stay.
 *
 * @param code short, and the same whenever the same thing fails at the same place
 * @param details for the people who repair it
 */
record BugReport(String code, String details) {
  private static final int DEEPEST_CAUSE = 8;

  public static BugReport of(Throwable bug) {
    StringBuilder details = new StringBuilder();
    StringBuilder places = new StringBuilder();
    Throwable told = bug;
    for (int depth = 0; told != null && depth < DEEPEST_CAUSE; depth++) {
      details.append(depth == 0 ? "" : "Caused by: ").append(headline(told)).append('\n');
      places.append(told.getClass().getName());
      for (StackTraceElement frame : told.getStackTrace()) {
        details.append("  at ").append(frame).append('\n');
        if (frame.getClassName().startsWith("envwatch.")) {
          places.append(frame.getClassName()).append(frame.getMethodName());
        }
      }
      told = told.getCause();
    }
    return new BugReport(code(places.toString()), details.toString());
  }

  private static String headline(Throwable told) {
    String name = told.getClass().getName();
    String message = harmlessMessage(told);
    return message == null ? name : name + ": " + message;
  }

  private static @Nullable String harmlessMessage(Throwable told) {
    return switch (told) {
      case NullPointerException e -> e.getMessage();
      case ClassCastException e -> e.getMessage();
      case IndexOutOfBoundsException e -> e.getMessage();
      case LinkageError e -> e.getMessage();
      default -> null;
    };
  }

  private static String code(String places) {
    CRC32 sum = new CRC32();
    sum.update(places.getBytes(StandardCharsets.UTF_8));
    return HexFormat.of().toHexDigits(sum.getValue(), 8).toUpperCase(Locale.ROOT);
  }
}
