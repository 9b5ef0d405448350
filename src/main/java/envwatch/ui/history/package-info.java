/** Events, bars, notes, reports, and what happened while the user was away. */
@NullMarked
package envwatch.ui.history;

import org.jspecify.annotations.NullMarked;
