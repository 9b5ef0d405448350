/** The world that the simulated service serves, the operations on it, and spontaneous events. */
@NullMarked
package envwatch.simulator.world;

import org.jspecify.annotations.NullMarked;
