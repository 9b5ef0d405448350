/** Notes and tags of one's own on environments and machines. */
@NullMarked
package envwatch.ui.history.notes;

import org.jspecify.annotations.NullMarked;
