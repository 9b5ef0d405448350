/** The JavaFX application: puts the window together with what runs behind it. */
@NullMarked
package envwatch.app;

import org.jspecify.annotations.NullMarked;
