package envwatch.simulator;

import org.jspecify.annotations.Nullable;

/**
 * An operation of the service.
 *
 * @param <C> how its version is called
 */
interface Operation<C extends Call> {
  /** The answer of v1, the {@code data} of v2, or the body of v3, where null is for none. */
  @Nullable JsonValue run(C call) throws RefusedException;
}
