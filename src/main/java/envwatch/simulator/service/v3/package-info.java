/** API version 3 of the simulated service. */
@NullMarked
package envwatch.simulator.service.v3;

import org.jspecify.annotations.NullMarked;
