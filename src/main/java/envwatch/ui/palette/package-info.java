/** One field that finds whatever the window can show or do. */
@NullMarked
package envwatch.ui.palette;

import org.jspecify.annotations.NullMarked;
