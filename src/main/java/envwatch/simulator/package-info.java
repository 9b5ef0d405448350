/**
 * The environment service, simulated: an HTTP server on loopback with a living, seeded world. It
 * knows nothing of the client, so that a mistake cannot hide on both sides.
 */
@NullMarked
package envwatch.simulator;

import org.jspecify.annotations.NullMarked;
