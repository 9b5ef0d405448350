/** Classes, their students and instructors as they are at one moment; immutable. */
@NullMarked
package envwatch.simulator.world.training.model;

import org.jspecify.annotations.NullMarked;
