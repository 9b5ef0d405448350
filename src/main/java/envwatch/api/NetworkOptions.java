package envwatch.api;

import org.jspecify.annotations.Nullable;

/**
 * How the network is reached.
 *
 * @param authorityFile PEM file with certificates to trust beside the system's, as it was named:
 *     there may be no such file, and it may not even be a path; null for none
 */
public record NetworkOptions(Proxy proxy, @Nullable String authorityFile) {
  public static final NetworkOptions SYSTEM = new NetworkOptions(new Proxy.System(), null);

  /** Whether and which proxy stands between. */
  public sealed interface Proxy {
    /** As the system says. */
    record System() implements Proxy {}

    record None() implements Proxy {}

    record Address(String host, int port) implements Proxy {}
  }
}
