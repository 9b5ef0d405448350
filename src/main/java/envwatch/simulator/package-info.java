/**
 * The simulated service: its world, how that changes, and the operations of each version. Shares no
 * code with the client.
 */
@NullMarked
package envwatch.simulator;

import org.jspecify.annotations.NullMarked;
