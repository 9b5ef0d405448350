/** How the simulated service misbehaves on demand. */
@NullMarked
package envwatch.simulator.weather;

import org.jspecify.annotations.NullMarked;
