package envwatch.weather;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Secrets that can be recognised wherever they turn up.
 *
 * @param key the API key of every account
 * @param password how every password and every link that signs in begins
 */
record Marks(String key, String password) {
  private static final List<String> SIGNATURES = List.of("hmac=", "hmac:");

  static Marks of(long seed) {
    String number = Long.toHexString(seed);
    return new Marks("weather-key-" + number, "weather-password-\u00e9-" + number + "-");
  }

  /** The secret in the text, if there is one; a signature counts too. */
  Optional<String> in(String text) {
    if (text.contains(key)) {
      return Optional.of("the key");
    }
    if (text.contains(password) || text.contains("weather-password-")) {
      return Optional.of("a password");
    }
    String lower = text.toLowerCase(Locale.ROOT);
    return SIGNATURES.stream().filter(lower::contains).findFirst().map(found -> "a signature");
  }

  static String trace(Throwable thrown) {
    StringWriter text = new StringWriter();
    thrown.printStackTrace(new PrintWriter(text));
    return text.toString();
  }
}
