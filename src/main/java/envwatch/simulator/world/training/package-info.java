/**
 * Training: classes, students who come and go, their environments, and what trainers do with them.
 */
@NullMarked
package envwatch.simulator.world.training;

import org.jspecify.annotations.NullMarked;
