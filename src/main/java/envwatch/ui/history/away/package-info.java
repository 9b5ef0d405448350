/** What changed while nobody looked at the window, and which rows were not seen since. */
@NullMarked
package envwatch.ui.history.away;

import org.jspecify.annotations.NullMarked;
