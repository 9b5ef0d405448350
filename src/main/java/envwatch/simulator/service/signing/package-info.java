/**
 * Authentication of requests to the simulated service: signatures, single-use tokens, credentials.
 */
@NullMarked
package envwatch.simulator.service.signing;

import org.jspecify.annotations.NullMarked;
