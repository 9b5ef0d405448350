/** Looks at what a check of a class needs, and puts together what it is made from. */
@NullMarked
package envwatch.training.check.look;

import org.jspecify.annotations.NullMarked;
