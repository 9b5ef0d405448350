package envwatch.api.http;

import envwatch.model.Secret;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/**
 * Sign-ins that a proxy refused. They are not sent again automatically: companies lock users out
 * after a few wrong passwords, and Envwatch would keep trying for as long as it is open.
 */
public final class RefusedSignIns {
  private final List<ProxyCredentials> refused = new CopyOnWriteArrayList<>();

  void add(ProxyCredentials credentials) {
    if (!contains(credentials)) {
      refused.add(credentials);
    }
  }

  boolean contains(ProxyCredentials credentials) {
    return refused.stream()
        .anyMatch(known ->
            known.user().equals(credentials.user())
                && Secret.same(known.password(), credentials.password()));
  }

  /** Called when the user asks to try again. */
  public void forget() {
    refused.clear();
  }
}
