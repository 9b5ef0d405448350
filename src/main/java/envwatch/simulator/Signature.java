package envwatch.simulator;

import envwatch.model.Secret;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.Locale;

/** Computes the expected signatures of requests ({@code service/authentication.md}). */
final class Signature {
  private static final Comparator<Parameters.Parameter> BY_NAME =
      Comparator.comparing(Parameters.Parameter::name, String.CASE_INSENSITIVE_ORDER);

  private Signature() {}

  /** The signature of v1: the key, then all parameters except HMAC, sorted by name. */
  static String v1(Secret key, Parameters parameters) {
    return sha1(key.reveal() + text(parameters));
  }

  /** The signature of v2: as v1, with the command between the key and the parameters. */
  static String v2(Secret key, String command, Parameters parameters) {
    return sha1(key.reveal() + command.toLowerCase(Locale.ROOT) + text(parameters));
  }

  /** The signature of v3: the key, the complete address, timestamp and token. */
  static String v3(Secret key, String url, String timestamp, String token) {
    return sha1(key.reveal() + url + timestamp + token);
  }

  private static String text(Parameters parameters) {
    StringBuilder text = new StringBuilder();
    parameters.all().stream()
        .filter(parameter -> !parameter.name().equalsIgnoreCase("HMAC"))
        .sorted(BY_NAME)
        .forEach(parameter ->
            text.append(parameter.name().toLowerCase(Locale.ROOT)).append(parameter.value()));
    return text.toString();
  }

  /** Compares signatures ignoring case, because some clients send upper case. */
  static boolean same(String expected, String sent) {
    return expected.equalsIgnoreCase(sent);
  }

  private static String sha1(String text) {
    try {
      return HexFormat.of()
          .formatHex(
              MessageDigest.getInstance("SHA-1").digest(text.getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("Every Java platform has SHA-1", e);
    }
  }
}
