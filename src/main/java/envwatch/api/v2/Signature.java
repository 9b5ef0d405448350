package envwatch.api.v2;

import envwatch.api.wire.Query;
import envwatch.api.wire.Sha1;
import envwatch.model.Secret;
import java.util.Locale;

/**
 * How v2 signs: SHA-1 of the key, the command's name and the sorted parameters
 * (service/authentication.md).
 */
final class Signature {
  private Signature() {}

  /**
   * @param command without its category, in any letter case
   */
  static String of(Secret apiKey, String command, Query query) {
    return Sha1.hex(apiKey.reveal() + command.toLowerCase(Locale.ROOT) + query.signable());
  }
}
