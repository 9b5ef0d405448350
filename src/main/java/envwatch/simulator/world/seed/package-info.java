/** Generates the content of a new world: realistic, and the same for the same seed. */
@NullMarked
package envwatch.simulator.world.seed;

import org.jspecify.annotations.NullMarked;
