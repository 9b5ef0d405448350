/**
 * Shared by the API versions of the simulated service: calls, parameters, dates, addresses and
 * refusals.
 */
@NullMarked
package envwatch.simulator.service.wire;

import org.jspecify.annotations.NullMarked;
