/** The world that the simulated service serves, and how it changes. */
@NullMarked
package envwatch.simulator.world;

import org.jspecify.annotations.NullMarked;
