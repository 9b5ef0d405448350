package envwatch.api.http;

import envwatch.api.ApiException;
import java.time.Clock;
import java.time.Duration;

/** Opens transports whose patience is the caller's, so that slow answers need not cost minutes. */
public final class PatientTransport {
  private PatientTransport() {}

  /**
   * @param read without a byte of the answer
   * @param whole for the whole request
   */
  public static HttpTransport open(Duration read, Duration whole) throws ApiException {
    NetworkOptions options = new NetworkOptions(new NetworkOptions.Proxy.None(), null);
    return new HttpTransport(options, Clock.systemUTC(), new TimeLimits(whole, read, whole));
  }
}
