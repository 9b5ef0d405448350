package envwatch.simulator;

import envwatch.model.Secret;

/** The API ID and the currently accepted key. */
final class Credentials {
  private final String apiId;
  private volatile Secret apiKey;

  Credentials(String apiId, Secret apiKey) {
    this.apiId = apiId;
    this.apiKey = apiKey;
  }

  String apiId() {
    return apiId;
  }

  Secret apiKey() {
    return apiKey;
  }

  /** Replaces the key; from now on, only this one is accepted. */
  void replaceKey(Secret key) {
    apiKey = key;
  }
}
