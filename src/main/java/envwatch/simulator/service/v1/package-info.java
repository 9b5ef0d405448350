/** API version 1 of the simulated service. */
@NullMarked
package envwatch.simulator.service.v1;

import org.jspecify.annotations.NullMarked;
