package envwatch.api.v1;

import envwatch.api.wire.Query;
import envwatch.api.wire.Sha1;
import envwatch.model.Secret;

/** How v1 signs: SHA-1 of the key followed by the sorted parameters (service/authentication.md). */
final class Signature {
  private Signature() {}

  static String of(Secret apiKey, Query query) {
    return Sha1.hex(apiKey.reveal() + query.signable());
  }
}
