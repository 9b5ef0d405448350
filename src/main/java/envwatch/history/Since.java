package envwatch.history;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * Since when something is in its state.
 *
 * @param state which state
 * @param at when it was first seen in it
 * @param exact whether the beginning was seen
 * @param after when it was last seen in another state, if its beginning was not seen; null if it
 *     never was, so that it has been so for at least that long
 */
public record Since(State state, Instant at, boolean exact, @Nullable Instant after) {}
