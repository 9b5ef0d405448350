/** Where a call is chosen, written and confirmed, and the list of earlier ones. */
@NullMarked
package envwatch.ui.console.call;

import org.jspecify.annotations.NullMarked;
