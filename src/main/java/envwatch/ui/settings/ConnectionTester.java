package envwatch.ui.settings;

import envwatch.api.connect.StepResult;
import envwatch.model.ApiAccount;
import envwatch.model.Secret;
import envwatch.settings.NetworkSettings;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Tries an account over a network that are both still drafts. */
@FunctionalInterface
public interface ConnectionTester {
  /** Blocks; reports every step once, in order. An interrupt of the thread ends it early. */
  void run(ApiAccount account, Network network, Consumer<StepResult> report);

  /**
   * The network as typed.
   *
   * @param proxyPassword as typed; null for the one that is known already
   */
  record Network(NetworkSettings settings, @Nullable Secret proxyPassword) {}
}
