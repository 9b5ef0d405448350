/** What the simulated service serves: environments, machines, snapshots, and how they change. */
@NullMarked
package envwatch.simulator.world;

import org.jspecify.annotations.NullMarked;
