/** The current content of the world, and how it changes in the course of time. */
@NullMarked
package envwatch.simulator.world.change;

import org.jspecify.annotations.NullMarked;
