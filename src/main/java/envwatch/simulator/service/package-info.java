/** The operations of the simulated service, over its world. */
@NullMarked
package envwatch.simulator.service;

import org.jspecify.annotations.NullMarked;
