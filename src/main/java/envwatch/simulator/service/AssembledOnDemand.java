package envwatch.simulator.service;

import envwatch.simulator.http.Reply;
import envwatch.simulator.http.Request;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A version that is assembled with the first request to it. Clients use one of the three, and the
 * demo's first answer would wait for the commands of the others.
 */
final class AssembledOnDemand implements ApiVersion {
  private final Supplier<ApiVersion> assembly;
  private @Nullable ApiVersion assembled;

  AssembledOnDemand(Supplier<ApiVersion> assembly) {
    this.assembly = assembly;
  }

  @Override
  public Reply answer(Request request, String path) {
    return assembled().answer(request, path);
  }

  private synchronized ApiVersion assembled() {
    if (assembled == null) {
      assembled = assembly.get();
    }
    return assembled;
  }
}
