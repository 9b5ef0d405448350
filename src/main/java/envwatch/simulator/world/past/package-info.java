/** When environments were used in the days before a world is served. */
@NullMarked
package envwatch.simulator.world.past;

import org.jspecify.annotations.NullMarked;
