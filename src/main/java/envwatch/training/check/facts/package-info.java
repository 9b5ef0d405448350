/** What a check knows when it starts: the class, its seats, and whether they stay awake. */
@NullMarked
package envwatch.training.check.facts;

import org.jspecify.annotations.NullMarked;
