package envwatch.api.wire;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * The digest used by the signatures of all versions: plain SHA-1 of UTF-8 text
 * (service/authentication.md).
 */
public final class Sha1 {
  private Sha1() {}

  /** 40 lower-case hexadecimal digits. */
  public static String hex(String text) {
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-1").digest(text.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(digest);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JDK has SHA-1", e);
    }
  }
}
