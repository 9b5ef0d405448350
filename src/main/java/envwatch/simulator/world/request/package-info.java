/** What clients ask of the world, and why it refuses. */
@NullMarked
package envwatch.simulator.world.request;

import org.jspecify.annotations.NullMarked;
