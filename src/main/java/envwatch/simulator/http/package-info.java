/**
 * A small HTTP/1.1 server. The JDK's server always sends the machine's time as {@code Date} and
 * always completes its answers; the simulated service must be able to behave differently.
 */
@NullMarked
package envwatch.simulator.http;

import org.jspecify.annotations.NullMarked;
