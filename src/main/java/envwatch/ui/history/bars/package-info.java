/** Bars that show what environments and machines were as time went by. */
@NullMarked
package envwatch.ui.history.bars;

import org.jspecify.annotations.NullMarked;
