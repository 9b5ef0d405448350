/** Fills a new world with classes. */
@NullMarked
package envwatch.simulator.world.training.seed;

import org.jspecify.annotations.NullMarked;
