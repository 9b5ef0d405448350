/** What the world consists of at one moment. Nothing here changes; a change makes another one. */
@NullMarked
package envwatch.simulator.world.lab;

import org.jspecify.annotations.NullMarked;
