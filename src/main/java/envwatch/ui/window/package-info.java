/**
 * The main window: its header, banners, status strip and title, where it opens and what its keys
 * do.
 */
@NullMarked
package envwatch.ui.window;

import org.jspecify.annotations.NullMarked;
