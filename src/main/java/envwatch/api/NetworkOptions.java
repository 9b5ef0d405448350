package envwatch.api;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * How the network is reached.
 *
 * @param authorityFile PEM file with certificates to trust beside the system's; null for none
 */
public record NetworkOptions(Proxy proxy, @Nullable Path authorityFile) {
  public static final NetworkOptions SYSTEM = new NetworkOptions(new Proxy.System(), null);

  /** Whether and which proxy stands between. */
  public sealed interface Proxy {
    /** As the system says. */
    record System() implements Proxy {}

    record None() implements Proxy {}

    record Address(String host, int port) implements Proxy {}
  }
}
