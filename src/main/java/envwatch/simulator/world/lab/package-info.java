/** The contents of the world at one moment. All types are immutable. */
@NullMarked
package envwatch.simulator.world.lab;

import org.jspecify.annotations.NullMarked;
