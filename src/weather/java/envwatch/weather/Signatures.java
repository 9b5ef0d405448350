package envwatch.weather;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Locale;
import java.util.Map;

/** Checks signatures as service/authentication.md describes them. */
final class Signatures {
  private final String key;
  private final String origin;

  /**
   * @param origin scheme, host and port that clients are to sign
   */
  Signatures(String key, String origin) {
    this.key = key;
    this.origin = origin;
  }

  boolean isGood(Received request) {
    return expected(request).equals(served(request));
  }

  private static String served(Received request) {
    String served =
        request.version() == 3 ? request.authorization("hmac") : request.query().get("HMAC");
    return served == null ? "" : served;
  }

  private String expected(Received request) {
    if (request.version() == 3) {
      return sha1(
          key
              + origin
              + request.target()
              + request.authorization("timestamp")
              + request.authorization("token"));
    }
    StringBuilder text = new StringBuilder(key);
    if (request.version() == 2) {
      String path = request.path();
      text.append(path.substring(path.lastIndexOf('/') + 1).toLowerCase(Locale.ROOT));
    }
    for (Map.Entry<String, String> one : request.query().entrySet()) {
      if (!one.getKey().equalsIgnoreCase("HMAC")) {
        text.append(one.getKey().toLowerCase(Locale.ROOT)).append(one.getValue());
      }
    }
    return sha1(text.toString());
  }

  private static String sha1(String text) {
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-1").digest(text.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(digest);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
