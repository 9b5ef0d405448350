/**
 * Machines of environments: what they are made of, in which state they are, and how to reach them.
 */
@NullMarked
package envwatch.model.machine;

import org.jspecify.annotations.NullMarked;
