/** Classes, their students and what can be done with them, as data. Immutable. */
@NullMarked
package envwatch.model.training;

import org.jspecify.annotations.NullMarked;
