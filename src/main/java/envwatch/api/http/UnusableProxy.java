package envwatch.api.http;

import envwatch.api.ApiException.Unreachable;
import java.io.IOException;

/** There is a proxy that cannot be used, or asks for a sign-in. Nothing is sent past it. */
final class UnusableProxy extends IOException {
  private static final long serialVersionUID = 1L;
  private final Unreachable.Kind why;

  UnusableProxy(Unreachable.Kind why) {
    super("there is a proxy that cannot be used: " + why);
    this.why = why;
  }

  public Unreachable.Kind why() {
    return why;
  }
}
