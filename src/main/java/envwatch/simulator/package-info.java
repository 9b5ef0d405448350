/**
 * The environment service, simulated: an HTTP server on loopback with a living, seeded world. It
 * shares no code with the client, so that the same mistake cannot be hidden on both sides.
 */
@NullMarked
package envwatch.simulator;

import org.jspecify.annotations.NullMarked;
