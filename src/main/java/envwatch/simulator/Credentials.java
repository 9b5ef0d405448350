package envwatch.simulator;

import envwatch.model.Secret;

/** The API ID and the currently accepted key. */
public final class Credentials {
  private final String apiId;
  private volatile Secret apiKey;

  public Credentials(String apiId, Secret apiKey) {
    this.apiId = apiId;
    this.apiKey = apiKey;
  }

  public String apiId() {
    return apiId;
  }

  public Secret apiKey() {
    return apiKey;
  }

  /** Replaces the key; from now on, only this one is accepted. */
  public void replaceKey(Secret key) {
    apiKey = key;
  }
}
