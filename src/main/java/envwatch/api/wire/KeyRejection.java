package envwatch.api.wire;

import java.util.Locale;
import java.util.regex.Pattern;

/**
 * Recognises an answer that means "this API ID and key are not good". How the service words it is
 * not documented for any version (service/authentication.md, section 5), so whatever plainly speaks
 * of credentials, of a signature or of its time counts.
 */
final class KeyRejection {
  private static final Pattern PLAIN_WORDS =
      Pattern.compile(
          "authenticat|unauthori[sz]ed|signature|\\bhmac\\b|credential|api.?key|user.?api.?id"
              + "|api.?id\\b|invalid.?user|unknown.?user|timestamp|invalid.?token|request.?expired");

  private KeyRejection() {}

  static boolean isSpokenOfIn(ServiceError error) {
    return PLAIN_WORDS
        .matcher((error.code() + " " + error.message()).toLowerCase(Locale.ROOT))
        .find();
  }
}
