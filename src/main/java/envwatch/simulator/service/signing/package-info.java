/**
 * How the simulated service checks who calls: signatures, tokens that may be used once,
 * credentials.
 */
@NullMarked
package envwatch.simulator.service.signing;

import org.jspecify.annotations.NullMarked;
