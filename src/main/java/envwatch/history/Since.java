package envwatch.history;

import java.time.Instant;

/**
 * Since when something is in its state.
 *
 * @param state which state
 * @param at when it was first seen in it
 * @param exact whether the beginning was seen; if false, it has been so for at least that long
 */
public record Since(State state, Instant at, boolean exact) {}
