/**
 * The world that the simulated service serves: what is in it now, what callers can ask for, and
 * what happens by itself.
 */
@NullMarked
package envwatch.simulator.world;

import org.jspecify.annotations.NullMarked;
