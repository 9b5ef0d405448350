/**
 * What the versions of the simulated service share: calls, parameters, JSON, dates, addresses and
 * refusals.
 */
@NullMarked
package envwatch.simulator.service.wire;

import org.jspecify.annotations.NullMarked;
