/** Starts a person's own links and programs from the rows of the window. */
@NullMarked
package envwatch.ui.tools;

import org.jspecify.annotations.NullMarked;
