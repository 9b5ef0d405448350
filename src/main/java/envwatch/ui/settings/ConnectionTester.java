package envwatch.ui.settings;

import envwatch.api.StepResult;
import envwatch.model.ApiAccount;
import envwatch.settings.NetworkSettings;
import java.util.function.Consumer;

/** Tries an account over a network that are both still drafts. */
@FunctionalInterface
public interface ConnectionTester {
  /** Blocks; reports every step once, in order. An interrupt of the thread ends it early. */
  void run(ApiAccount account, NetworkSettings network, Consumer<StepResult> report);
}
