/** Calls of the service's API that are written by hand: a window of its own. */
@NullMarked
package envwatch.ui.console;

import org.jspecify.annotations.NullMarked;
