/** The days before a world is served, lived through again for whoever asks. */
@NullMarked
package envwatch.simulator.world.past;

import org.jspecify.annotations.NullMarked;
