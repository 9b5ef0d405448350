package envwatch;

import java.time.Duration;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * How all tests wait for what they have started: they look often, so that no time is lost after it
 * is there, and give up late, because computers that build are often busy.
 */
public final class Waits implements BeforeAllCallback {
  private static final Duration BETWEEN_LOOKS = Duration.ofMillis(10);
  private static final Duration PATIENCE = Duration.ofSeconds(30);

  @Override
  public void beforeAll(ExtensionContext context) {
    Awaitility.setDefaultPollInterval(BETWEEN_LOOKS);
    Awaitility.setDefaultTimeout(PATIENCE);
  }
}
