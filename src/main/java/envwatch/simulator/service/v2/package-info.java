/** API version 2 of the simulated service. */
@NullMarked
package envwatch.simulator.service.v2;

import org.jspecify.annotations.NullMarked;
