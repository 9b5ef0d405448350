/** What a check of a class results in. Immutable values without words. */
@NullMarked
package envwatch.training.check.model;

import org.jspecify.annotations.NullMarked;
