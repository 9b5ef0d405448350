/** The bell and its list, what is muted, and the wish to be told when something is ready. */
@NullMarked
package envwatch.ui.notices;

import org.jspecify.annotations.NullMarked;
