/** Makes what a new world consists of: believable, and the same for the same seed. */
@NullMarked
package envwatch.simulator.world.seed;

import org.jspecify.annotations.NullMarked;
