/**
 * Shared by the API versions of the simulated service: calls, parameters, JSON, dates, addresses
 * and refusals.
 */
@NullMarked
package envwatch.simulator.service.wire;

import org.jspecify.annotations.NullMarked;
