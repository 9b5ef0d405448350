package envwatch.ui.training.check;

import envwatch.model.EnvironmentKey;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Opens environments in the web application of the service.
 *
 * @param obstacle why one cannot be opened now, in words; null if it can
 * @param open must not block
 */
public record WebAccess(
    Function<EnvironmentKey, @Nullable String> obstacle, Consumer<EnvironmentKey> open) {}
