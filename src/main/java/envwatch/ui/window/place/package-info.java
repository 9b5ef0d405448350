/** Where the main window opens, and what is kept of that. */
@NullMarked
package envwatch.ui.window.place;

import org.jspecify.annotations.NullMarked;
