/** The main window: header, banners, places. */
@NullMarked
package envwatch.ui.window;

import org.jspecify.annotations.NullMarked;
