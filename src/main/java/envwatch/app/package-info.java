/** The JavaFX application: connects the window with the session behind it. */
@NullMarked
package envwatch.app;

import org.jspecify.annotations.NullMarked;
