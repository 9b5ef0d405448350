/** The page of events: what changed, what was done from here, and when nobody looked. */
@NullMarked
package envwatch.ui.history.events;

import org.jspecify.annotations.NullMarked;
