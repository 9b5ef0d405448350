package envwatch.actions;

import envwatch.model.EnvironmentId;
import envwatch.model.Secret;
import org.jspecify.annotations.Nullable;

/**
 * What came of an action that was sent by itself.
 *
 * @param activity as recorded, with its final outcome
 * @param created the environment that was created; null if none was, or its id was not served
 * @param link accepts an invitation that was made; null if there is none. It is kept nowhere else
 */
public record ActionResult(
    Activity activity, @Nullable EnvironmentId created, @Nullable Secret link) {}
