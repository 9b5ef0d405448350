/** A check as text or table, to be taken elsewhere. Contains neither passwords nor links. */
@NullMarked
package envwatch.training.check.export;

import org.jspecify.annotations.NullMarked;
