/** The simulated service: shares no code with the client. */
@NullMarked
package envwatch.simulator;

import org.jspecify.annotations.NullMarked;
